extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The part of a view or a guide that a constraint is about.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// Another name of `lastBaseline`.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// A direction in which things are laid out.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}

extension NSLayoutConstraint.Attribute {
    /// What attributes that may be in one constraint have in common (S-12).
    enum Family {
        case none, horizontal, vertical, size
    }

    var family: Family {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        default: .vertical
        }
    }

    /// The same part of the margins' guide; nil for what has nothing to do with margins.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin, .leadingMargin: .left
        case .rightMargin, .trailingMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// For a place: how much of the width or height lies before it.
    var part: Double {
        switch self {
        case .right, .trailing, .bottom, .lastBaseline: 1
        case .centerX, .centerY: 0.5
        default: 0
        }
    }

    /// As a description has it.
    var name: String { "\(self)" }
}
