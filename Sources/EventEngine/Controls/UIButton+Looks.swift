import Foundation

/// How a button looks in its states: kept, and without effect on touches.
extension UIButton {
    /// A button of the kind `system` with a picture and one action.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// How large symbols are in a state that say nothing of it themselves.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        contents.symbols[state.rawValue] = configuration
        update()
    }
    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents.symbols[in: state]
    }
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// Whether the picture is darker, or lighter, in the two states.
    public var adjustsImageWhenHighlighted: Bool {
        get { contents.looks.adjustsWhenHighlighted }
        set { contents.looks.adjustsWhenHighlighted = newValue }
    }
    public var adjustsImageWhenDisabled: Bool {
        get { contents.looks.adjustsWhenDisabled }
        set { contents.looks.adjustsWhenDisabled = newValue }
    }
    public var showsTouchWhenHighlighted: Bool {
        get { contents.looks.glowsWhenHighlighted }
        set { contents.looks.glowsWhenHighlighted = newValue }
    }
    public var reversesTitleShadowWhenHighlighted: Bool {
        get { contents.looks.reversesShadow }
        set { contents.looks.reversesShadow = newValue }
    }
    /// Kept: there is no pointer here.
    public var isPointerInteractionEnabled: Bool {
        get { contents.looks.takesPointer }
        set { contents.looks.takesPointer = newValue }
    }
}
