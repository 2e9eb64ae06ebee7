import Foundation

extension NSLayoutConstraint {
    /// As it would be written, with the names of its views: `red.width == 2 * blue.width + 10 @750`.
    final var words: String {
        var words = side(firstItem, firstAttribute)
        if let offset { words += " - \(side(offset.from, offset.attribute))" }
        words += [.lessThanOrEqual: " <= ", .equal: " == ", .greaterThanOrEqual: " >= "][relation] ?? ""
        if secondAttribute == .notAnAttribute {
            words += Self.spell(storedConstant)
        } else {
            if multiplier != 1 { words += "\(Self.spell(multiplier)) * " }
            words += side(secondItem, secondAttribute)
            if let secondOffset { words += " - \(side(secondOffset.from, secondOffset.attribute))" }
            if storedConstant != 0 {
                words += storedConstant < 0 ? " - " : " + "
                words += Self.spell(abs(storedConstant))
            }
        }
        if storedPriority != .required { words += " @\(Self.spell(CGFloat(storedPriority.rawValue)))" }
        return identifier.map { "\($0): \(words)" } ?? words
    }

    private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
        let name =
            switch item {
            case let view as UIView: world.description(of: view)
            case let guide as UILayoutGuide: guide.words
            default: "nil"
            }
        return "\(name).\(attribute.name)"
    }

    fileprivate static func spell(_ number: CGFloat) -> String {
        let number = Double(number)
        return number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    }
}

extension LayoutEntry {
    /// What the engine itself says of a view or a guide, beside what constraints say: the frame of a view
    /// whose mask is translated (S-13), or the edges of a guide.
    final var words: String? {
        if let guide = item as? UILayoutGuide { return guide.words }
        guard let view = item as? UIView else { return nil }
        let numbers = pinned.map { NSLayoutConstraint.spell(CGFloat($0)) }.joined(separator: ", ")
        return "\(view.world.description(of: view)).frame == (\(numbers))"
    }
}
