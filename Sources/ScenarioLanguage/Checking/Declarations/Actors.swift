import SwiftSyntax

/// Actors: who is not inside of one waits for what belongs to it. There is one thread, so that an actor's
/// code runs where it is called; whoever called it goes on in a later turn of the main queue (our decision).
extension Checker {
    /// Whether a method is its actor's own, so that others wait for it.
    private func isIsolated(_ method: FunctionDeclaration) -> Bool {
        !method.isStatic && isActor(method.owner) && staysOnActor(method.syntax)
    }

    /// The same for a property: everybody may read a constant.
    private func isIsolated(_ property: PropertyDeclaration) -> Bool {
        !property.isStatic && !property.isConstant && isActor(property.owner)
            && staysOnActor(property.declarationSyntax)
    }

    private func staysOnActor(_ syntax: (any WithAttributesSyntax & WithModifiersSyntax)?) -> Bool {
        syntax.map { !$0.modifiers.leaveActor && !$0.attributes.has("MainActor") } ?? false
    }

    /// Refuses a subscript of an actor, for which others would have to wait.
    func refuseOfActor(_ syntax: SubscriptDeclSyntax, _ owner: StaticType?) throws {
        let isStatic = syntax.modifiers.contains { $0.name.text == "static" }
        guard !isStatic, isActor(owner), staysOnActor(syntax) else { return }
        throw unsupported(
            "a subscript of an actor", hint: "write a method", at: SourceRange(syntax.subscriptKeyword))
    }

    private func isActor(_ type: StaticType?) -> Bool {
        guard hasActors, case .user(let user)? = type else { return false }
        return declarations[ObjectIdentifier(user)]?.syntax.is(ActorDeclSyntax.self) ?? false
    }

    /// Whether a call of a method waits for an actor that the code here is not inside of.
    func waitsForActor(_ method: FunctionDeclaration, on base: MemberBase) -> Bool {
        hasActors && isIsolated(method) && !isOnActor(of: base)
    }

    /// The same for reading a property.
    func waitsForActor(_ property: PropertyDeclaration, on base: MemberBase) -> Bool {
        hasActors && isIsolated(property) && !isOnActor(of: base)
    }

    private func isOnActor(of base: MemberBase) -> Bool {
        guard base.receiver?.isSelf == true else { return false }
        var current: FunctionContext? = context
        while let here = current {
            if here.leavesActor { return false }
            current = here.parent
        }
        return true
    }

    /// Whether the body of a method of an actor is outside of it.
    func leavesActor(_ method: FunctionDeclaration) -> Bool {
        isActor(method.owner) && !method.isStatic && !isIsolated(method)
    }

    /// Whether the accessors of a property of an actor are.
    func leavesActor(_ property: PropertyDeclaration) -> Bool {
        isActor(property.owner) && !property.isStatic && !isIsolated(property)
    }

    /// Refuses a function that would run inside of an actor that it is given.
    func refuseIsolated(_ type: AttributedTypeSyntax) throws {
        guard type.specifiers.contains(where: { $0.ownText == "isolated" }) else { return }
        throw unsupported(
            "an 'isolated' parameter", hint: "make the function a method of the actor", at: SourceRange(type))
    }

    /// A property of an actor as others read it.
    func waiting(for value: Typed, _ name: String, at range: SourceRange) -> Typed {
        noteWait(by: name, at: range)
        var value = value
        value.node = ActorCall(operand: value.node, range: range)
        value.immutability = Typed.Immutability(
            name: name, reason: "only the actor's own methods change it")
        return value
    }
}

extension DeclModifierListSyntax {
    /// Whether `nonisolated` is among them.
    fileprivate var leaveActor: Bool { contains { $0.name.text == "nonisolated" } }
}
