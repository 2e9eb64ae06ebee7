import SwiftSyntax

/// Functions inside of functions.
extension Checker {
    /// A function inside a function, with those that are declared at the same place.
    func checkLocalFunction(_ syntax: FunctionDeclSyntax) throws -> any StatementNode {
        let together = scope.functionsTogether[syntax.id] ?? [syntax]
        let declared = try together.map(declareLocalFunction)
        let statements = try declared.map { try $0() }
        return statements.count == 1 ? statements[0] : LocalFunctions(parts: statements)
    }

    /// A constant that holds a closure, with labels.
    ///
    /// - Returns: what checks the body, once all functions are declared that it may use.
    private func declareLocalFunction(_ syntax: FunctionDeclSyntax) throws -> () throws -> any LocalCode {
        let function = try makeFunction(syntax, owner: nil, in: scope)
        if let generic = function.generic { return try declareGeneric(function, generic) }
        let others = functionsBeside(function)
        if !others.isEmpty { scope[function.name] = nil }
        let binding = try declareLocal(
            function.name, .function(function.functionType), isConstant: true, function.range)
        binding.function = function
        function.local = binding
        if !others.isEmpty { scope[function.name] = .functions(others + [function]) }
        return { try self.localFunction(function, syntax, binding) }
    }

    /// The functions of the same block that the name may mean, too; none when one of them takes
    /// and returns the same.
    private func functionsBeside(_ function: FunctionDeclaration) -> [FunctionDeclaration] {
        let others: [FunctionDeclaration] =
            switch scope[function.name] {
            case .local(let binding)?: binding.function.map { [$0] } ?? []
            case .functions(let functions)?: functions
            default: []
            }
        let isTwice = others.contains {
            $0.hasSameSignature(as: function) && !$0.overloadsResult(of: function)
        }
        return isTwice ? [] : others
    }

    private func localFunction(
        _ function: FunctionDeclaration, _ syntax: FunctionDeclSyntax, _ binding: LocalBinding
    ) throws -> LocalFunction {
        guard let body = syntax.body else { throw CheckAbort() }
        let inner = FunctionContext(.function, function.fullName, parent: context, result: function.result)
        inner.allow(function.effect)
        inner.builder = resultBuilder(in: syntax.attributes)
        inner.naming = context.naming
        let home = scope
        inFunction(inner, scope: home) {
            declareParameters(function.parameters, function.code, at: function.range)
            scope = Scope(.block, parent: scope)
            checkFunctionStatements(body, function.code)
            function.code.slotCount = inner.slotCount
        }
        let node = ClosureLiteral(
            code: function.code, captures: inner.captures, presets: [], spread: 0,
            inouts: function.functionType.inouts.sorted(), range: function.range)
        return LocalFunction(variable: binding.variable, closure: node)
    }

    // MARK: Generic ones

    /// A generic function inside a function: a constant for each of the versions that calls ask for.
    private func declareGeneric(
        _ function: FunctionDeclaration, _ generic: GenericFunction
    ) throws -> () throws -> any LocalCode {
        let others = functionsBeside(function)
        if others.isEmpty, let first = scope[function.name] {
            report(.alreadyDeclared(function.name, first: first.range), at: function.range)
        }
        scope[function.name] = .functions(others + [function])
        let local = LocalVersions(scope: scope, context: context)
        generic.local = local
        return {
            let (versions, bindings) = (local.statement.parts, local.bindings)
            let types = self.standIns(for: generic.signature)
            if let version = try? self.makeInstance(of: function, generic, types) {
                self.learnMeanings { _ = try? self.add(version, to: local) }
            }
            (local.statement.parts, local.bindings) = (versions, bindings)
            return local.statement
        }
    }

    /// Adds the version of a local generic function for the types of a call, where the function is.
    func add(
        _ version: (function: FunctionDeclaration, scope: Scope), to local: LocalVersions
    ) throws {
        guard let syntax = version.function.syntax else { throw CheckAbort() }
        let (outerContext, outerScope) = (context, scope)
        (context, scope) = (local.context, version.scope)
        defer { (context, scope) = (outerContext, outerScope) }
        let binding = try declareLocal(
            version.function.name, .function(version.function.functionType), isConstant: true,
            version.function.range)
        // The name means the generic function.
        scope[version.function.name] = nil
        binding.function = version.function
        local.bindings[ObjectIdentifier(version.function)] = binding
        local.statement.parts.append(try localFunction(version.function, syntax, binding))
    }

    /// The version of a local generic function as a value; nil for functions that are declared elsewhere.
    func localVersion(
        _ version: FunctionDeclaration, _ generic: GenericFunction, at range: SourceRange
    ) throws -> Typed? {
        try generic.local?.bindings[ObjectIdentifier(version)].map { try reference(to: $0, at: range) }
    }
}

/// The versions of a generic function inside a function.
final class LocalVersions {
    /// The block that it is in.
    let scope: Scope
    let context: FunctionContext
    /// The variables that hold the versions, by the version.
    var bindings: [ObjectIdentifier: LocalBinding] = [:]
    let statement = LocalFunctions()

    init(scope: Scope, context: FunctionContext) {
        self.scope = scope
        self.context = context
    }
}
