/// What was set for assistive apps to read out.
final class SpokenWords {
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var language: String?
    /// What it holds for assistive apps, in the order of reading.
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var groupsElements = false
    var customActions: [UIAccessibilityCustomAction]?
}

extension UIResponder {
    /// The words to change; makes them.
    final var ownWords: SpokenWords {
        if let words { return words }
        let made = SpokenWords()
        words = made
        return made
    }

    /// What it is where nothing was set: buttons, labels, pictures and sliders say so (our decision).
    final var usualTraits: UIAccessibilityTraits {
        switch self {
        case is UIButton: .button
        case is UILabel: .staticText
        case is UIImageView: .image
        case is UISlider: .adjustable
        default: .none
        }
    }
}
