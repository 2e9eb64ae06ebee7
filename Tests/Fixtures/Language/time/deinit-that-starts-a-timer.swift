// What a cancelled timer held may start another one when it goes.
class Job {
    deinit { Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in print("late") } }
}
do {
    let job = Job()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in _ = job }
    timer.invalidate()
}
device.wait(1)  // prints: late
