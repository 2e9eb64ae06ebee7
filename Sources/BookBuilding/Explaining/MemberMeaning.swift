/// What a member of the catalogue means, for whoever points at its name.
package enum MemberMeaning {
    private static let most = 6

    /// The declarations with this base name, each with its meaning; nil where there is none.
    package static func text(of name: String) -> String? {
        var parts: [String] = []
        var count = 0
        for group in ReferenceTable.standard.pages.flatMap(\.groups) {
            for row in group.rows where row.shown.contains(where: { $0.name == name }) {
                count += 1
                guard parts.count < most else { continue }
                let declarations = row.shown.filter { $0.name == name }.map(\.declaration)
                let owner = group.kind == nil ? "" : "\(group.id): "
                parts.append(
                    declarations.map { owner + $0 + "\n" }.joined()
                        + WrappedText.lines(row.meaning, indent: 2).map { $0 + "\n" }.joined())
            }
        }
        guard !parts.isEmpty else { return nil }
        let rest = count - parts.count
        return parts.joined(separator: "\n") + (rest > 0 ? "\nand \(rest) more members of this name\n" : "")
    }
}
