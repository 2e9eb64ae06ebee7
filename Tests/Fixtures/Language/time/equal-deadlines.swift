var n = 0
let t = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
    n += 1
    print("tick", n)
    if n == 2 { timer.invalidate() }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { print("A") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { print("B") }
DispatchQueue.main.async {
    print("0")
    DispatchQueue.main.async { print("1") }
}
device.wait(1)
// prints: 0
// prints: 1
// prints: A
// prints: B
// prints: tick 1
// prints: tick 2
print(t.isValid)  // prints: false
