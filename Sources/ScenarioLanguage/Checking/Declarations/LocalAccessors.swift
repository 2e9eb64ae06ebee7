import SwiftSyntax

/// The accessors of local variables: `get` and `set`, `willSet` and `didSet`, `lazy`. Each accessor
/// is a closure in a variable whose name nobody can write.
final class LocalAccessors {
    /// What answers a read; nil for a variable with storage.
    var getter: LocalBinding?
    var setter: LocalBinding?
    var before: LocalBinding?
    var after: LocalBinding?
    /// Whether the `didSet` reads the old value.
    var wantsOldValue = false
    /// Makes the value of a `lazy` variable.
    var initial: LocalBinding?
}

extension Checker {
    /// A local variable with a setter, observers or `lazy`; nil for other variables.
    func checkAccessors(
        _ syntax: PatternBindingSyntax, _ isConstant: Bool, isLazy: Bool
    ) throws -> (any StatementNode)? {
        guard scope !== topLevel, !isConstant, isLazy || syntax.accessorBlock != nil,
            let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        checkRules(of: syntax.accessorBlock, "variable")
        let list = try accessors(in: syntax.accessorBlock)
        if isLazy {
            guard list.isEmpty else {
                throw unsupported("a 'lazy' local variable with observers", at: SourceRange(name))
            }
            return try checkLazy(syntax, name)
        }
        return list["get"] != nil || list["set"] != nil
            ? try checkComputed(syntax, name, list) : try checkObserved(syntax, name, list)
    }

    private func accessors(in block: AccessorBlockSyntax?) throws -> [String: AccessorDeclSyntax] {
        guard case .accessors(let list)? = block?.accessors else { return [:] }
        var found: [String: AccessorDeclSyntax] = [:]
        for accessor in list {
            let word = accessor.accessorSpecifier.text
            guard ["get", "set", "willSet", "didSet"].contains(word), accessor.effectSpecifiers == nil,
                accessor.body != nil
            else { throw unsupported("this accessor of a local variable", at: SourceRange(accessor)) }
            found[word] = accessor
        }
        return found
    }

    /// `var half: Int { get { whole / 2 } set { whole = newValue * 2 } }`
    private func checkComputed(
        _ syntax: PatternBindingSyntax, _ name: TokenSyntax, _ list: [String: AccessorDeclSyntax]
    ) throws -> any StatementNode {
        guard let annotation = syntax.typeAnnotation else {
            throw fail(.needsTypeOrValue(name.identifierText), at: SourceRange(name))
        }
        let (type, isImplicit) = try resolveDeclared(annotation.type)
        let binding = try declareLocal(name.identifierText, type, isConstant: false, SourceRange(name))
        binding.isImplicitlyUnwrapped = isImplicit
        let accessors = LocalAccessors()
        binding.accessors = accessors
        var statements: [any StatementNode] = []
        if let get = list["get"], let body = get.body {
            let made = try makeAccessor("get", of: name, type, parameter: nil, body)
            accessors.getter = made.binding
            statements.append(made.statement)
        }
        if let set = list["set"], let body = set.body {
            let value = (set.parameters?.name.identifierText ?? "newValue", type)
            let made = try makeAccessor("set", of: name, .void, parameter: value, body)
            accessors.setter = made.binding
            statements.append(made.statement)
        }
        return StatementGroup(statements: statements)
    }

    /// `var count = 0 { didSet { ... } }`
    private func checkObserved(
        _ syntax: PatternBindingSyntax, _ name: TokenSyntax, _ list: [String: AccessorDeclSyntax]
    ) throws -> any StatementNode {
        let range = SourceRange(name)
        let declared = try syntax.typeAnnotation.map { try resolveDeclared($0.type) }
        let value: Typed
        if let initializer = syntax.initializer {
            let given = try checkInitial(initializer.value, declared?.type)
            value = try declared.map { try convert(given, to: $0.type) } ?? given
        } else if let declared, let none = declared.type.valueByItself {
            value = Typed(declared.type, Constant(value: none), range)
        } else {
            throw unsupported(
                "a local variable with observers and no initial value", hint: "give it a value", at: range)
        }
        if value.type.hasPlaceholder { throw fail(.literalWithoutType("this value"), at: value.range) }
        let binding = try declareLocal(name.identifierText, value.type, isConstant: false, range)
        binding.isImplicitlyUnwrapped = declared?.isImplicitlyUnwrapped ?? false
        var statements: [any StatementNode] = [
            Declaration(pattern: BindingPattern(variable: binding.variable), initial: value.node)
        ]
        let accessors = LocalAccessors()
        if let will = list["willSet"], let body = will.body {
            let new = (will.parameters?.name.identifierText ?? "newValue", value.type)
            let made = try makeAccessor("willSet", of: name, .void, parameter: new, body)
            accessors.before = made.binding
            statements.append(made.statement)
        }
        if let did = list["didSet"], let body = did.body {
            let old = did.parameters?.name.identifierText ?? "oldValue"
            accessors.wantsOldValue = body.tokens(viewMode: .sourceAccurate).contains { $0.text == old }
            let made = try makeAccessor("didSet", of: name, .void, parameter: (old, value.type), body)
            accessors.after = made.binding
            statements.append(made.statement)
        }
        // Inside its observers the variable is its storage, which tells nobody.
        binding.accessors = accessors
        return StatementGroup(statements: statements)
    }

    /// `lazy var table = makeTable()`
    private func checkLazy(_ syntax: PatternBindingSyntax, _ name: TokenSyntax) throws -> any StatementNode {
        let range = SourceRange(name)
        guard let initial = syntax.initializer?.value else {
            throw fail(.needsTypeOrValue(name.identifierText), at: range)
        }
        let declared = try syntax.typeAnnotation.map { try resolveDeclared($0.type) }
        let inner = FunctionContext(
            .function, name.identifierText, parent: context, result: declared?.type)
        inner.naming = context.naming
        let code = parts.makeCode(name.identifierText)
        let home = scope
        let type: StaticType = try inFunction(inner, scope: home) {
            let given = try checkInitial(initial, declared?.type)
            let value = try declared.map { try convert(given, to: $0.type) } ?? given
            if value.type.hasPlaceholder { throw fail(.literalWithoutType("this value"), at: value.range) }
            code.body = [
                StatementLine(
                    line: line(of: value.range), range: value.range, statement: Return(value: value.node))
            ]
            code.slotCount = inner.slotCount
            return value.type
        }
        let binding = try declareLocal(name.identifierText, type, isConstant: false, range)
        binding.isImplicitlyUnwrapped = declared?.isImplicitlyUnwrapped ?? false
        let held = try declareLocal(
            name.identifierText + " initial", .function(FunctionType([], type)), isConstant: true, range)
        let accessors = LocalAccessors()
        accessors.initial = held
        binding.accessors = accessors
        let node = ClosureLiteral(
            code: code, captures: inner.captures, presets: [], spread: 0, range: range)
        return StatementGroup(statements: [
            Declaration(
                pattern: BindingPattern(variable: binding.variable), initial: Constant(value: .null)),
            LocalFunction(variable: held.variable, closure: node),
        ])
    }

    private func makeAccessor(
        _ word: String, of name: TokenSyntax, _ result: StaticType,
        parameter: (name: String, type: StaticType)?, _ body: CodeBlockSyntax
    ) throws -> (binding: LocalBinding, statement: any StatementNode) {
        let range = SourceRange(name)
        let parameters = parameter.map { [Parameter(label: nil, name: $0.name, type: $0.type)] } ?? []
        let full = name.identifierText
        let function = FunctionDeclaration(
            full, parameters, result, code: parts.makeCode(full), range: range, syntax: nil)
        let held = StaticType.function(function.functionType)
        let binding = try declareLocal("\(full) \(word)", held, isConstant: true, range)
        let inner = FunctionContext(.function, full, parent: context, result: result)
        inner.naming = context.naming
        let home = scope
        inFunction(inner, scope: home) {
            declareParameters(parameters, function.code, at: range)
            scope = Scope(.block, parent: scope)
            checkBody(body.statements, function.code, at: SourceRange(body.rightBrace))
            function.code.slotCount = inner.slotCount
        }
        let node = ClosureLiteral(
            code: function.code, captures: inner.captures, presets: [], spread: 0, range: range)
        return (binding, LocalFunction(variable: binding.variable, closure: node))
    }

    /// The variable as its accessors show it.
    func access(
        _ accessors: LocalAccessors, storage: any Place, _ binding: LocalBinding, at range: SourceRange
    ) throws -> Typed {
        func node(_ accessor: LocalBinding?) throws -> (any Node)? {
            try accessor.map { try reference(to: $0, at: range).node }
        }
        let place: any Place
        if let getter = try node(accessors.getter) {
            place = ComputedLocal(getter: getter, setter: try node(accessors.setter), range: range)
        } else if let initial = try node(accessors.initial) {
            place = LazyLocal(storage: storage, initial: initial, range: range)
        } else {
            place = ObservedLocal(
                storage: storage, before: try node(accessors.before), after: try node(accessors.after),
                wantsOldValue: accessors.wantsOldValue, range: range)
        }
        let name = binding.variable.name
        let isReadOnly = accessors.getter != nil && accessors.setter == nil
        var value = Typed(
            binding.type, place, range,
            immutability: isReadOnly
                ? Typed.Immutability(name: name, reason: "it can only be read") : nil)
        if binding.isImplicitlyUnwrapped { value.implicitlyUnwrapped = name }
        return value
    }
}
