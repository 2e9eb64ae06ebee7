// Virtual time: waiting, timers, work put off, and what a finger on the screen lets happen.
var fired: [String] = []
let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
    fired.append("tick")
    if fired.count == 3 { timer.invalidate() }
}
DispatchQueue.main.async { print("soon") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { print("later", fired.count) }
print("first")  // prints: first
device.wait(0.25)  // prints: soon
device.wait(0.1)  // prints: later 1
hand.press(view, for: 0.5)
print(fired.count, timer.isValid)  // prints: 3 false
