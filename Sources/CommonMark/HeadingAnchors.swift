import Reporting

/// The ids of a page's headings, by which links reach them: the author's own (`{#id}`), else the heading's
/// letters and digits of any script in lower case with hyphens between the words, with `-1`, `-2` behind
/// those that exist.
package struct HeadingAnchors: Sendable {
    /// One id for each heading, in order.
    package private(set) var ids: [String] = []
    /// Explicit ids that are taken already or are not made of letters, digits, `-`, `_` and `.`.
    package private(set) var problems: [Diagnostic] = []

    /// Chooses ids. `reserved` are ids that something else on the page has, such as its scenarios; they are
    /// never given to a heading, and asking for one is a problem.
    package init(_ headings: [Heading], in file: SourceFile, reserved: Set<String> = []) {
        var taken = reserved
        var firstUse: [String: Heading.ExplicitID] = [:]
        for explicit in headings.compactMap(\.explicitID) {
            if let problem = HeadingAnchors.problem(explicit, file, firstUse[explicit.id], reserved) {
                problems.append(problem)
            }
            if firstUse[explicit.id] == nil { firstUse[explicit.id] = explicit }
            taken.insert(explicit.id)
        }
        var nextNumber: [String: Int] = [:]
        for heading in headings {
            if let explicit = heading.explicitID {
                ids.append(explicit.id)
                continue
            }
            let base = HeadingAnchors.slug(of: heading.text)
            var id = base
            while taken.contains(id) {
                let number = nextNumber[base, default: 1]
                nextNumber[base] = number + 1
                id = "\(base)-\(number)"
            }
            taken.insert(id)
            ids.append(id)
        }
    }

    /// The id that a text gives: `Who's hit first?` is `whos-hit-first`.
    package static func slug(of text: String) -> String {
        var slug = ""
        var needsHyphen = false
        for scalar in text.lowercased().unicodeScalars {
            let properties = scalar.properties
            let isPart =
                properties.isAlphabetic || properties.numericType != nil || isMark(properties.generalCategory)
            if isPart {
                if needsHyphen, !slug.isEmpty { slug += "-" }
                slug.unicodeScalars.append(scalar)
                needsHyphen = false
            } else if scalar != "'" && scalar != "\u{2019}" {
                needsHyphen = true
            }
        }
        return slug.isEmpty ? "section" : slug
    }

    private static func isMark(_ category: Unicode.GeneralCategory) -> Bool {
        category == .nonspacingMark || category == .spacingMark
    }

    private static func problem(
        _ explicit: Heading.ExplicitID, _ file: SourceFile, _ first: Heading.ExplicitID?,
        _ reserved: Set<String>
    ) -> Diagnostic? {
        let span = SourceSpan(file: file, range: explicit.range)
        let isWellFormed = explicit.id.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
                || isMark($0.properties.generalCategory)
                || "-_.".unicodeScalars.contains($0)
        }
        guard isWellFormed, !explicit.id.isEmpty else {
            return Diagnostic(
                code: .badHeadingID, "'\(explicit.id)' cannot be the id of a heading", at: span,
                hint: "use letters, digits, '-', '_' and '.'")
        }
        if let first {
            let note = Diagnostic(
                .note, code: .duplicateID, "it is used here first",
                at: SourceSpan(file: file, range: first.range))
            return Diagnostic(
                code: .duplicateID, "two headings have the id '\(explicit.id)'", at: span, notes: [note])
        }
        guard reserved.contains(explicit.id) else { return nil }
        return Diagnostic(
            code: .duplicateID, "a scenario of this chapter has the id '\(explicit.id)' already", at: span,
            hint: "choose another id for the heading")
    }
}
