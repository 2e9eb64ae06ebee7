import SwiftParser
import SwiftSyntax

/// The walk over a scenario's syntax that collects the edits and the names of the top level.
///
/// What opens is inserted on the way down and what closes on the way up: so insertions at the same offset
/// nest.
final class ScenarioRewriting: SyntaxVisitor {
    private let text: String
    private var edits = SourceEdits()
    /// The constants and variables of the top level in order of declaration, computed ones left out.
    private(set) var roots: [String] = []
    /// What becomes of `@objc`.
    private var exposed = ExposedMethods()
    private var layers = LayerClasses()
    /// The calls that enter the scenario's actions and classes of layers.
    var registrations: [String] { exposed.registrations + layers.registrations }

    /// Attributes that mean nothing to the engine, or that only a Mac's compiler knows.
    private static let foreignAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "main",
        "UIApplicationMain",
        "MainActor",
    ]

    init(_ text: String) {
        self.text = text
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: text))
    }

    /// The text with all edits.
    var rewritten: String { edits.applied(to: text) }

    // MARK: Overrides and super

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        exposed.add(node)
        guard let body = overridingBody(of: node) else { return .visitChildren }
        let parameters = node.signature.parameterClause.parameters
        var values: [String] = []
        for (index, parameter) in parameters.enumerated() {
            values.append(localName(of: parameter, numbered: index))
        }
        let selector = node.name.text + labels(parameters.map(\.firstName.text))
        let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
        let arguments = "self, \"\(selector)\", [\(values.joined(separator: ", "))]"
        edits.insert(
            " return Witness.overriding(\(arguments), { () -> \(result) in",
            at: range(of: body.leftBrace).upperBound)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        guard let body = overridingBody(of: node) else { return }
        edits.insert(" }) ", at: range(of: body.rightBrace).lowerBound)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let selector = superSelector(of: node) {
            edits.insert("Witness.throughSuper(self, \"\(selector)\", { ", at: range(of: node).lowerBound)
        }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), drawsLots(member, node) {
            let name = member.declName.baseName
            let seeded = "seeded" + name.text.prefix(1).uppercased() + name.text.dropFirst()
            edits.replace(range(of: name), with: seeded)
        }
        rewriteRegistration(node)
        return .visitChildren
    }

    /// `register(Cell.self, forCellReuseIdentifier: "cell")`, of a table or of a collection view, and the
    /// same of a layout's views: what makes them is written out.
    private func rewriteRegistration(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "register",
            let label = node.arguments.last?.label?.text,
            let making = [
                "forCellReuseIdentifier": "style: .default, reuseIdentifier: $0",
                "forCellWithReuseIdentifier": "frame: $0", "forDecorationViewOfKind": "frame: $0",
            ][label],
            let type = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self", let name = type.base?.trimmedDescription
        else { return }
        let entering = label == "forDecorationViewOfKind" ? "views" : "cells"
        edits.insert("Witness.\(entering)(", at: range(of: type).lowerBound)
        edits.insert(") { \(name)(\(making)) }", at: range(of: type).upperBound)
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        if superSelector(of: node) != nil { edits.insert(" })", at: range(of: node).upperBound) }
    }

    /// The body of an instance method that overrides; nil for every other function.
    private func overridingBody(of node: FunctionDeclSyntax) -> CodeBlockSyntax? {
        let modifiers = node.modifiers.map(\.name.text)
        let isOfTheClass = modifiers.contains("class") || modifiers.contains("static")
        return modifiers.contains("override") && !isOfTheClass ? node.body : nil
    }

    /// The full name of the method that a call reaches through `super`; nil when it is no such call, and
    /// for `super.init`.
    private func superSelector(of node: FunctionCallExprSyntax) -> String? {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text != "init",
            !isInsideTypeMethod(Syntax(node))
        else { return nil }
        return member.declName.baseName.text + labels(node.arguments.map { $0.label?.text ?? "_" })
    }

    /// Whether `self` is a class there, which receives no message of UIKit.
    private func isInsideTypeMethod(_ node: Syntax) -> Bool {
        var ancestor = node.parent
        while let current = ancestor, !current.is(ClassDeclSyntax.self) {
            let declaration = current.asProtocol((any WithModifiersSyntax).self)
            let modifiers = declaration?.modifiers.map(\.name.text) ?? []
            if modifiers.contains("class") || modifiers.contains("static") { return true }
            ancestor = current.parent
        }
        return false
    }

    /// Whether a call draws from the system's random numbers.
    private func drawsLots(_ member: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax) -> Bool {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        switch member.declName.baseName.text {
        case "random": return labels.isEmpty || labels == ["in"]
        case "shuffled", "shuffle", "randomElement": return labels.isEmpty
        default: return false
        }
    }

    /// The name by which the body knows a parameter. A parameter without one (`_: UIEvent?`) is given one.
    private func localName(of parameter: FunctionParameterSyntax, numbered index: Int) -> String {
        let token = parameter.secondName ?? parameter.firstName
        guard token.text == "_" else { return token.text }
        let name = "witness\(index)"
        let range = range(of: token)
        if parameter.secondName == nil {
            edits.insert(" \(name)", at: range.upperBound)
        } else {
            edits.replace(range, with: name)
        }
        return name
    }

    private func labels(_ labels: [String]) -> String {
        "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    // MARK: Overridden properties

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        OverriddenSetter(node)?.open(into: &edits)
        return .visitChildren
    }

    override func visitPost(_ node: AccessorDeclSyntax) {
        OverriddenSetter(node)?.close(into: &edits)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = OverriddenSetter.assigned(by: node) {
            edits.insert(
                "Witness.throughSuper(self, \"\(name)=\", { ", at: range(of: node).lowerBound)
        }
        return .visitChildren
    }

    override func visitPost(_ node: SequenceExprSyntax) {
        if OverriddenSetter.assigned(by: node) != nil { edits.insert(" })", at: range(of: node).upperBound) }
    }

    // MARK: Actions

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if isAtTopLevel(node) { layers.add(node) }
        return enter(node, node.name.text)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    private func enter(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
        exposed.enter(name, node.attributes)
        return .visitChildren
    }

    private func leave(_ node: some DeclGroupSyntax) {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
        guard let method = exposed.leave(isLocal: !isMember && !isAtTopLevel(node)) else { return }
        edits.insert(method, at: range(of: node.memberBlock.rightBrace).lowerBound)
    }

    // MARK: Names at top level

    override func visitPost(_ node: VariableDeclSyntax) {
        guard isAtTopLevel(node) else { return }
        var bound: [String] = []
        for binding in node.bindings where !isComputed(binding) {
            let names = names(in: binding.pattern)
            roots += names
            if binding.initializer != nil { bound += names }
        }
        bind(bound, after: Syntax(node))
    }

    override func visitPost(_ node: GuardStmtSyntax) {
        guard isAtTopLevel(node) else { return }
        let bound = node.conditions.flatMap { element in
            element.condition.as(OptionalBindingConditionSyntax.self).map { names(in: $0.pattern) } ?? []
        }
        roots += bound
        bind(bound, after: Syntax(node))
    }

    private func bind(_ names: [String], after node: Syntax) {
        let calls = names.map { "; Witness.bind(\"\($0)\", \($0) as Any)" }
        edits.insert(calls.joined(), at: range(of: node).upperBound)
    }

    private func isAtTopLevel(_ node: some SyntaxProtocol) -> Bool {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self) else { return false }
        return item.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return false }
        switch block.accessors {
        case .getter: return true
        case .accessors(let list): return list.contains { $0.accessorSpecifier.text == "get" }
        }
    }

    private func names(in pattern: PatternSyntax) -> [String] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.text] }
        return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
    }

    // MARK: Words that only a Mac's compiler knows

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        edits.blank(range(of: node), of: text)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        guard Self.foreignAttributes.contains(name) else { return .visitChildren }
        edits.blank(range(of: node), of: text)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first else {
            return .visitChildren
        }
        let selector = SelectorExpression(argument.expression, in: node.root)
        edits.replace(range(of: node), with: "Selector(\"\(selector.objectiveCName)\")")
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // The engine's own function names a class without its module, where a device names it with it.
        if node.baseName.text == "NSStringFromClass" {
            edits.replace(range(of: node.baseName), with: "Witness.name")
        }
        return .visitChildren
    }

    private func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
}
