import EventEngine

/// Which rules are about a name of UIKit: those whose statements have it. The language pages name them.
struct MemberRules: Sendable {
    /// So many are named for each.
    private static let most = 8

    /// Those of the whole catalogue.
    static let standard = MemberRules(RuleCatalogue.sections.flatMap(\.rules), .standard)

    /// The ids of rules, in their order, by where the language pages explain the name.
    private var ids: [String: [String]] = [:]

    init(_ rules: [Rule], _ addresses: ReferenceAddresses) {
        for rule in rules {
            let places = Set(Self.names(in: rule.statement).compactMap(addresses.address))
            for place in places { ids[place, default: []].append(rule.id.description) }
        }
    }

    /// A sentence about what is explained at an address, with the rules that it does not name itself, as the
    /// sentences that name some have them: `It sees touches (E-01, E-03).`
    func named(in sentence: String, about address: String) -> String {
        let missing = ids[address, default: []].filter { !sentence.contains($0) }.prefix(Self.most)
        guard !missing.isEmpty, sentence.hasSuffix(".") else { return sentence }
        let list = missing.joined(separator: ", ")
        let rules = /\(([A-Z]-\d\d(?:, )?)+\)\.$/
        return sentence.contains(rules)
            ? sentence.dropLast(2) + ", " + list + ")."
            : sentence.dropLast() + " (" + list + ")."
    }

    /// What stands in backquotes.
    private static func names(in statement: String) -> [String] {
        statement.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.isMultiple(of: 2) ? nil : String($1) }
    }
}
