import Foundation
import Testing

@testable import ScenarioLanguage

/// Rows of UIKit's classes have the labels and types that the frameworks' headers declare.
@Suite struct DeclarationTests {
    private let owners: [String: DocumentedMember.Owner]
    private let catalogue = NativeCatalogue.standard

    init() throws { owners = try DocumentedMember.all() }

    /// The members of a class, its superclasses and their protocols.
    private func members(of name: String) -> [DocumentedMember] {
        var found: [DocumentedMember] = []
        var waiting = [name]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, let owner = owners[next] else { continue }
            found += owner.members
            waiting += owner.parents
        }
        return found
    }

    @Test("Each row of a class of UIKit is declared so in its header, by labels and types")
    func rows() {
        var count = 0
        var exceptions = Set(DeclarationExceptions.all)
        for record in catalogue.records {
            let documented = members(of: record.name.replacing(".", with: ""))
            guard !documented.isEmpty else { continue }
            for row in record.rows + record.optionalMethods where !DeclarationExceptions.isOfAKind(row) {
                count += 1
                let named = documented.filter { $0.isNamed(row) }
                if named.contains(where: { $0.hasTypes(of: row) }) { continue }
                let name = "\(record.name).\(row.fullName)"
                if exceptions.remove(name) != nil || DeclarationExceptions.all.contains(name) { continue }
                let types = row.parameters.map(\.type.description).joined(separator: ", ")
                let headers = named.map(\.description).joined(separator: " | ")
                Issue.record("\(name) \(types) -> \(row.result), in the header: \(headers)")
            }
        }
        #expect(exceptions.sorted() == [], "they agree with the header")
        #expect(count > 1_500)
    }
}
