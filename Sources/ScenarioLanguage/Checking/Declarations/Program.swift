import SwiftSyntax

/// What a scenario declares at its top level is known by name; no body and no statement was looked at.
struct DeclaredProgram {
    let statements: [CodeBlockItemSyntax]
}

/// A scenario that is checked: each name, member and conversion in it is decided.
struct CheckedProgram {
    /// The top-level statements.
    let main: FunctionCode
    /// Top-level variables and static properties, by number.
    let globals: [Global]
    /// The variables of the top level in order of declaration: they name objects in the trace.
    let variables: [GlobalBinding]
    /// All types of the scenario.
    let types: [TypeDeclaration]
}

/// Names that exist before the first line. They are the same for all scenarios, and nothing changes them.
struct PredefinedNames: @unchecked Sendable {
    /// Around the top level.
    let scope = Scope(.predefined, parent: nil)
    /// In the order of their numbers, which are the first ones of each program.
    private(set) var globals: [Global] = []

    /// The names, and their types in the catalogue.
    static let types: [(name: String, type: String)] = [
        ("application", "UIApplication"), ("window", "UIWindow"), ("viewController", "UIViewController"),
        ("view", "UIView"), ("hand", "Hand"), ("device", "Device"),
    ]

    static let all = PredefinedNames()

    private init() {
        for (name, typeName) in Self.types {
            guard let type = NativeCatalogue.standard.type(named: typeName) else {
                preconditionFailure("the catalogue has no \(typeName)")
            }
            let global = Global(name, index: globals.count)
            let binding = GlobalBinding(global, isConstant: true, SourceRange(0, 0))
            binding.type = type
            binding.isDeclared = true
            binding.immutability = Typed.Immutability(constant: name, fix: nil)
            scope[name] = .global(binding)
            globals.append(global)
        }
    }
}

extension Checker {
    /// Announces what the top level declares, so that code may use it wherever it is written.
    func declare(_ file: SourceFileSyntax) -> DeclaredProgram {
        let statements = file.statements.list
        let declarations = statements.declarations
        topLevel.reserveCapacity(declarations.count)
        declareOperators(among: declarations)
        declareTypes(among: declarations)
        declareFunctions(among: declarations)
        declareGlobals(among: declarations)
        return DeclaredProgram(statements: statements)
    }

    /// Checks all statements and bodies; the program may only run when there are no problems.
    func check(_ declared: DeclaredProgram) -> CheckedProgram {
        let main = parts.makeCode("main")
        for item in declared.statements { checkPlace(of: item) }
        let own =
            files.areSeveral
            ? declared.statements.filter { files.isScenario(SourceRange($0)) } : declared.statements
        main.body = checkStatements(own[...])
        checkPendingBodies()
        makeWitnesses()
        if problems.isEmpty { prepareConditionalTypes(checkPendingBodies) }
        refuseRecursiveTypes()
        compareMeanings()
        main.slotCount = context.slotCount
        if problems.isEmpty, exhaustion == nil, let place = problems.silentAbort {
            report(.unsupported("this", hint: nil), at: place)
        }
        return CheckedProgram(
            main: main, globals: globals, variables: topLevelVariables,
            types: declarationOrder.filter { !$0.staticType.holdsStandIn })
    }

    func checkPendingBodies() {
        while !pendingBodies.isEmpty, exhaustion == nil {
            let bodies = pendingBodies
            pendingBodies = []
            for body in bodies { body() }
        }
    }

    private var topLevelVariables: [GlobalBinding] {
        let bindings = topLevel.all.compactMap { entry in
            if case .global(let binding) = entry { binding } else { nil }
        }
        return bindings.sorted { $0.range.lower < $1.range.lower }
    }

    /// Announces the top-level variables, so that functions and types may use them wherever they are.
    private func declareGlobals(among declarations: [DeclSyntax]) {
        for declaration in declarations {
            guard let declaration = declaration.as(VariableDeclSyntax.self) else { continue }
            guard files.isScenario(SourceRange(declaration)) else {
                declareLazyGlobals(declaration)
                continue
            }
            let isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let)
            for binding in declaration.bindings.list {
                guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                    continue
                }
                let (name, range) = (token.identifierText, SourceRange(token))
                let file = file(knowing: declaration.modifiers, at: range)
                if let first = rival(of: name, at: range, knownTo: file) {
                    report(.alreadyDeclared(name, first: first.range), at: range)
                    continue
                }
                if binding.isComputed {
                    if let made = makeComputed(binding, declaration, named: token) {
                        topLevel[name, inFile: file] = .computed(made)
                    }
                    continue
                }
                let announced = GlobalBinding(makeGlobal(name), isConstant: isConstant, range)
                announced.declaration = binding
                topLevel[name, inFile: file] = .global(announced)
            }
        }
    }

    /// The type of a top-level variable that its declaration shows; nil when it shows none.
    func findType(of syntax: PatternBindingSyntax, _ binding: GlobalBinding) -> StaticType? {
        let (outerContext, outerScope) = (context, scope)
        defer { (context, scope) = (outerContext, outerScope) }
        context = FunctionContext(.function, "main", parent: nil, result: nil)
        context.mayThrow = true
        scope = topLevel
        return attempt { () throws -> StaticType in
            if let family = syntax.typeAnnotation.flatMap({ bareFamily($0.type) }),
                let value = syntax.initializer?.value
            {
                return try complete(family, from: value)
            }
            if let annotation = syntax.typeAnnotation {
                let (type, isImplicit) = try resolveDeclared(annotation.type)
                binding.isImplicitlyUnwrapped = isImplicit
                return type
            }
            guard let value = syntax.initializer?.value else { throw CheckAbort() }
            return try checkInitial(value).type
        }?.result
    }

    /// A top-level variable at its declaration.
    func declareGlobal(_ name: String, _ type: StaticType, _ isConstant: Bool, _ range: SourceRange) throws
        -> GlobalBinding
    {
        let known = entry(named: name, in: topLevel, at: range)
        if case .global(let announced)? = known, announced.range == range {
            announced.type = type
            announced.isDeclared = true
            return announced
        }
        if let first = known, !hidesInCondition(first) {
            report(.alreadyDeclared(name, first: first.range), at: range)
        }
        let binding = GlobalBinding(makeGlobal(name), isConstant: isConstant, range)
        binding.type = type
        binding.isDeclared = true
        topLevel[name] = .global(binding)
        return binding
    }
}

extension [CodeBlockItemSyntax] {
    /// The declarations among statements.
    var declarations: [DeclSyntax] {
        compactMap { statement in
            if case .decl(let declaration) = statement.item { declaration } else { nil }
        }
    }
}

extension Scope.Entry {
    /// Where it was declared, when that is known.
    var range: SourceRange? {
        switch self {
        case .local(let binding): binding.range
        case .global(let binding): binding.range
        case .computed(let property): property.range
        case .wrapped(let storage, _): storage.range
        case .functions(let functions): functions.first?.range
        case .type, .poisoned: nil
        }
    }
}
