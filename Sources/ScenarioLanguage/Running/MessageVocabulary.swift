import EventEngine

/// Which messages of UIKit can leave a line in a trace, and to whom they are sent.
package enum MessageVocabulary {
    /// The messages that an object of a class of UIKit's own can get, by their Swift spelling; nil for a
    /// class that is none.
    ///
    /// Messages that the catalogue lets nobody override (`isHighlighted = true`) are among those of every
    /// class: the catalogue does not say whose they are.
    package static func messages(ofKitClass name: String) -> Set<String>? { byClass[name] }

    /// The messages that objects of a scenario's class may implement because a protocol says so.
    package static let optionalMessages: Set<String> = spellings(
        NativeCatalogue.standard.records.flatMap(\.optionalMethods))

    /// All messages that are traced.
    package static let all = Set(MessageSelector.allCases.filter(\.isTraced).map(\.swift))

    /// Made once for a process: claims ask for the same few classes again and again.
    private static let byClass: [String: Set<String>] = {
        let classes = NativeCatalogue.standard.records.filter { $0.kind == .class }
        var claimed = optionalMessages
        var own: [String: Set<String>] = [:]
        for record in classes {
            let messages = spellings(record.members.values.flatMap { $0 })
            own[record.name] = messages
            claimed.formUnion(messages)
        }
        let unclaimed = all.subtracting(claimed)
        return own.mapValues { $0.union(unclaimed) }
    }()

    private static func spellings(_ members: [NativeMember]) -> Set<String> {
        var found: Set<String> = []
        for override in members.compactMap(\.override) {
            for selector in [override.selector, override.setter].compactMap(\.self) where selector.isTraced {
                found.insert(selector.swift)
            }
        }
        return found
    }
}
