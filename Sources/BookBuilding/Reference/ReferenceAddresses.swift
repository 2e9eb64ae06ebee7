import ScenarioLanguage

/// Where the language pages explain a name of UIKit, as prose writes it: `UIView`, `hitTest(_:with:)`,
/// `UIView.alpha`, `cancelsTouchesInView`.
struct ReferenceAddresses: Sendable {
    /// The page inside the site, and the anchor on it.
    private let addresses: [String: String]

    /// Those of the whole catalogue.
    static let standard = ReferenceAddresses(.standard)

    init(_ table: ReferenceTable) {
        var found: [String: Set<Place>] = [:]
        for page in table.pages {
            for group in page.groups where group.isOfUIKit {
                found[group.id, default: []].insert(Place(page: page.path, anchor: group.id))
                for member in group.rows.flatMap(\.shown) where member.kind != .initializer {
                    let anchor = group.key(of: member.fullName)
                    for name in [member.fullName, anchor] {
                        found[name, default: []].insert(Place(page: page.path, anchor: anchor))
                    }
                }
            }
        }
        addresses = found.compactMapValues { places in
            // A name that several types have may mean any of them; a layer's is that of its view.
            let views = places.filter { !$0.anchor.hasPrefix("CA") }
            let meant = views.isEmpty ? places : views
            return meant.count == 1 ? meant.first.map { "\($0.page)#\($0.anchor)" } : nil
        }
    }

    private struct Place: Hashable {
        var page: String
        var anchor: String
    }

    /// The path of the page inside the site with the anchor; nil for a name that is not UIKit's, or that
    /// several types have.
    func address(of name: String) -> String? { addresses[name] }
}

extension ReferenceTable.Group {
    /// Other names are those of Swift, of Foundation and of the test's hand.
    fileprivate var isOfUIKit: Bool { kind != nil && (id.hasPrefix("UI") || id.hasPrefix("CA")) }
}
