// What only changes looks is kept, and read back.
final class Desk: NSObject {
    @objc func tapped() { print("tapped") }
}
let desk = Desk()
let star = UIImage()

let button = UIButton.systemButton(with: star, target: desk, action: #selector(Desk.tapped))
button.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
view.addSubview(button)
hand.tap(button)  // prints: tapped
print(button.currentImage === star, button.buttonType == .system)  // prints: true true
print(button.adjustsImageWhenHighlighted, button.adjustsImageWhenDisabled)  // prints: true true
button.adjustsImageWhenHighlighted = false
button.adjustsImageWhenDisabled = false
button.showsTouchWhenHighlighted = true
button.reversesTitleShadowWhenHighlighted = true
button.isPointerInteractionEnabled = true
print(button.adjustsImageWhenHighlighted, button.adjustsImageWhenDisabled)  // prints: false false
print(button.showsTouchWhenHighlighted, button.reversesTitleShadowWhenHighlighted, button.isPointerInteractionEnabled)
// prints: true true true

let stepper = UIStepper()
stepper.setBackgroundImage(star, for: .normal)
stepper.setIncrementImage(star, for: .normal)
stepper.setDecrementImage(star, for: .highlighted)
stepper.setDividerImage(star, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
print(stepper.backgroundImage(for: .normal) === star, stepper.backgroundImage(for: .disabled) === star)
// prints: true true
print(stepper.incrementImage(for: .highlighted) === star, stepper.decrementImage(for: .normal) == nil)
// prints: true true
print(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === star)  // prints: true
print(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)  // prints: true

let toggle = UISwitch()
toggle.title = "Wi-Fi"
toggle.onImage = star
toggle.offImage = star
print(toggle.title ?? "-", toggle.onImage === star, toggle.offImage === star)  // prints: Wi-Fi true true

let refresh = UIRefreshControl()
refresh.attributedTitle = NSAttributedString(string: "Pull")
print(refresh.attributedTitle?.string ?? "-")  // prints: Pull

let field = UITextField()
field.allowsEditingTextAttributes = true
field.defaultTextAttributes = [.foregroundColor: UIColor.red]
print(field.typingAttributes == nil, field.defaultTextAttributes.count)  // prints: true 1
print(field.textColor == .red)  // prints: true
field.typingAttributes = [.foregroundColor: UIColor.red, .kern: 1]
print(field.typingAttributes?.count ?? 0, field.allowsEditingTextAttributes)  // prints: 2 true
let page = UITextView()
page.typingAttributes = [.foregroundColor: UIColor.red]
page.allowsEditingTextAttributes = true
page.usesStandardTextScaling = true
print(page.typingAttributes.count, page.allowsEditingTextAttributes, page.usesStandardTextScaling)  // prints: 1 true true

let table = UITableView()
table.sectionIndexBackgroundColor = .red
table.sectionIndexTrackingBackgroundColor = .blue
table.sectionIndexMinimumDisplayRowCount = 20
table.insetsContentViewsToSafeArea = false
table.fillerRowHeight = 44
table.isPrefetchingEnabled = false
table.automaticallyAdjustsScrollIndicatorInsets = false
print(table.sectionIndexBackgroundColor == .red, table.sectionIndexTrackingBackgroundColor == .blue)  // prints: true true
print(table.sectionIndexMinimumDisplayRowCount, table.insetsContentViewsToSafeArea, table.fillerRowHeight)
// prints: 20 false 44.0
print(table.isPrefetchingEnabled, table.automaticallyAdjustsScrollIndicatorInsets)  // prints: false false

let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
print(cell.indentationLevel, cell.indentationWidth, cell.shouldIndentWhileEditing)  // prints: 0 10.0 true
cell.indentationLevel = 2
cell.indentationWidth = 20
cell.shouldIndentWhileEditing = false
print(cell.indentationLevel, cell.indentationWidth, cell.shouldIndentWhileEditing)  // prints: 2 20.0 false
let text = cell.textLabel!
cell.layoutIfNeeded()
let start = text.frame.minX
cell.indentationLevel = 3
cell.layoutIfNeeded()
print(text.frame.minX - start)  // prints: 20.0

let tap = UITapGestureRecognizer()
print(tap.allowedPressTypes)  // prints: [4]
tap.allowedPressTypes = [1]
print(tap.allowedPressTypes.count)  // prints: 1

let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
view.addSubview(box)
print(box.clearsContextBeforeDrawing, box.anchorPoint)  // prints: true (0.5, 0.5)
box.clearsContextBeforeDrawing = false
box.anchorPoint = .zero
print(box.clearsContextBeforeDrawing, box.layer.anchorPoint, box.frame)
// prints: false (0.0, 0.0) (150.0, 125.0, 100.0, 50.0)

UIView.animate(springDuration: 0.3, bounce: 0.2) { box.alpha = 0.5 }
UIView.animate {
    box.alpha = 1
} completion: { done in
    print("done", done)
}
device.wait(1)  // prints: done true

let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
print((animator.timingParameters as? UICubicTimingParameters)?.animationCurve == .easeIn)  // prints: true
let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
print(spring.timingParameters is UISpringTimingParameters)  // prints: true
