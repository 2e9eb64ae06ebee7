// Scroll views of the scenario's own, which say what becomes of the content's touches and offset.
class PickyScrollView: UIScrollView {
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        print("should begin", view.tag, touches.count)
        return view.tag != 7 && super.touchesShouldBegin(touches, with: event, in: view)
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
        print("should cancel", view.tag, super.touchesShouldCancel(in: view))
        return true
    }
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, 100)) }
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
    }
    var passes = 0
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        print("go to", contentOffset.y, animated)
        super.setContentOffset(contentOffset, animated: animated)
    }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        print("show", rect.minY)
        super.scrollRectToVisible(rect, animated: animated)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let answer = super.gestureRecognizerShouldBegin(gestureRecognizer)
        print("should begin", gestureRecognizer === panGestureRecognizer, answer)
        return answer
    }
}
class Box: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("box", tag) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("lost") }
}
let scroll = PickyScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
scroll.contentSize = CGSize(width: 300, height: 1000)
view.addSubview(scroll)
for tag in [7, 8] {
    let box = Box(frame: CGRect(x: 0, y: CGFloat(tag - 7) * 100, width: 300, height: 100))
    box.tag = tag
    scroll.addSubview(box)
}
hand.tap(scroll.subviews[0])  // prints: should begin 7 1
let finger = hand.touch(scroll.subviews[1])
finger.hold(0.2)
// prints: should begin 8 1
// prints: box 8
finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
// prints: should cancel 8 true
// prints: should begin true true
// prints: lost
finger.lift()
print(scroll.contentOffset.y, scroll.passes > 3)  // prints: 100.0 true
scroll.setContentOffset(.zero, animated: false)  // prints: go to 0.0 false
scroll.scrollRectToVisible(CGRect(x: 0, y: 470, width: 10, height: 30), animated: true)
// prints: show 470.0
// prints: go to 100.0 true
device.wait(1)
print(scroll.contentOffset.y)  // prints: 100.0
