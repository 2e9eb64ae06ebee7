import SwiftSyntax

/// What a scenario declares at its top level is known by name; no body and no statement was looked at.
struct DeclaredProgram {
    let statements: [CodeBlockItemSyntax]
    /// The globals that exist before the first line, by name.
    let predefined: [String: Global]
}

/// A scenario that is checked: each name, member and conversion in it is decided.
struct CheckedProgram {
    /// The top-level statements.
    let main: FunctionCode
    /// Top-level variables and static properties, by number.
    let globals: [Global]
    /// The variables of the top level in order of declaration: they name objects in the trace.
    let roots: [Global]
    /// The globals that exist before the first line, by name.
    let predefined: [String: Global]
    /// All types of the scenario.
    let types: [TypeDeclaration]
}

extension Checker {
    /// Names that exist before the first line, and their types in the catalogue.
    static let predefinedNames: [(name: String, type: String)] = [
        ("application", "UIApplication"), ("window", "UIWindow"), ("viewController", "UIViewController"),
        ("view", "UIView"), ("hand", "Hand"), ("device", "Device"),
    ]

    /// Announces what the top level declares, so that code may use it wherever it is written.
    func declare(_ file: SourceFileSyntax) -> DeclaredProgram {
        let predefined = declarePredefined()
        let statements = Array(file.statements)
        let declarations = statements.declarations
        declareOperators(among: declarations)
        declareTypes(among: declarations)
        declareFunctions(among: declarations)
        declareGlobals(among: declarations)
        return DeclaredProgram(statements: statements, predefined: predefined)
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
            main: main, globals: globals, roots: topLevelVariables, predefined: declared.predefined,
            types: declarationOrder.filter { !$0.staticType.holdsStandIn })
    }

    func checkPendingBodies() {
        while !pendingBodies.isEmpty, exhaustion == nil {
            let bodies = pendingBodies
            pendingBodies = []
            for body in bodies { body() }
        }
    }

    private var topLevelBindings: [GlobalBinding] {
        topLevel.all.compactMap { entry in
            if case .global(let binding) = entry { binding } else { nil }
        }
    }

    private var topLevelVariables: [Global] {
        topLevelBindings.sorted { $0.range.lower < $1.range.lower }.map(\.global)
    }

    /// The names of classes, and of top-level variables that can hold objects; sorted, each once.
    func declaredNames(of program: CheckedProgram) -> [String] {
        let classes = program.types.filter { $0.type.kind == .class }.map(\.type.name)
        let variables = topLevelBindings.filter { binding in
            binding.type.map { isClass($0.wrapped ?? $0) } ?? false
        }
        return Set(classes + variables.map(\.global.name)).sorted()
    }

    /// The top-level variables that can hold objects, with their classes, in order of place.
    var objectVariables: [(name: String, className: String)] {
        topLevelBindings.sorted { $0.range.lower < $1.range.lower }.compactMap { binding in
            binding.type.flatMap(className).map { (binding.global.name, $0) }
        }
    }

    private func declarePredefined() -> [String: Global] {
        guard let outermost = topLevel.parent else { return [:] }
        var made: [String: Global] = [:]
        made.reserveCapacity(Self.predefinedNames.count)
        for (name, typeName) in Self.predefinedNames {
            guard let type = catalogue.type(named: typeName) else { continue }
            let global = makeGlobal(name)
            let binding = GlobalBinding(global, isConstant: true, SourceRange(0, 0))
            binding.type = type
            binding.isDeclared = true
            outermost[name] = .global(binding)
            made[name] = global
        }
        return made
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
            for binding in declaration.bindings {
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
                announced.findType = { [unowned self, unowned announced] in
                    findType(of: binding, announced)
                }
                topLevel[name, inFile: file] = .global(announced)
            }
        }
    }

    private func findType(of syntax: PatternBindingSyntax, _ binding: GlobalBinding) -> StaticType? {
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
