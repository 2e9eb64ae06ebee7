// Names of edit actions, as the protocol has them.
let actions = [
    #selector(UIResponderStandardEditActions.cut(_:)), #selector(UIResponderStandardEditActions.copy(_:)),
    #selector(UIResponderStandardEditActions.paste(_:)),
    #selector(UIResponderStandardEditActions.select(_:)),
    #selector(UIResponderStandardEditActions.selectAll(_:)),
    #selector(UIResponderStandardEditActions.delete(_:)),
    #selector(UIResponderStandardEditActions.toggleBoldface(_:)),
    #selector(UIResponderStandardEditActions.toggleItalics(_:)),
    #selector(UIResponderStandardEditActions.toggleUnderline(_:)),
    #selector(UIResponderStandardEditActions.increaseSize(_:)),
    #selector(UIResponderStandardEditActions.decreaseSize(_:)),
    #selector(UIResponderStandardEditActions.makeTextWritingDirectionLeftToRight(_:)),
    #selector(UIResponderStandardEditActions.makeTextWritingDirectionRightToLeft(_:)),
]
print(actions.map { NSStringFromSelector($0) }.joined(separator: " "))
// prints: cut: copy: paste: select: selectAll: delete: toggleBoldface: toggleItalics: toggleUnderline: increaseSize: decreaseSize: makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft:

// What is said of a change before it happens.
final class Reader: UIView {
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        print(keyPath ?? "", change?[.notificationIsPriorKey] as? Bool ?? false, change?.count ?? 0)
    }
}
let reader = Reader()
view.addObserver(reader, forKeyPath: "alpha", options: [.prior, .old, .new], context: nil)
view.alpha = 0.5
// prints: alpha true 3
// prints: alpha false 3
view.removeObserver(reader, forKeyPath: "alpha")
print(NSKeyValueChangeKey(rawValue: "new") == .newKey, NSKeyValueChangeKey.oldKey.rawValue)
// prints: true old
print(NSKeyValueChangeKey.kindKey.rawValue)  // prints: kind

// Ways from one look to another.
let ways: [UIView.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
    .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
]
print(ways.map { Int($0.rawValue >> 20) })  // prints: [1, 2, 3, 4, 5, 6, 7]
