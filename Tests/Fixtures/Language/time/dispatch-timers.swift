// A timer of Dispatch tells its events while nothing suspends it.
final class Clock {
    private var timer: DispatchSourceTimer!
    private var count = 0

    func start() {
        timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 0.5, repeating: 1.0, leeway: .milliseconds(10))
        timer.setEventHandler { [weak self] in
            guard let self else { return }
            self.count += 1
            print("tick", self.count)
        }
        timer.setCancelHandler { print("cancelled") }
        timer.resume()
    }
    func pause() { timer.suspend() }
    func goOn() { timer.resume() }
    func stop() {
        timer.cancel()
        timer = nil
    }
}
let clock = Clock()
clock.start()
device.wait(2)
clock.pause()
device.wait(3)
print("paused")
clock.goOn()
device.wait(0.2)
clock.stop()
device.wait(2)
let once = DispatchSource.makeTimerSource()
once.schedule(deadline: .now() + .milliseconds(100))
once.setEventHandler { print("once") }
once.activate()
device.wait(1)
once.schedule(deadline: .now(), repeating: .milliseconds(300))
device.wait(0.7)
once.cancel()
print(once.isCancelled)
// prints: tick 1
// prints: tick 2
// prints: paused
// prints: tick 3
// prints: cancelled
// prints: once
// prints: once
// prints: once
// prints: once
// prints: true
