import SwiftSyntax

/// How property wrappers are made of the first values of their properties.
extension Checker {
    /// Whether a wrapper cannot be made without the property's value.
    func needsValue(_ wrapper: StaticType) -> Bool {
        guard case .user(let user) = wrapper else { return false }
        let members = syntax(of: user).memberBlock.members.map(\.decl)
        let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
        if !initializers.isEmpty { return !initializers.contains { $0.takesNothing } }
        return members.contains { $0.as(VariableDeclSyntax.self)?.needsValue ?? false }
    }

    /// What a memberwise initializer takes for a property with a wrapper.
    func parameter(for use: WrapperUse) -> Parameter {
        let name = String(use.storage.name.dropFirst())
        let type = use.takesValue ? valueType(of: use) : try? type(of: use.storage, at: use.storage.range)
        let hasDefault = !use.isMadeWithValue || type?.isOptional == true
        return Parameter(
            label: name, name: name, type: type ?? .any,
            fallback: hasDefault ? .value(Unset.value) : nil, keepsClosure: true)
    }

    /// Code that makes the wrapper of a value that a memberwise initializer takes; nil where it takes the
    /// wrapper.
    func wrapping(_ use: WrapperUse) -> FunctionCode? { use.takesValue ? creationCode(use) : nil }

    private func valueType(of use: WrapperUse) -> StaticType? {
        if let annotation = use.annotation { return annotation }
        return use.initial.flatMap { initial in
            attempt { try withScope(use.storage.scope) { try checkValue(initial).type } }?.result
        }
    }

    /// Code that makes the wrapper of a property from a value of the property.
    private func creationCode(_ use: WrapperUse) -> FunctionCode {
        let code = parts.makeCode(use.storage.name)
        let name = "$wrappedValue"
        let given = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
        let range = SourceRange(use.attribute)
        pendingBodies.append { [unowned self] in
            guard let value = valueType(of: use),
                let wrapper = try? type(of: use.storage, at: use.storage.range)
            else { return problems.noteAbort(at: range) }
            let inner = FunctionContext(.function, code.name, parent: nil, result: wrapper)
            inFunction(inner, scope: use.storage.scope) {
                declareParameters(
                    [Parameter(label: nil, name: name, type: value, keepsClosure: true)], code, at: range)
                let arguments = [Argument(given, label: "wrappedValue", range)] + use.written
                do {
                    let made = try create(wrapper, arguments, wrapper, range, name: "init")
                    let statement = Return(value: made.node)
                    code.body = [StatementLine(line: line(of: range), range: range, statement: statement)]
                } catch { problems.noteAbort(at: range) }
                code.slotCount = inner.slotCount
            }
        }
        return code
    }

    /// The statement that gives a property its value, of which the wrapper is made when it is the first one;
    /// nil for properties whose wrappers are there before.
    func firstValue(
        of property: PropertyDeclaration, _ use: WrapperUse, _ owner: StaticType, _ setter: FunctionCode,
        _ given: LocalBinding, _ other: Assignment
    ) throws -> FirstValue? {
        guard property.wrapper?.role == .wrappedValue, use.isMadeWithValue, !property.isStatic,
            let field = use.storage.property.field
        else { return nil }
        let range = SourceRange(use.attribute)
        let own = LocalVariable(variable: setter.parameters[0], range: range)
        let access = PropertyAccess(
            base: own, property: use.storage.property, dispatch: nil, isObject: isClass(owner), range: range)
        let value = FunctionCall(
            code: creationCode(use), arguments: [try reference(to: given, at: range).node], inouts: [],
            range: range)
        return FirstValue(
            own: own, field: field,
            first: Assignment(place: PropertyInitialization(access: access), value: value), other: other)
    }
}

extension InitializerDeclSyntax {
    /// Whether it can be called without arguments.
    fileprivate var takesNothing: Bool {
        signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
}

extension VariableDeclSyntax {
    /// Whether it is a stored property without a value of its own.
    fileprivate var needsValue: Bool {
        let isStatic = modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        let isConstant = bindingSpecifier.tokenKind == .keyword(.let)
        return !isStatic && bindings.contains { binding in
            guard !binding.isComputed, binding.initializer == nil else { return false }
            let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
            return isConstant || !isOptional
        }
    }
}
