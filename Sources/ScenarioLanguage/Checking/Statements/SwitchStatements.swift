import SwiftSyntax

/// `switch`, and whether it covers everything.
extension Checker {
    func checkSwitch(_ syntax: SwitchExprSyntax, _ target: BranchTarget?, label: String? = nil) throws
        -> any StatementNode
    {
        let number = pushLabel(label, isLoop: false, isSwitch: true)
        defer { context.labels.removeLast() }
        // What is written with '!' is the optional that it is: its cases tell `nil` apart.
        let subject = try checkValue(syntax.subject)
        let before = flow
        var after: FlowState?
        var cases: [Switch.Case] = []
        var coverage = Coverage(subject.type)
        var failed = false
        for item in syntax.cases {
            guard case .switchCase(let entry) = item else {
                throw unsupported("conditional compilation", at: SourceRange(item))
            }
            flow = before
            do {
                cases.append(try checkCase(entry, subject.type, target, &coverage))
            } catch {
                failed = true
            }
            after = after.map { $0.merged(with: flow) } ?? flow
        }
        flow = after ?? before
        if let leaving = context.labels.last?.leavingFlow { flow = flow.merged(with: leaving) }
        if failed { throw CheckAbort() }
        if let missing = missing(from: coverage) {
            throw fail(.notExhaustive(missing), at: SourceRange(syntax.switchKeyword))
        }
        return Switch(label: number, subject: subject.node, cases: cases)
    }

    private func checkCase(
        _ syntax: SwitchCaseSyntax, _ type: StaticType, _ target: BranchTarget?, _ coverage: inout Coverage
    ) throws -> Switch.Case {
        let start = context.slotCount
        return try inScope {
            var patterns: [(pattern: any PatternNode, condition: (any Node)?)] = []
            var isDefault = false
            switch syntax.label {
            case .default:
                isDefault = true
                coverage.isComplete = true
            case .case(let label):
                for (index, item) in label.caseItems.enumerated() {
                    // The patterns of one case bind the same names; the first one declares them.
                    let pattern =
                        try index == 0
                        ? checkPattern(item.pattern, type) : checkAlternative(item.pattern, type)
                    let condition = try item.whereClause.map { try check($0.condition, as: .bool) }
                    patterns.append((pattern, condition?.node))
                    if condition == nil { coverage.add(pattern) }
                }
            }
            let bound = context.slots(since: start)
            if syntax.statements.isEmpty {
                throw unsupported("an empty case", hint: "write 'break'", at: SourceRange(syntax.label))
            }
            let lines = inScope { checkBranch(syntax.statements, target) }
            return Switch.Case(
                patterns: PatternList(alternatives: patterns, slots: bound), isDefault: isDefault,
                body: CodeBlock(statements: lines, slots: context.slots(since: start)))
        }
    }

    /// A further pattern of the same case: its variables are those of the first.
    private func checkAlternative(_ pattern: PatternSyntax, _ type: StaticType) throws -> any PatternNode {
        sharesBindings = true
        defer { sharesBindings = false }
        return try checkPattern(pattern, type)
    }

    /// What no pattern matches; nil when everything is covered.
    private func missing(from coverage: Coverage) -> [String]? {
        if coverage.isComplete { return nil }
        if case .tuple = coverage.type {
            return TupleCoverage(coverage.type).isCovered(by: coverage.patterns) ? nil : []
        }
        var type = coverage.type
        var missing: [String] = []
        if let inner = type.wrapped {
            if !coverage.coversNil { missing.append("nil") }
            if coverage.coversSome { return missing.isEmpty ? nil : missing }
            type = inner
        }
        switch type {
        case .bool:
            missing += [true, false].filter { !coverage.constants.contains(.bool($0)) }.map(String.init)
        case .user(let user) where user.kind == .enumeration:
            missing += user.cases.indices.filter { !coverage.cases.contains($0) }.map {
                ".\(user.cases[$0].name)"
            }
        case .native:
            guard let record = catalogue.record(of: type), record.kind == .enumeration else { return [] }
            let all = record.statics.values.flatMap { $0 }.filter { $0.kind == .enumCase }.sorted {
                $0.name < $1.name
            }
            for entry in all {
                let value = try? entry.call(in: RunContext())
                if let value, !coverage.constants.contains(value) { missing.append(".\(entry.name)") }
            }
        default: return []
        }
        return missing.isEmpty ? nil : missing
    }
}

/// What the patterns of a switch match for certain.
struct Coverage {
    let type: StaticType
    var isComplete = false
    var coversNil = false
    var coversSome = false
    var cases: Set<Int> = []
    var constants: Set<Value> = []
    /// All of them.
    var patterns: [any PatternNode] = []

    init(_ type: StaticType) { self.type = type }

    /// Adds a pattern without a condition.
    mutating func add(_ pattern: any PatternNode) {
        if pattern.alwaysMatches { isComplete = true }
        patterns.append(pattern)
        switch pattern {
        case is NonePattern: coversNil = true
        case let some as SomePattern:
            if some.inner.alwaysMatches { coversSome = true } else { add(some.inner) }
        case let entry as CasePattern:
            if entry.payload.allSatisfy(\.alwaysMatches) { cases.insert(entry.index) }
        case let equal as EqualPattern:
            if let constant = equal.expression as? Constant { constants.insert(constant.value) }
        default: break
        }
    }
}

extension PatternNode {
    /// Whether no value can fail to match.
    var alwaysMatches: Bool {
        switch self {
        case is WildcardPattern, is BindingPattern, is GlobalBindingPattern: true
        case let tuple as TuplePattern: tuple.elements.allSatisfy(\.alwaysMatches)
        case let bridging as BridgingPattern: bridging.inner.alwaysMatches
        default: false
        }
    }
}
