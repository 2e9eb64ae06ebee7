import SwiftSyntax

/// `extension Array: P where Element: P`: generic types of Swift's that conform for some of their arguments.
extension Checker {
    /// Notes what an extension says that a generic type conforms to.
    func conform(_ family: StaticType, _ clause: InheritanceClauseSyntax, as template: ExtensionTemplate) {
        guard let conditions = template.signature.conditions else {
            report(
                .unsupported("a conformance with these conditions", hint: nil), at: SourceRange(clause))
            return
        }
        for entry in clause.inheritedTypes {
            let place = SourceRange(entry)
            guard let resolved = mayConform(entry, template.name) else { continue }
            conformances.add(ConditionalConformance(wanted: resolved, conditions: conditions), to: family)
            template.conformances.append((resolved, place))
        }
    }

    /// The protocol that a generic type of Swift's is to conform to; nil, and a report, where it cannot.
    func mayConform(_ entry: InheritedTypeSyntax, _ name: String) -> UserType? {
        let place = SourceRange(entry)
        if catalogue.conformance(named: entry.type.writtenName) != nil {
            let what = "a conformance of '\(name)' to '\(entry.type.writtenName)'"
            report(.unsupported(what, hint: "scenarios have those of protocols of their own"), at: place)
            return nil
        }
        guard let type = try? resolve(entry.type) else { return nil }
        guard case .user(let wanted) = type, wanted.kind == .protocol else {
            report(.unsupported("a conformance of '\(name)' to '\(type)'", hint: nil), at: place)
            return nil
        }
        guard associatedTypes(of: wanted).isEmpty else {
            report(
                .unsupported(
                    "a conformance of '\(name)' to a protocol with associated types",
                    hint: "write a type of your own around it"),
                at: place)
            return nil
        }
        return wanted
    }
}

extension GenericSignature {
    /// What it asks of the arguments of one of Swift's types; nil when that is more than is known of a type.
    fileprivate var conditions: [ConditionalConformance.Condition]? {
        let isPlain = !requirements.contains { if case .same = $0 { true } else { false } }
        guard isPlain else { return nil }
        var found: [ConditionalConformance.Condition] = []
        for (name, type) in bounds { found.append(.inherits(Self.plain(name), type)) }
        for (name, conformance) in conformances { found.append(.conforms(Self.plain(name), conformance)) }
        for (name, type) in settled { found.append(.isSame(Self.plain(name), type)) }
        return found
    }

    /// The name under which a type has an argument.
    private static func plain(_ name: String) -> String {
        ExtensionTemplate.elementNames.contains(name) ? "Element" : name
    }
}
