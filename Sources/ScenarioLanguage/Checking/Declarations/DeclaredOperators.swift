import SwiftSyntax

/// Operators of the scenario's.
struct DeclaredOperators {
    /// Those that it declares functions for.
    var names: Set<String> = []
    /// How tightly the infix operators bind that it declares.
    var precedences: [String: OperatorPrecedence] = [:]
}

/// Operators that the scenario declares, and how tightly they bind.
extension Checker {
    /// `infix operator **: MultiplicationPrecedence`, before anything uses it.
    func declareOperators(among declarations: [DeclSyntax]) {
        let groups = declareGroups(declarations.compactMap { $0.as(PrecedenceGroupDeclSyntax.self) })
        for declaration in declarations {
            guard let syntax = declaration.as(OperatorDeclSyntax.self) else { continue }
            let range = SourceRange(syntax)
            switch syntax.fixitySpecifier.tokenKind {
            case .keyword(.prefix), .keyword(.postfix):
                if let group = syntax.operatorPrecedenceAndTypes {
                    report(.unsupported("a precedence here", hint: nil), at: SourceRange(group))
                }
            default:
                let written = syntax.operatorPrecedenceAndTypes?.precedenceGroup
                let name = written?.text ?? "DefaultPrecedence"
                guard let precedence = groups[name] else {
                    report(.unsupported("the precedence group '\(name)'", hint: nil), at: range)
                    continue
                }
                declaredOperators.precedences[syntax.name.text] = precedence
            }
        }
    }

    /// The groups by name, Swift's and the scenario's, in whatever order these are declared.
    private func declareGroups(_ syntaxes: [PrecedenceGroupDeclSyntax]) -> [String: OperatorPrecedence] {
        var known = OperatorPrecedence.groups
        var open = syntaxes
        while !open.isEmpty {
            let (ready, later) = open.parted { $0.related.allSatisfy { known[$0] != nil } }
            for syntax in ready {
                known[syntax.name.text] = precedence(of: syntax, known)
            }
            guard later.count < open.count else {
                report(unrelated: later, known)
                break
            }
            open = later
        }
        return known
    }

    private func precedence(
        of syntax: PrecedenceGroupDeclSyntax, _ known: [String: OperatorPrecedence]
    ) -> OperatorPrecedence {
        let below = syntax.names(.higherThan).compactMap { known[$0] }
        let above = syntax.names(.lowerThan).compactMap { known[$0] }
        if let found = OperatorPrecedence.between(below, above, syntax.grouping) { return found }
        report(
            .unsupported("a precedence group between these two", hint: nil), at: SourceRange(syntax.name))
        return .standard
    }

    private func report(
        unrelated syntaxes: [PrecedenceGroupDeclSyntax], _ known: [String: OperatorPrecedence]
    ) {
        for syntax in syntaxes {
            let name = syntax.related.first { known[$0] == nil } ?? syntax.name.text
            report(
                .unsupported("the precedence group '\(name)'", hint: nil), at: SourceRange(syntax.name))
        }
    }
}

extension PrecedenceGroupDeclSyntax {
    /// The groups that it names as less or as more tightly binding.
    fileprivate func names(_ side: Keyword) -> [String] {
        groupAttributes.flatMap { attribute -> [String] in
            guard case .precedenceGroupRelation(let relation) = attribute,
                relation.higherThanOrLowerThanLabel.tokenKind == .keyword(side)
            else { return [] }
            return relation.precedenceGroups.map(\.name.text)
        }
    }

    fileprivate var related: [String] { names(.higherThan) + names(.lowerThan) }

    fileprivate var grouping: OperatorPrecedence.Grouping {
        for case .precedenceGroupAssociativity(let written) in groupAttributes {
            switch written.value.tokenKind {
            case .keyword(.left): return .left
            case .keyword(.right): return .right
            default: return .none
            }
        }
        return .none
    }
}

extension Array {
    /// Those that are so, and those that are not, both in order.
    fileprivate func parted(_ isSo: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(isSo), filter { !isSo($0) })
    }
}
