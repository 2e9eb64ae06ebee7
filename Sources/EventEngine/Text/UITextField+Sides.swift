import Foundation

/// What a text field knows beside its text.
struct FieldState {
    var traits = TextTraits()
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var clearButtonMode = UITextField.ViewMode.never
    var leftView: UIView?
    var leftViewMode = UITextField.ViewMode.never
    var rightView: UIView?
    var rightViewMode = UITextField.ViewMode.never
    var clearButton: UITextFieldClearButton?
    /// Whether the delegate implements `textFieldDidEndEditing(_:reason:)`; found out when it is told.
    var hearsReason = false
    var storedUndoManager: UndoManager?

    mutating func undoManager(in world: Simulator) -> UndoManager {
        if let storedUndoManager { return storedUndoManager }
        let manager = world.perform { UndoManager() }
        storedUndoManager = manager
        return manager
    }
}

/// The button that empties the text.
final class UITextFieldClearButton: UIButton {}

/// The views beside the text: which are there, and where.
extension UITextField {
    private static let clearButtonSize: CGFloat = 19

    final func changeSides(_ change: (inout FieldState) -> Void) {
        let old = [field.leftView, field.rightView]
        change(&field)
        for view in old where view !== field.leftView && view !== field.rightView {
            if view?.superview === self { view?.removeFromSuperview() }
        }
        sidesDidChange()
    }

    /// Puts those in that belong there now, and takes the others out.
    final func sidesDidChange() {
        let modes = [field.clearButtonMode, field.leftViewMode, field.rightViewMode]
        guard modes.contains(where: { $0 != .never }) || field.clearButton?.superview != nil else { return }
        show(field.leftView, isShown(field.leftViewMode))
        let showsButton = isShown(field.clearButtonMode) && hasText
        show(field.rightView, isShown(field.rightViewMode) && !showsButton)
        if showsButton || field.clearButton != nil { show(clearButton, showsButton) }
        setNeedsLayout()
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func show(_ view: UIView?, _ isShown: Bool) {
        guard let view else { return }
        if isShown, view.superview !== self { addSubview(view) }
        if !isShown, view.superview === self { view.removeFromSuperview() }
    }

    /// Asks where a part of the field is.
    final func rect(_ selector: MessageSelector, _ bounds: CGRect, _ usual: () -> CGRect) -> CGRect {
        world.ask(selector, of: self, [bounds], body: usual)
    }

    private var clearButton: UITextFieldClearButton {
        if let button = field.clearButton { return button }
        let button = world.perform { UITextFieldClearButton(frame: .zero) }
        let action = world.perform { UIAction { [weak self] _ in self?.clearByUser() } }
        button.addAction(action, for: .touchUpInside)
        field.clearButton = button
        return button
    }

    final func placeSides() {
        if let view = field.leftView, view.superview === self {
            view.frame = leftViewRect(forBounds: bounds)
        }
        if let view = field.rightView, view.superview === self {
            view.frame = rightViewRect(forBounds: bounds)
        }
        if let button = field.clearButton, button.superview === self {
            button.frame = clearButtonRect(forBounds: bounds)
        }
    }

    final func defaultSideRect(_ view: UIView?, _ isLeft: Bool, _ bounds: CGRect) -> CGRect {
        guard let view, view.superview === self else { return .zero }
        let size = view.bounds.size
        let x = isLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    final func defaultClearButtonRect(_ bounds: CGRect) -> CGRect {
        let size = Self.clearButtonSize
        return CGRect(x: bounds.maxX - size - 5, y: bounds.midY - size / 2, width: size, height: size)
    }

    final func defaultTextRect(_ bounds: CGRect) -> CGRect {
        let margin = borderStyle == .none ? .zero : ControlConstants.textFieldMargin
        let left = defaultSideRect(field.leftView, true, bounds).width
        var right = defaultSideRect(field.rightView, false, bounds).width
        if field.clearButton?.superview === self { right = max(right, Self.clearButtonSize + 5) }
        return CGRect(
            x: bounds.minX + margin.width + left, y: bounds.minY,
            width: max(0, bounds.width - 2 * margin.width - left - right), height: bounds.height)
    }
}
