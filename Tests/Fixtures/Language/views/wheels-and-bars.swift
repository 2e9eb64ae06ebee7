// A wheel is hidden, and so never hit, unless it turns; while it does, it takes touches as any view does.
final class Target: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("below") }
}
let target = Target(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(target)
let wheel = UIActivityIndicatorView(style: .large)
print(wheel.bounds.size, wheel.intrinsicContentSize, wheel.isHidden)  // prints: (37.0, 37.0) (37.0, 37.0) true
wheel.frame = target.frame
view.addSubview(wheel)
hand.tap(target)  // prints: below
wheel.startAnimating()
print(wheel.isAnimating, wheel.isHidden, view.hitTest(CGPoint(x: 5, y: 5), with: nil) === wheel)  // prints: true false true
wheel.stopAnimating()
print(wheel.isAnimating, wheel.hidesWhenStopped, view.hitTest(CGPoint(x: 5, y: 5), with: nil) === target)  // prints: false true true
wheel.hidesWhenStopped = false
wheel.style = .medium
wheel.color = .red
print(wheel.isHidden, wheel.style == .medium, wheel.intrinsicContentSize.width)  // prints: false true 20.0
print(UIActivityIndicatorView(frame: .zero).isHidden, UIActivityIndicatorView().style.rawValue)  // prints: true 100

let bar = UIProgressView(progressViewStyle: .default)
bar.progress = 0.25
print(bar.progress)  // prints: 0.25
bar.setProgress(3, animated: true)
print(bar.progress, bar.intrinsicContentSize.height)  // prints: 1.0 4.0
bar.progressViewStyle = .bar
bar.progressTintColor = .blue
bar.trackTintColor = .gray
print(bar.progressViewStyle == .bar, UIProgressView(frame: .zero).progress, UIProgressView().bounds.width)  // prints: true 0.0 0.0

// What bars say, and the fonts of texts.
let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
print(add.style == .plain, done.style == .done, add.title ?? "none")  // prints: true true none
let symbol = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
symbol.width = 30
symbol.tintColor = .red
print(symbol.image?.size ?? .zero, symbol.width, symbol.tintColor == .red)  // prints: (20.0, 20.0) 30.0 true
let custom = UIBarButtonItem(customView: target)
custom.image = nil
print(custom.customView === target)  // prints: true
custom.customView = nil
let kinds: [UIBarButtonItem.SystemItem] = [
    .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search,
    .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .close,
]
print(kinds.map { $0.rawValue }.reduce(0, +))  // prints: 273
let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
]
print(styles.map { Int(UIFont.preferredFont(forTextStyle: $0).pointSize) })  // prints: [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11]
print(UIFont.TextStyle(rawValue: UIFont.TextStyle.body.rawValue) == .body)  // prints: true
