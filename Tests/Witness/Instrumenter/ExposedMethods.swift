import EventEngine
import SwiftSyntax

/// The methods of a scenario's types that Objective-C would know, as the program enters them into the
/// engine's table of actions. Each type has a static method that does so, since some are private.
struct ExposedMethods {
    /// One type that is open, innermost last.
    private struct OpenType {
        let name: String
        let exposesAll: Bool
        var statements: [String] = []
    }

    /// Methods of protocols, optional in Objective-C, whose mere presence counts.
    private static let optional: Set<String> = [
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
        "navigationController(_:animationControllerFor:from:to:)",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "tableView(_:commit:forRowAt:)",
        "collectionView(_:moveItemAt:to:)",
    ]

    private var open: [OpenType] = []
    private var count = 0
    /// The calls that enter all actions of types at the top level.
    private(set) var registrations: [String] = []

    /// Goes into a type or an extension.
    mutating func enter(_ name: String, _ attributes: AttributeListSyntax) {
        open.append(OpenType(name: name, exposesAll: attributes.contains(word: "objcMembers")))
    }

    /// Takes note of a method.
    mutating func add(_ method: FunctionDeclSyntax) {
        if let type = open.last, method.isMember, Self.optional.contains(method.fullName) {
            open[open.count - 1].statements.append(
                "Witness.implements(\"\(method.fullName)\", \(type.name).self)")
        }
        guard let type = open.last, method.isMember, !method.isOfTheType,
            !method.modifiers.contains(where: { $0.name.text == "override" }),
            method.exposedName != nil || type.exposesAll && method.isOpenToAll, method.labels.count <= 2
        else { return }
        let values = zip(method.labels, ["sender", "event"]).map { label, value in
            (label == "_" ? "" : "\(label): ") + "Witness.argument(\(value))"
        }
        let call = "_ = receiver.\(method.name.text)(\(values.joined(separator: ", ")))"
        let names = "\"\(method.objectiveCName)\", \"\(method.fullName)\", \(type.name).self"
        open[open.count - 1].statements.append(
            "Witness.action(\(names)) { receiver, sender, event in \(call) }")
    }

    /// Leaves a type. The method to put in front of its closing brace; nil when there is nothing to enter.
    mutating func leave(isLocal: Bool) -> String? {
        guard let type = open.popLast(), !type.statements.isEmpty else { return nil }
        let name = "witnessActions\(count)"
        count += 1
        let call = "\(type.name).\(name)()"
        if isLocal {
            // Nobody outside of its function could call it.
            return nil
        } else if open.isEmpty {
            registrations.append(call)
        } else {
            open[open.count - 1].statements.append(call)
        }
        return " static func \(name)() { \(type.statements.joined(separator: "; ")) } "
    }
}

extension FunctionDeclSyntax {
    /// The labels of the parameters; `_` for none.
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

    /// `handle(tap:)`
    var fullName: String { name.text + "(" + labels.map { $0 + ":" }.joined() + ")" }

    /// The name that `@objc` or `@IBAction` gives it for Objective-C: empty for the usual one, nil when it
    /// has neither attribute.
    var exposedName: String? {
        for case .attribute(let attribute) in attributes {
            switch attribute.attributeName.trimmedDescription {
            case "objc": return attribute.arguments?.trimmedDescription ?? ""
            case "IBAction": return ""
            default: continue
            }
        }
        return nil
    }

    /// The name by which Objective-C would know it.
    var objectiveCName: String {
        if let own = exposedName, !own.isEmpty { return own }
        return ObjectiveCName.of(name.text, labels: labels)
    }

    /// Whether it stands in a type or an extension.
    fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }

    fileprivate var isOfTheType: Bool {
        modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    }

    /// Whether `@objcMembers` exposes it.
    fileprivate var isOpenToAll: Bool {
        !attributes.contains(word: "nonobjc")
            && !modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
}

extension AttributeListSyntax {
    fileprivate func contains(word: String) -> Bool {
        contains { element in
            if case .attribute(let attribute) = element {
                attribute.attributeName.trimmedDescription == word
            } else {
                false
            }
        }
    }
}
