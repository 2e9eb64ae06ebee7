import SwiftSyntax

/// Types on their way from names to members: every step is taken for all of them before the next, and those
/// that come up meanwhile catch up.
final class TypeWork {
    /// In order: what it inherits; what extensions add to that; members; places of members; conformances.
    enum Step: Int, CaseIterable { case inheritance, extensions, members, numbers, conformances }

    @exclusivity(unchecked) var step = Step.inheritance
    @exclusivity(unchecked) var types: [TypeDeclaration] = []
    /// What types with all their arguments left to check, and had to report.
    var bodies: [() -> Void] = []
    var problems: [ProblemLog.Entry] = []
}

extension Checker {
    /// Adds types whose names are known.
    func add(_ found: [TypeDeclaration], to work: TypeWork) {
        for declaration in found {
            work.types.append(declaration)
            for step in TypeWork.Step.allCases where step.rawValue < work.step.rawValue {
                take(step, declaration, work)
            }
        }
    }

    /// Takes all steps; the extensions are those of types that are not generic, too.
    func finish(_ work: TypeWork, extensions: [ExtensionDeclSyntax] = []) {
        var extended: [(StaticType, ExtensionDeclSyntax)] = []
        for step in TypeWork.Step.allCases {
            work.step = step
            if step == .extensions {
                for syntax in extensions { extended += prepare(syntax).map { ($0, syntax) } }
            }
            var next = 0
            takeAll(step, &next, work)
            if step == .inheritance { declarePostponedAliases() }
            if step == .conformances { checkConformances(ofExtended: extended) }
            guard step == .members else { continue }
            for (type, syntax) in extended { comparingKinds(type) { collectMembers(of: syntax, type) } }
            takeAll(step, &next, work)
            settleExtendedOverrides()
        }
        typeWork = nil
        pendingBodies += work.bodies
        for problem in work.problems { report(problem.problem, at: problem.range) }
    }

    private func takeAll(_ step: TypeWork.Step, _ next: inout Int, _ work: TypeWork) {
        while next < work.types.count {
            take(step, work.types[next], work)
            next += 1
        }
    }

    private func take(_ step: TypeWork.Step, _ declaration: TypeDeclaration, _ work: TypeWork) {
        // What a generic type as such would report, it reports of its stand-ins.
        let isPattern = declaration.staticType.hasPlaceholder || isInsidePattern(declaration.staticType)
        let (outer, count) = (pendingBodies, problems.count)
        pendingBodies = []
        withScope(declaration.scope.parent ?? topLevel) { take(step, declaration) }
        let own = problems.cut(to: count)
        if !isPattern {
            work.bodies += bodies(pendingBodies, of: declaration.staticType)
            work.problems += own
        }
        pendingBodies = outer
    }

    /// Bodies of a generic type's members mean the same for all types.
    private func bodies(_ list: [() -> Void], of type: StaticType) -> [() -> Void] {
        guard let types = type.genericTypes else { return list }
        return list.map { body in
            { [unowned self] in
                if generics.ownStandIns.contains(type) { return learnMeanings(body) }
                compareMeanings(for: completed(types), body)
            }
        }
    }

    private func take(_ step: TypeWork.Step, _ declaration: TypeDeclaration) {
        let extensions = fittingExtensions(of: declaration)
        switch step {
        case .inheritance: resolveInheritance(of: declaration)
        case .extensions:
            for syntax in extensions {
                for member in syntax.memberBlock.members where member.decl.is(TypeAliasDeclSyntax.self) {
                    declareAlias(member.decl, nestedIn: declaration)
                }
                guard let list = syntax.inheritanceClause else { continue }
                inherit(list.inheritedTypes, asExtension: declaration)
            }
        case .members:
            collectMembers(of: declaration)
            for syntax in extensions { collectMembers(of: syntax, declaration.staticType) }
        case .numbers: numberMembers(of: declaration)
        case .conformances:
            let type = declaration.staticType
            if !type.hasPlaceholder, !isInsidePattern(type) { checkConformances(of: declaration) }
        }
    }

    /// The extensions of a generic type that are for these arguments.
    private func fittingExtensions(of declaration: TypeDeclaration) -> [ExtensionDeclSyntax] {
        guard let generic = declaration.type.generic, let origin = declaration.type.origin else { return [] }
        return origin.extensions.filter { _, condition in
            condition.map { satisfies(origin.types(generic.arguments), $0) } ?? true
        }.map(\.syntax)
    }
}
