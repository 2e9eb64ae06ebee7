import SwiftSyntax

/// The setter of an overridden property whose setting is a traced message: `isHighlighted`.
///
/// | in the scenario | in the program |
/// | --- | --- |
/// | `set { … }` | `set { Witness.overriding(self, "p=", [newValue], { … }) }` |
/// | `didSet { … }` | `get { super.p } set { Witness.overriding(…, { …; super.p = newValue; do { … } }) }` |
/// | `super.p = x` | `Witness.throughSuper(self, "p=", { super.p = x })` |
///
/// To Objective-C an observed property is an overridden setter with the observers inside, and so it is to the
/// interpreter. Of two observers `willSet` must come first.
struct OverriddenSetter {
    /// The properties whose setting the engine traces.
    private static let traced: Set<String> = ["isHighlighted"]

    private let node: AccessorDeclSyntax
    private let property: String
    private let kind: String

    /// Nil for an accessor that is none of this.
    init?(_ node: AccessorDeclSyntax) {
        kind = node.accessorSpecifier.text
        var parent = node.parent
        while let current = parent, !current.is(VariableDeclSyntax.self) { parent = current.parent }
        guard ["set", "willSet", "didSet"].contains(kind), node.body != nil,
            let variable = parent?.as(VariableDeclSyntax.self),
            variable.modifiers.contains(where: { $0.name.text == "override" }),
            let name = variable.bindings.first?.pattern.trimmedDescription, Self.traced.contains(name)
        else { return nil }
        self.node = node
        property = name
    }

    /// The traced property that a `super.p = x` sets.
    static func assigned(by node: SequenceExprSyntax) -> String? {
        let elements = Array(node.elements)
        guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
            let member = elements[0].as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true, traced.contains(member.declName.baseName.text)
        else { return nil }
        return member.declName.baseName.text
    }

    /// What stands before and at the beginning of the body.
    func open(into edits: inout SourceEdits) {
        guard let body = node.body else { return }
        let value = node.parameters?.name.text
        let brace = end(of: body.leftBrace)
        let wrapped = "Witness.overriding(self, \"\(property)=\", [\(value ?? "newValue")], { () -> Void in "
        if kind == "set" { return edits.insert(" " + wrapped, at: brace) }
        let head = start(of: node)..<brace
        let opening = "get { super.\(property) } set { " + (kind == "willSet" ? plain : isFirst ? plain : "")
        if kind == "willSet" {
            edits.replace(head, with: opening + "do { " + (value.map { "let \($0) = newValue; " } ?? ""))
        } else {
            let old = value.map { "let \($0) = oldValue; " } ?? ""
            edits.replace(head, with: (isFirst ? opening : "") + setting + "do { " + old)
        }
    }

    /// What stands at the end of the body and behind it.
    func close(into edits: inout SourceEdits) {
        guard let body = node.body else { return }
        if kind == "set" { return edits.insert(" }) ", at: start(of: body.rightBrace)) }
        let rest = kind == "willSet" && isLast ? setting : ""
        if isLast { edits.insert("; " + rest + "}) }", at: end(of: node)) }
    }

    /// The wrapper of an observed setter.
    private var plain: String {
        "Witness.overriding(self, \"\(property)=\", [newValue], { () -> Void in "
            + "let oldValue = self.\(property); _ = oldValue; "
    }

    private var setting: String {
        "Witness.throughSuper(self, \"\(property)=\", { super.\(property) = newValue }); "
    }

    private var siblings: [String] {
        node.parent?.as(AccessorDeclListSyntax.self)?.map(\.accessorSpecifier.text) ?? []
    }
    private var isFirst: Bool { siblings.first == kind }
    private var isLast: Bool { siblings.last == kind }

    private func start(of node: some SyntaxProtocol) -> Int {
        node.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    private func end(of node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }
}
