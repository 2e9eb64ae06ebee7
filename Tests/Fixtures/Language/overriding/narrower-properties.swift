// A read-only property may be overridden with a class below its own, and without the optional.
class Box: UIView {
    var content: UIView? { subviews.first }
    var depth: Int? { nil }
}
final class Frame: Box {
    let label = UILabel()
    override var content: UILabel { label }
    override var depth: Int { 2 }
    let above = UIView()
    override var next: UIView { above }
}
let frame = Frame()
frame.label.text = "inside"
frame.content.text = "written without unwrapping"
let box: Box = frame
print(frame.label.text ?? "", box.content === frame.label, frame.depth + 1, box.depth ?? 0)
// prints: written without unwrapping true 3 2
print(frame.next.tag, (frame as UIResponder).next === frame.above)  // prints: 0 true

final class Around: UIPresentationController {
    let holder = UIView()
    override var presentedView: UIView { holder }
}
let around = Around(presentedViewController: UIViewController(), presenting: nil)
print(around.presentedView.subviews.count, (around as UIPresentationController).presentedView === around.holder)
// prints: 0 true
