extension NativeCatalogue {
    /// What a member is called now that Swift 2 called `old`, by the rule by which all names were made
    /// shorter: what an argument's label or type says is no longer said before it. `locationInView` became
    /// `location(in:)`, `drawRect` became `draw(_:)`, `redColor` became `red`.
    package func nameOfToday(of old: String, in type: StaticType, isStatic: Bool) -> String? {
        guard old.utf8.count <= Self.longestName else { return nil }
        let names = memberNames(of: type, isStatic: isStatic).filter { isBeginning($0, of: old) }
        for name in names.sorted(by: { $0.utf8.count > $1.utf8.count }) {
            let rest = String(old.dropFirst(name.count))
            let rows = isStatic ? statics(named: name, of: type) : members(named: name, of: type)
            if let row = rows.first(where: { $0.says(rest) }) { return row.fullName }
        }
        return nil
    }

    /// No name was longer; it bounds the work.
    private static let longestName = 80

    /// Whether a name ends where a word of the other one begins.
    private func isBeginning(_ name: String, of old: String) -> Bool {
        guard old.hasPrefix(name), let next = old.dropFirst(name.count).first else { return false }
        return next.isUppercase
    }
}

extension NativeMember {
    /// Whether its first argument says what the rest of an old name said.
    fileprivate func says(_ rest: String) -> Bool {
        guard let first = parameters.first else {
            // `redColor()` was a color, `mainScreen()` a screen.
            return result != .void && result.description.hasSuffix(rest)
        }
        let label = first.label ?? ""
        if !label.isEmpty, label != "_" {
            let word = label.prefix(1).uppercased() + label.dropFirst()
            return rest.hasPrefix(word) || rest.hasSuffix(word)
        }
        let preposition = Self.prepositions.first { rest.hasPrefix($0) } ?? ""
        let noun = rest.dropFirst(preposition.count)
        return !noun.isEmpty && first.type.description.hasSuffix(noun)
    }

    private static let prepositions = ["With", "For", "At", "In", "To", "From", "By", "On", "Of"]
}
