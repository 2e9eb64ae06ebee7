print("a")  // prints: a
DispatchQueue.main.async { print("later") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("half a second") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { print("twenty") }
print("b")  // prints: b
device.wait(1)
print("end")
// prints: later
// prints: twenty
// prints: half a second
// prints: end
