// A timer may call a method by its name, and hands itself over.
class Clock: NSObject {
    var ticks = 0
    @objc func tick(_ timer: Timer) {
        ticks += 1
        print("tick", ticks, timer.userInfo as? String ?? "-")
        if ticks == 2 { timer.invalidate() }
    }
    @objc func once() { print("once") }
}
class Watcher: UIView {
    @objc func look() { print("looked", tag) }
}
let clock = Clock()
let timer = Timer.scheduledTimer(
    timeInterval: 0.1, target: clock, selector: #selector(Clock.tick(_:)), userInfo: "info", repeats: true)
Timer.scheduledTimer(
    timeInterval: 0.15, target: clock, selector: #selector(Clock.once), userInfo: nil, repeats: false)
let watcher = Watcher()
watcher.tag = 7
let waiting = Timer(
    timeInterval: 1, target: watcher, selector: #selector(Watcher.look), userInfo: nil, repeats: false)
device.wait(0.12)  // prints: tick 1 info
device.wait(1)  // prints: once
// prints: tick 2 info
print(timer.isValid)  // prints: false
waiting.fire()  // prints: looked 7
print(waiting.isValid)  // prints: false
