// A display link that wants fewer frames is called for every second or third one.
class Counter: NSObject {
    var calls = 0
    var gap = 0.0
    @objc func step(_ link: CADisplayLink) {
        calls += 1
        gap = link.targetTimestamp - link.timestamp
    }
}
for rate in [0, 60, 40, 30, 20, 7, -1] {
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: #selector(Counter.step(_:)))
    link.preferredFramesPerSecond = rate
    link.add(to: .main, forMode: .common)
    device.wait(0.5)
    link.invalidate()
    print(rate, counter.calls, (counter.gap * 60).rounded())
}
// prints: 0 30 1.0
// prints: 60 30 1.0
// prints: 40 30 1.0
// prints: 30 15 2.0
// prints: 20 10 3.0
// prints: 7 3 8.0
// prints: -1 30 1.0
