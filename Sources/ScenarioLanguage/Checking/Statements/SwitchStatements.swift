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
        // Those without a condition; nil behind a `default`.
        var patterns: [any PatternNode]? = []
        var failed = false
        for item in syntax.cases {
            guard case .switchCase(let entry) = item else {
                throw unsupported("conditional compilation", at: SourceRange(item))
            }
            flow = before
            do {
                cases.append(try checkCase(entry, subject.type, target, &patterns))
            } catch {
                failed = true
            }
            after = after.map { $0.merged(with: flow) } ?? flow
        }
        flow = after ?? before
        if let leaving = context.labels.last?.leavingFlow { flow = flow.merged(with: leaving) }
        if failed { throw CheckAbort() }
        if let patterns, let missing = missing(from: patterns, subject.type) {
            throw fail(.notExhaustive(missing), at: SourceRange(syntax.switchKeyword))
        }
        return Switch(label: number, subject: subject.node, cases: cases)
    }

    private func checkCase(
        _ syntax: SwitchCaseSyntax, _ type: StaticType, _ target: BranchTarget?,
        _ unconditional: inout [any PatternNode]?
    ) throws -> Switch.Case {
        let start = context.slotCount
        return try inScope {
            var patterns: [(pattern: any PatternNode, condition: (any Node)?)] = []
            var isDefault = false
            switch syntax.label {
            case .default:
                isDefault = true
                unconditional = nil
            case .case(let label):
                for (index, item) in label.caseItems.enumerated() {
                    // The patterns of one case bind the same names; the first one declares them.
                    let pattern =
                        try index == 0
                        ? checkPattern(item.pattern, type) : checkAlternative(item.pattern, type)
                    let condition = try item.whereClause.map { try check($0.condition, as: .bool) }
                    patterns.append((pattern, condition?.node))
                    if condition == nil { unconditional?.append(pattern) }
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
        enclosing.sharesBindings = true
        defer { enclosing.sharesBindings = false }
        return try checkPattern(pattern, type)
    }

    /// What no pattern matches; nil when everything is covered.
    private func missing(from patterns: [any PatternNode], _ type: StaticType) -> [String]? {
        let search = Exhaustiveness(catalogue: catalogue) { [self] work in
            draw(work)
            return exhaustion == nil
        }
        let missing = search.missing(from: patterns, type)
        return missing.isEmpty ? nil : missing.filter { $0 != "_" }
    }
}
