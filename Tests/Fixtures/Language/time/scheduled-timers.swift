var ticks = 0
let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
    ticks += 1
    if ticks == 3 { timer.invalidate() }
}
device.wait(1)
print(ticks, timer.isValid)  // prints: 3 false
class Target: NSObject {
    @objc func fire(_ timer: Timer) { print("fired", timer.userInfo as? String ?? "none") }
}
let target = Target()
Timer.scheduledTimer(timeInterval: 0.2, target: target, selector: #selector(Target.fire(_:)), userInfo: "info", repeats: false)
device.wait(0.3)  // prints: fired info
