import Foundation

/// Pictures and distances that bars and controls keep for states, positions and heights. They are read back
/// for exactly what they were set for.
struct BarLooks {
    /// What of a bar or a control something is kept for.
    enum Part {
        case background, shadow, divider, title, backBackground, backTitle, field, scope, icon, content, badge
    }

    private struct Key: Hashable {
        let part: Part
        let when: [UInt]
    }

    private var pictures: [Key: UIImage] = [:]
    private var offsets: [Key: UIOffset] = [:]
    private var distances: [Key: CGFloat] = [:]
    private var attributes: [Key: [NSAttributedString.Key: Any]] = [:]

    subscript(picture part: Part, _ when: UInt...) -> UIImage? {
        get { pictures[Key(part: part, when: when)] }
        set { pictures[Key(part: part, when: when)] = newValue }
    }
    /// In points; none at first.
    subscript(offset part: Part, _ when: UInt...) -> UIOffset {
        get { offsets[Key(part: part, when: when)] ?? .zero }
        set { offsets[Key(part: part, when: when)] = newValue }
    }
    /// In points; 0 at first.
    subscript(distance part: Part, _ when: UInt...) -> CGFloat {
        get { distances[Key(part: part, when: when)] ?? 0 }
        set { distances[Key(part: part, when: when)] = newValue }
    }
    subscript(attributes part: Part, _ when: UInt...) -> [NSAttributedString.Key: Any]? {
        get { attributes[Key(part: part, when: when)] }
        set { attributes[Key(part: part, when: when)] = newValue }
    }
}

extension UIBarMetrics {
    /// As a number to keep something for.
    var key: UInt { UInt(rawValue) }
}
