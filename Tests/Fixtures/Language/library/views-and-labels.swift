// Members of views, labels, images, colours and fonts that change nothing about events.
class Box: UIView {
    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        print("removes", subview.tag)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 7) }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 5) }
}
let box = Box(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
let child = UIView(frame: .zero)
child.tag = 4
box.addSubview(child)
child.removeFromSuperview()
print(box.intrinsicContentSize, box.sizeThatFits(CGSize(width: 3, height: 3)))
box.sizeToFit()
print(box.bounds.size, box.isExclusiveTouch, box.contentScaleFactor, box.safeAreaInsets)
box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
box.mask = child
box.accessibilityLabel = "box"
box.isAccessibilityElement = true
box.setNeedsDisplay()
box.setNeedsDisplay(box.bounds)
print(box.layoutMargins.left, box.mask === child, box.accessibilityLabel ?? "", box.isAccessibilityElement)
box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFill, .redraw, .bottomLeft, .bottomRight]
for mode in modes {
    box.contentMode = mode
    print(box.contentMode == mode)
}
UIView.setAnimationsEnabled(false)
print(UIView.areAnimationsEnabled)
UIView.setAnimationsEnabled(true)
let options: UIView.AnimationOptions = [
    .beginFromCurrentState, .autoreverse, .overrideInheritedDuration, .overrideInheritedCurve,
    .allowAnimatedContent, .showHideTransitionViews, .overrideInheritedOptions, .curveEaseInOut,
]
print(options.contains(.autoreverse), options.contains(.curveEaseOut), options.contains(.curveLinear))
UIView.transition(with: box, duration: 0.1, options: [.transitionCrossDissolve], animations: { box.tag = 1 })
device.wait(0.2)
print(box.tag)

let label = UILabel(frame: .zero)
label.lineBreakMode = .byWordWrapping
for mode: NSLineBreakMode in [.byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
    print(label.lineBreakMode == mode)
    label.lineBreakMode = mode
}
for alignment: NSTextAlignment in [.justified, .natural] {
    label.textAlignment = alignment
    print(label.textAlignment == alignment)
}
label.adjustsFontSizeToFitWidth = true
label.minimumScaleFactor = 0.5
label.shadowColor = .gray
label.shadowOffset = CGSize(width: 1, height: 1)
label.highlightedTextColor = .green
label.isHighlighted = true
label.isEnabled = false
print(label.adjustsFontSizeToFitWidth, label.minimumScaleFactor, label.shadowOffset, label.isHighlighted)
let picture = UIImageView(image: nil, highlightedImage: UIImage())
picture.isHighlighted = true
print(picture.highlightedImage == nil, picture.isHighlighted)
let fonts: [UIFont] = [
    .boldSystemFont(ofSize: 9), .italicSystemFont(ofSize: 8), UIFont.systemFont(ofSize: 7).withSize(6),
    .systemFont(ofSize: UIFont.labelFontSize), .systemFont(ofSize: UIFont.buttonFontSize),
    .systemFont(ofSize: UIFont.systemFontSize), .systemFont(ofSize: UIFont.smallSystemFontSize),
]
print(fonts.map { $0.pointSize })
let weights: [UIFont.Weight] = [.ultraLight, .thin, .regular, .medium, .semibold, .heavy]
print(weights.map { $0.rawValue })
let colors: [UIColor] = [
    .brown, .cyan, .gray, .green, .lightGray, .magenta, .orange, .purple, .yellow,
    .systemBrown, .systemCyan, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5,
    .systemGray6, .systemGreen, .systemIndigo, .systemMint, .systemOrange, .systemPink, .systemPurple,
    .systemRed, .systemTeal, .systemYellow, .systemBackground, .secondarySystemBackground,
    .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
    .quaternarySystemFill, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
    .opaqueSeparator,
]
for color in colors { print(color.cgColor.numberOfComponents, color.cgColor.alpha, color == .brown) }
print(colors.count, colors[0].isEqual(colors[1]))
print(UIScreen.main.nativeScale, UIScreen.main.nativeBounds, UIScreen.main.isEqual(UIScreen.main))
print(UIWindow.Level.statusBar > UIWindow.Level.normal, (UIWindow.Level.alert - 1).rawValue)
print(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading)
var insets = NSDirectionalEdgeInsets.zero
insets.trailing = 5
print(insets.trailing, UIOffset(horizontal: 1, vertical: 2).horizontal, UIOffset.zero.vertical)
let axes: [UIAxis] = [.horizontal, .vertical, .both]
print(axes.map { $0.contains(.vertical) })
print(UIRectEdge.all.contains(.left), UIRectCorner.allCorners.contains([.bottomLeft, .bottomRight]))
