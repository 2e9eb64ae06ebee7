class Counter: UIView {
    var counts = [Int: Int]()
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts[touches.first!.tapCount, default: 0] += 1
    }
}
let counter = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(counter)
hand.tap(counter, count: 3)
device.wait(1)
hand.tap(counter)
for key in counter.counts.keys.sorted() { print(key, counter.counts[key]!) }
// prints: 1 2
// prints: 2 1
// prints: 3 1
