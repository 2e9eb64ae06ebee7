// `.now() + delay` with a variable.
let delay = 0.2
DispatchQueue.main.asyncAfter(deadline: .now() + delay) { print("later") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30)) { print("soon") }
device.wait(0.5)
// prints: soon
// prints: later
