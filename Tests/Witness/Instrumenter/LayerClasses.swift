import SwiftSyntax

/// The classes of layers at the top level, which views and `presentation()` make by their names.
struct LayerClasses {
    private var superclasses: [String: String] = [:]
    /// In order of declaration: names, and whether `init()` and `init(layer:)` can be called.
    private var found: [(name: String, isComplete: Bool)] = []

    /// Takes note of a class.
    mutating func add(_ node: ClassDeclSyntax) {
        superclasses[node.name.text] = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        let designated = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
            .map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
        let isComplete = designated.isEmpty || designated.contains([]) && designated.contains(["layer"])
        found.append((node.name.text, isComplete))
    }

    /// The calls that enter them.
    var registrations: [String] {
        found.filter { $0.isComplete && isLayer($0.name) }.map { name, _ in
            "Witness.layers(\(name).self, { \(name)() }, copy: { \(name)(layer: $0) })"
        }
    }

    private func isLayer(_ name: String) -> Bool {
        var (current, steps) = (superclasses[name], 0)
        while let here = current, steps <= superclasses.count {
            if ["CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer"].contains(here) { return true }
            (current, steps) = (superclasses[here], steps + 1)
        }
        return false
    }
}
