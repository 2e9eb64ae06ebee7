import ScenarioLanguage

/// Where the language pages explain a name of UIKit, as prose writes it: `UIView`, `hitTest(_:with:)`,
/// `UIView.alpha`, `cancelsTouchesInView`.
struct ReferenceAddresses: Sendable {
    /// Where names are explained that are no layer's alone.
    private let places: [String: Place]
    /// Where names of layers are, which mean those of views first.
    private let placesOfLayers: [String: Place]

    /// Those of the whole catalogue.
    static let standard = ReferenceAddresses(.standard)

    init(_ table: ReferenceTable) {
        var (views, layers): ([String: Place], [String: Place]) = ([:], [:])
        for page in table.pages {
            let path = page.path
            for group in page.groups where group.isOfUIKit {
                // A name that several types have may mean any of them; a layer's is that of its view.
                let isLayer = group.id.hasPrefix("CA")
                func note(_ name: String, _ anchor: String) {
                    let place = Place(page: path, anchor: anchor)
                    if isLayer { place.note(name, in: &layers) } else { place.note(name, in: &views) }
                }
                note(group.id, group.id)
                for member in group.rows.flatMap(\.shown) where member.kind != .initializer {
                    let anchor = group.key(of: member.fullName)
                    note(member.fullName, anchor)
                    note(anchor, anchor)
                }
            }
        }
        (places, placesOfLayers) = (views, layers)
    }

    private struct Place {
        /// The page inside the site, and the anchor on it.
        let page: String
        let anchor: String
        /// Whether the name has no other place.
        var isOnlyOne = true

        /// Gives a name this place, which may have one already.
        func note(_ name: String, in places: inout [String: Place]) {
            guard let known = places[name] else { return places[name] = self }
            if known.anchor != anchor || known.page != page { places[name]?.isOnlyOne = false }
        }
    }

    /// The path of the page inside the site with the anchor; nil for a name that is not UIKit's, or that
    /// several types have.
    func address(of name: String) -> String? {
        guard let place = places[name] ?? placesOfLayers[name], place.isOnlyOne else { return nil }
        return "\(place.page)#\(place.anchor)"
    }
}

extension ReferenceTable.Group {
    /// Other names are those of Swift, of Foundation and of the test's hand.
    fileprivate var isOfUIKit: Bool { kind != nil && (id.hasPrefix("UI") || id.hasPrefix("CA")) }
}
