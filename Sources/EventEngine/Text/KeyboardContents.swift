import Foundation

/// What is shown for a first responder: the keyboard or a view in its place, and the accessory view (P-11).
struct KeyboardContents {
    let input: UIView?
    let accessory: UIView?
    /// In points.
    let inputHeight: CGFloat
    let accessoryHeight: CGFloat

    var height: CGFloat { inputHeight + accessoryHeight }

    /// Both are looked for from the first responder on upwards; nil when nothing is to be shown.
    init?(for responder: UIResponder, _ world: Simulator) {
        var (input, accessory): (UIView?, UIView?)
        var upcoming: UIResponder? = responder
        while let here = upcoming, input == nil || accessory == nil, world.work.draw(1) {
            input = input ?? here.inputView ?? here.inputViewController?.view
            accessory = accessory ?? here.inputAccessoryView ?? here.inputAccessoryViewController?.view
            upcoming = here.next
        }
        let typed = responder.takesText
        guard input != nil || accessory != nil || typed, !world.isHalted else { return nil }
        self.input = input
        self.accessory = accessory
        inputHeight =
            input.map { Self.height($0, KeyboardConstants.height) } ?? (typed ? KeyboardConstants.height : 0)
        accessoryHeight = accessory.map { Self.height($0, 0) } ?? 0
    }

    /// A view is as high as it is, or as its content; else the usual height.
    private static func height(_ view: UIView, _ usual: CGFloat) -> CGFloat {
        if view.bounds.height > 0 { return view.bounds.height }
        let content = view.intrinsicContentSize.height
        return content > 0 ? content : usual
    }
}

/// The window that the keyboard is in, under the name that it has in UIKit. It is not among the windows of
/// the application.
final class UITextEffectsWindow: UIWindow {
    private lazy var keys = world.perform { UIKeyboard(frame: .zero) }

    override func visibilityDidChange() {}

    /// The accessory view on top, the keyboard below.
    func show(_ contents: KeyboardContents) {
        let lower = contents.input ?? (contents.inputHeight > 0 ? keys : nil)
        let wanted = [contents.accessory, lower].compactMap { $0 }
        for view in subviews where !wanted.contains(where: { $0 === view }) { view.removeFromSuperview() }
        let width = bounds.width
        contents.accessory?.frame = CGRect(x: 0, y: 0, width: width, height: contents.accessoryHeight)
        lower?.frame = CGRect(
            x: 0, y: contents.accessoryHeight, width: width, height: contents.inputHeight)
        for view in wanted where view.superview !== self { addSubview(view) }
    }
}

/// The keys: touches end here.
final class UIKeyboard: UIView {
    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Manages the view that is shown in the keyboard's place, or above it.
open class UIInputViewController: UIViewController {}
