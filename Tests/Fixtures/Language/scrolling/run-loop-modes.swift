// While a scroll view tracks or decelerates, the run loop is in another mode than at other times.
var ticks: [String: Int] = [:]
func count(_ name: String) -> (Timer) -> Void {
    { timer in ticks[name, default: 0] += 1 }
}
Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true, block: count("default"))
let common = Timer(timeInterval: 0.1, repeats: true, block: count("common"))
RunLoop.main.add(common, forMode: .common)
let tracking = Timer(timeInterval: 0.1, repeats: true, block: count("tracking"))
RunLoop.current.add(tracking, forMode: .tracking)
let never = Timer(timeInterval: 0.1, repeats: true, block: count("never"))
RunLoop.main.add(never, forMode: RunLoop.Mode("a mode of its own"))
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
scroll.contentSize = CGSize(width: 300, height: 2000)
view.addSubview(scroll)

device.wait(0.35)
print(ticks["default"] ?? 0, ticks["common"] ?? 0, ticks["tracking"] ?? 0)  // prints: 3 3 0
print(RunLoop.main.currentMode == .default, RunLoop.Mode.common.rawValue)
// prints: true kCFRunLoopCommonModes
let finger = hand.touch(scroll)
finger.hold(0.3)
print(RunLoop.main.currentMode == .tracking)  // prints: true
print(ticks["default"] ?? 0, ticks["common"] ?? 0, ticks["tracking"] ?? 0)  // prints: 3 6 4
finger.lift()
device.wait(0.1)
// What the default mode's timer missed it does not make up for.
print(ticks["default"] ?? 0, ticks["common"] ?? 0, ticks["tracking"] ?? 0)  // prints: 5 7 4
RunLoop.main.perform { print("later") }
print("now")
// prints: now
// prints: later
device.wait(0.01)
print(ticks["never"] == nil, RunLoop.Mode(rawValue: "x") == .default)  // prints: true false
for timer in [common, tracking, never] { timer.invalidate() }
