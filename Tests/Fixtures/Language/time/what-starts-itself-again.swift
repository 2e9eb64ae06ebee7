// When the code ends, what is pending happens, and what it starts; what starts itself for ever is left.
var pulses = 0
let light = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
window.addSubview(light)
func pulse() {
    pulses += 1
    UIView.animate(withDuration: 0.5, animations: { light.alpha = light.alpha == 1 ? 0.5 : 1 }) { _ in pulse() }
}
pulse()
func count(_ number: Int) {
    print("step", number)
    if number < 3 { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { count(number + 1) } }
}
count(1)
DispatchQueue.main.asyncAfter(deadline: .now() + 60) { print("late", pulses > 10) }
device.wait(2.1)
print(pulses)
// prints: step 1
// prints: step 2
// prints: 5
// prints: step 3
// prints: late true
