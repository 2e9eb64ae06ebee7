import SwiftSyntax

/// Functions of a block that are used above their declarations: they are declared where they are used first,
/// together with those that they use and that use them.
extension Checker {
    /// The statements of a block in the order in which they are checked and run.
    func ordered(_ statements: [CodeBlockItemSyntax]) -> [CodeBlockItemSyntax] {
        guard statements.contains(where: { $0.item.is(FunctionDeclSyntax.self) }) else { return statements }
        let names = BlockNames(statements)
        draw(names.work)
        let moved = names.groups.filter { keepsMeaning(of: $0, in: names) }
        if moved.isEmpty { return statements }
        let absent = Set(moved.flatMap(\.functions))
        let arriving = Dictionary(grouping: moved, by: \.place)
        for group in moved {
            let functions = group.functions.compactMap { statements[$0].item.as(FunctionDeclSyntax.self) }
            scope.functionsTogether[functions[0].id] = functions
        }
        return (0...statements.count).flatMap { index in
            let staying = index < statements.count && !absent.contains(index) ? [statements[index]] : []
            return (arriving[index] ?? []).map { statements[$0.functions[0]] } + staying
        }
    }

    /// Whether the names of variables in the functions of a group mean the same where the group is declared.
    private func keepsMeaning(of group: BlockNames.Group, in block: BlockNames) -> Bool {
        group.functions.allSatisfy { function in
            let passed = min(function, group.place)..<max(function, group.place)
            return block.uses[function].sorted().allSatisfy { name in
                guard let places = block.declarations[name], places.contains(where: passed.contains) else {
                    return true
                }
                return (places[0] > function || function > group.place) && !isKnownAround(name)
            }
        }
    }

    /// Whether something outside of the block has a name.
    private func isKnownAround(_ name: String) -> Bool {
        var current: Scope? = scope
        while let here = current {
            if !here.entries(named: name).isEmpty { return true }
            if case .type(let owner) = here.kind,
                !members(named: name, of: owner).isEmpty || !statics(named: name, of: owner).isEmpty
            {
                return true
            }
            current = here.parent
        }
        return false
    }
}

/// Which statement of a block uses which of the names that the block declares.
private struct BlockNames {
    /// Functions that belong together, by their numbers, and the statement in front of which they go.
    struct Group {
        let functions: [Int]
        let place: Int
    }

    let statements: [CodeBlockItemSyntax]
    /// By statement: the names of functions and variables of the block.
    let uses: [Set<String>]
    /// The statements that declare a variable, by its name.
    let declarations: [String: [Int]]
    /// Those of them that functions above see: they do not see what a `guard` declares.
    private let isVariable: [Bool]
    /// How many names were looked at.
    let work: Int
    /// The statements that are functions, by their names.
    private let functions: [String: [Int]]
    /// The first statement that uses a name, and the first one that is not a function.
    private var firstUses: [String: Int] = [:]
    private var firstCalls: [String: Int] = [:]

    init(_ statements: [CodeBlockItemSyntax]) {
        self.statements = statements
        functions = Dictionary(
            grouping: statements.indices.filter { statements[$0].item.is(FunctionDeclSyntax.self) },
            by: { statements[$0].functionName })
        declarations = statements.enumerated().reduce(into: [:]) { found, statement in
            let (place, names) = (statement.offset, statement.element.declaredVariables)
            for name in names { found[name, default: []].append(place) }
        }
        isVariable = statements.map { $0.item.is(VariableDeclSyntax.self) }
        let finder = NameFinder(functions: Set(functions.keys), variables: Set(declarations.keys))
        uses = statements.map(finder.names)
        work = finder.work
        for (index, names) in uses.enumerated() {
            let isFunction = statements[index].item.is(FunctionDeclSyntax.self)
            for name in names {
                firstUses[name] = firstUses[name] ?? index
                if !isFunction { firstCalls[name] = firstCalls[name] ?? index }
            }
        }
    }

    /// The groups in which something is used above its declaration.
    var groups: [Group] {
        let neighbours = neighbours
        var seen: Set<Int> = []
        return functions.values.joined().sorted().compactMap { first in
            if seen.contains(first) { return nil }
            var (together, open) = ([Int](), [first])
            while let one = open.popLast() {
                guard seen.insert(one).inserted else { continue }
                together.append(one)
                open += neighbours[one] ?? []
            }
            together.sort()
            return place(of: together).map { Group(functions: together, place: $0) }
        }
    }

    /// By function: those that it names, that name it, and that have its name.
    private var neighbours: [Int: [Int]] {
        var found: [Int: [Int]] = [:]
        func join(_ one: Int, _ other: Int) {
            found[one, default: []].append(other)
            found[other, default: []].append(one)
        }
        for versions in functions.values {
            for other in versions.dropFirst() { join(versions[0], other) }
            for user in versions {
                for used in uses[user].compactMap({ functions[$0]?.first }) { join(user, used) }
            }
        }
        return found
    }

    /// Where a group is declared: in front of the first statement that uses it, else where all of it is
    /// known; nil when each function can stay where it is.
    private func place(of group: [Int]) -> Int? {
        let isUsedAbove = group.contains { (firstUses[statements[$0].functionName] ?? $0) < $0 }
        let variables = group.compactMap(lastVariableBelow)
        guard isUsedAbove || !variables.isEmpty else { return nil }
        let known = ([group[group.count - 1]] + variables.map { $0 + 1 }).max() ?? 0
        return min(known, group.compactMap { firstCalls[statements[$0].functionName] }.min() ?? known)
    }

    /// The last of the variables that a function uses and that are declared below it alone.
    private func lastVariableBelow(_ function: Int) -> Int? {
        uses[function].compactMap { declarations[$0]?.first }
            .filter { $0 > function && isVariable[$0] }.max()
    }
}

/// Finds which functions and variables of a block a statement uses. Names of members do not count, nor do
/// names that the statement gives to something of its own.
private final class NameFinder: SyntaxVisitor {
    private let functions: Set<String>
    private let variables: Set<String>
    private var found: Set<String> = []
    private var own: Set<String> = []
    private(set) var work = 0

    init(functions: Set<String>, variables: Set<String>) {
        self.functions = functions
        self.variables = variables
        super.init(viewMode: .sourceAccurate)
    }

    func names(in statement: CodeBlockItemSyntax) -> Set<String> {
        (found, own) = ([], [])
        walk(statement)
        return found.intersection(functions).union(found.intersection(variables).subtracting(own))
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        work += 1
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember { found.insert(node.baseName.identifierText) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        own.insert(node.identifier.identifierText)
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        own.insert((node.secondName ?? node.firstName).identifierText)
        return .visitChildren
    }
}

extension CodeBlockItemSyntax {
    /// Whether it declares a function or a variable of this name.
    func declares(_ name: String) -> Bool { functionName == name || declaredVariables.contains(name) }

    fileprivate var functionName: String { item.as(FunctionDeclSyntax.self)?.name.identifierText ?? "" }

    /// The names of the variables that it declares for the statements below.
    fileprivate var declaredVariables: [String] {
        let patterns =
            item.as(VariableDeclSyntax.self)?.bindings.map(\.pattern)
            ?? item.as(GuardStmtSyntax.self)?.conditions.compactMap {
                $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern
            }
        return (patterns ?? []).flatMap { pattern in
            pattern.tokens(viewMode: .sourceAccurate)
                .filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }.map(\.identifierText)
        }
    }
}
