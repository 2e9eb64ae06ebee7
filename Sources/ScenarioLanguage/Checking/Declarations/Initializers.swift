import Reporting
import SwiftSyntax

/// Which initializers a type has, and their bodies.
extension Checker {
    func makeInitializers(of declaration: TypeDeclaration) {
        switch declaration.type.kind {
        case .class: makeClassInitializers(of: declaration)
        case .structure: makeMemberwiseInitializer(declaration)
        default: break
        }
        for made in declaration.initializers {
            declaration.runtime.initializers[made.initializer.identity] = made.initializer
        }
    }

    // MARK: Structs

    private func makeMemberwiseInitializer(_ declaration: TypeDeclaration) {
        guard !declaration.initializers.contains(where: { !$0.isInExtension }),
            !declaration.hasRefusedInitializer, !declaration.hasUnmetInitializer
        else { return }
        let open = declaration.stored.filter {
            !($0.isConstant && $0.initial != nil) && !$0.isLazy
        }
        let parameters = open.map { property in
            if let (use, _) = property.wrapper { return parameter(for: use) }
            let type = (try? type(of: property, at: property.range)) ?? .any
            let hasDefault = property.initial != nil || type.valueByItself != nil && !property.isConstant
            return Parameter(
                label: property.name, name: property.name, type: type,
                fallback: hasDefault ? .value(Unset.value) : nil, keepsClosure: true)
        }
        let properties = open.map { property in
            Initializer.Member(property.property, wrapping: property.wrapper.flatMap { wrapping($0.use) })
        }
        // Swift makes two when all have values: one takes nothing, the other any of them.
        if !parameters.isEmpty, parameters.allSatisfy({ $0.fallback != nil }) {
            add([], .memberwise([]), to: declaration)
        }
        add(parameters, .memberwise(properties), to: declaration)
        // What has its own values can be made from everywhere, without arguments.
        guard parameters.contains(where: { $0.fallback == nil }) else { return }
        let levels = open.map { $0.wrapper?.use.access.level ?? $0.access.level }
        declaration.initializers.last?.access.level =
            levels.contains(.type) ? .type : levels.contains(.file) ? .file : .everywhere
    }

    private func add(
        _ parameters: [Parameter], _ body: Initializer.Body, to declaration: TypeDeclaration
    ) {
        declaration.initializers.append(inheriting(parameters, body, declaration))
    }

    private func inheriting(
        _ parameters: [Parameter], _ body: Initializer.Body, _ declaration: TypeDeclaration,
        replacing replaced: InitializerDeclaration? = nil, isConvenience: Bool = false
    ) -> InitializerDeclaration {
        let initializer = Initializer(declaration.runtime, body, replacing: replaced?.initializer)
        return InitializerDeclaration(
            parameters, initializer, isConvenience: isConvenience,
            isFailable: replaced?.isFailable ?? false,
            isRequired: replaced?.isRequired ?? false, range: declaration.range, syntax: nil)
    }

    // MARK: Classes

    private func makeClassInitializers(of declaration: TypeDeclaration) {
        let own = declaration.initializers
        let inherited = superInitializers(of: declaration)
        for (index, made) in own.enumerated() {
            declaration.initializers[index] = matched(made, inherited, declaration)
        }
        if isBroken(declaration.staticType) || declaration.hasRefusedInitializer { return }
        let valueless = declaration.stored.filter { !hasInitialValue($0) }
        let hasDesignated = declaration.hasUnmetInitializer || own.contains { !$0.isConvenience }
        guard declaration.type.superclass != nil else {
            if !hasDesignated {
                if let property = valueless.first {
                    report(
                        .noInitializers(declaration.type.name, property: property.name),
                        at: declaration.range)
                }
                add([], .defaults, to: declaration)
            }
            return
        }
        let isCovered: (InitializerDeclaration) -> Bool = { other in
            own.contains { $0.hasSameSignature(as: other) || self.overrides($0, other) }
        }
        if !hasDesignated {
            if let property = valueless.first {
                report(
                    .noInitializers(declaration.type.name, property: property.name), at: declaration.range)
            }
            for other in inherited where !isCovered(other) { inherit(other, declaration) }
            return
        }
        let designated = inherited.filter { !$0.isConvenience }
        for missing in designated where missing.isRequired && !isCovered(missing) {
            let mark = missing.isFailable ? "?" : ""
            let signature = missing.fullName.replacing("init(", with: "init\(mark)(")
            report(
                .requiredInitializer(signature, superclass: declaration.type.superclass?.description ?? ""),
                at: declaration.range)
        }
        if designated.allSatisfy(isCovered) {
            for other in inherited where other.isConvenience && !isCovered(other) {
                inherit(other, declaration)
            }
        }
    }

    private func hasInitialValue(_ property: PropertyDeclaration) -> Bool {
        if property.initial != nil || property.isLazy { return true }
        let type = try? type(of: property, at: property.range)
        return !property.isConstant && type?.valueByItself != nil
    }

    private func inherit(_ other: InitializerDeclaration, _ declaration: TypeDeclaration) {
        let made = inherited(other, declaration)
        declaration.initializers.append(made)
        if let generic = other.generic { inherit(other, generic, to: made, declaration) }
    }

    /// A subclass's version of an initializer that it inherits.
    func inherited(
        _ other: InitializerDeclaration, _ declaration: TypeDeclaration
    ) -> InitializerDeclaration {
        let body: Initializer.Body =
            other.isConvenience ? .forwarded(other.initializer) : .inherited(other.initializer)
        let made = inheriting(
            other.parameters, body, declaration, replacing: other, isConvenience: other.isConvenience)
        made.effect = other.effect
        return made
    }

    /// An own initializer, tied to the one it overrides.
    private func matched(
        _ made: InitializerDeclaration, _ inherited: [InitializerDeclaration],
        _ declaration: TypeDeclaration
    ) -> InitializerDeclaration {
        guard made.generic == nil,
            let other = inherited.first(where: { $0.hasSameSignature(as: made) })
                ?? inherited.first(where: { overrides(made, $0) })
        else {
            if made.isOverride, !isBroken(declaration.staticType) {
                let candidates = nearest(to: made.fullName, inherited.map(\.fullName))
                report(.notOverriding(made.fullName, candidates: candidates), at: made.range)
            }
            return made
        }
        if !made.isOverride, !other.isConvenience, !(other.isRequired && made.isRequired) {
            report(.overrideMissing(made.fullName), at: made.range)
        }
        let initializer = Initializer(
            declaration.runtime, made.initializer.body, replacing: other.initializer)
        let tied = InitializerDeclaration(
            made.parameters, initializer, isConvenience: made.isConvenience, isFailable: made.isFailable,
            isRequired: made.isRequired, range: made.range, syntax: made.syntax)
        tied.isOverride = made.isOverride
        tied.effect = made.effect
        return tied
    }

    /// Whether an initializer says that it overrides, and takes at least what the other one does.
    private func overrides(_ made: InitializerDeclaration, _ other: InitializerDeclaration) -> Bool {
        (made.isOverride || made.isRequired && other.isRequired) && made.fullName == other.fullName
            && takes(made.parameters, other.parameters.map(\.type))
    }

    private func superInitializers(of declaration: TypeDeclaration) -> [InitializerDeclaration] {
        switch declaration.type.superclass {
        case .user(let user)?: self.declaration(of: user).initializers
        case let native?: nativeInitializers(of: native)
        case nil: []
        }
    }

    /// The initializers of a type that is not the scenario's, as those of a superclass, with what extensions
    /// add; made once, so that overrides agree.
    func nativeInitializers(of type: StaticType) -> [InitializerDeclaration] {
        if let known = nativeInitializerCache[type] { return known }
        var made: [InitializerDeclaration] = []
        // What an array is of is known here.
        let base = type.placeholders.isEmpty ? nil : MemberBase.type(type, SourceRange(0, 0))
        for row in catalogue.initializers(of: type) {
            let parameters = Callable(row, on: base, receiver: nil).parameters
            let initializer = Initializer(nil, .native(row))
            made.append(
                InitializerDeclaration(
                    parameters, initializer, isConvenience: row.isConvenience,
                    isFailable: row.result.isOptional, isRequired: row.isRequired, range: SourceRange(0, 0),
                    syntax: nil))
        }
        tie(made)
        if made.isEmpty { made.append(emptyInitializer()) }
        made += extensionInitializers(of: type).map(\.made)
        if base != nil { made += templatedInitializers(of: type) }
        nativeInitializerCache[type] = made
        return made
    }

    /// What a convenience initializer calls is the version of the instance's own class.
    private func tie(_ made: [InitializerDeclaration]) {
        for other in made {
            guard case .native(let row) = other.initializer.body, let delegation = row.delegation,
                let target = made.first(where: { $0.fullName == delegation.target })
            else { continue }
            other.initializer.body = .delegating(to: target.initializer, row, delegation)
        }
    }

    /// The initializers that extensions give a type and its superclasses, none of them the scenario's.
    func extensionInitializers(of type: StaticType) -> [(made: InitializerDeclaration, home: StaticType)] {
        var found: [(made: InitializerDeclaration, home: StaticType)] = []
        var current: StaticType? = extensions.ofNative.isEmpty ? nil : type.extensionKey
        while let here = current {
            found += (extensions.ofNative[here]?.initializers ?? []).map { ($0, here) }
            current = catalogue.record(of: here)?.superclass.map { .native($0) }
        }
        return found
    }

    private func emptyInitializer() -> InitializerDeclaration {
        InitializerDeclaration(
            [], Initializer(nil, .nothing), isConvenience: false, isFailable: false,
            isRequired: false,
            range: SourceRange(0, 0), syntax: nil)
    }

    // MARK: Bodies

    func checkBody(
        of made: InitializerDeclaration, _ code: FunctionCode, _ declaration: TypeDeclaration,
        as selfType: StaticType, in scope: Scope
    ) {
        guard let body = made.syntax?.body else { return }
        let type = declaration.type
        let inner = FunctionContext(.initializer, made.fullName, parent: nil, result: .void)
        let pending = declaration.stored.filter { !hasInitialValue($0) }
        let construction = Construction(
            declaration, isConvenience: made.isConvenience, isFailable: made.isFailable,
            pending: made.isConvenience ? [] : pending,
            needsSuper: type.kind == .class && (made.isConvenience || type.superclass != nil)
                || type.kind == .enumeration || type.isStandIn)
        inner.construction = construction
        inner.allow(made.effect)
        inFunction(inner, scope: scope) {
            declareSelf(selfType, isConstant: type.kind == .class, code)
            declareParameters(made.parameters, code, at: made.range)
            self.scope = Scope(.block, parent: self.scope)
            let before = problems.failures
            var lines =
                body.isOnlyNil && made.isFailable ? failingBody(body) : checkStatements(body.statements)
            let end = SourceRange(body.rightBrace)
            if flow.isReachable, problems.failures == before {
                if let line = implicitSuper(construction, code, at: end) { lines.append(line) }
                _ = try? checkConstructionEnds(at: end)
            }
            code.body = lines
            code.slotCount = inner.slotCount
        }
    }

    /// `init?(coder: NSCoder) { nil }`
    private func failingBody(_ body: CodeBlockSyntax) -> [StatementLine] {
        flow.isReachable = false
        let range = SourceRange(body)
        let statement = Return(value: Constant(value: .null))
        return [StatementLine(line: line(of: range), range: range, statement: statement)]
    }

    /// `super.init()` at the end of an initializer that does not call it.
    private func implicitSuper(_ construction: Construction, _ code: FunctionCode, at range: SourceRange)
        -> StatementLine?
    {
        guard construction.needsSuper, !construction.isConvenience, !flow.isDelegated,
            construction.owner.type.kind == .class
        else { return nil }
        guard
            let empty = superInitializers(of: construction.owner).first(where: {
                $0.parameters.allSatisfy { $0.fallback != nil } && !$0.isFailable && !$0.isConvenience
            })
        else { return nil }
        if (try? checkAllInitialized("at the end of this initializer", at: range)) == nil { return nil }
        flow.isDelegated = true
        let own = LocalVariable(variable: code.parameters[0], range: range)
        let node = InitializerDelegation(
            own: own, initializer: empty.initializer, isDynamic: false, arguments: [], range: range)
        return StatementLine(
            line: line(of: range), range: range, statement: ExpressionStatement(expression: node))
    }

    /// Everything has to be done where an initializer ends.
    func checkConstructionEnds(at range: SourceRange) throws {
        guard let construction = context.construction else { return }
        if !construction.isConvenience {
            try checkAllInitialized("at the end of this initializer", at: range)
        }
        if construction.needsSuper, !flow.isDelegated {
            let name = construction.owner.type.name
            if construction.owner.type.kind == .enumeration {
                throw fail(.usedBeforeInitialization("self"), at: range)
            }
            if construction.isConvenience {
                throw fail(.superInitMissing(name, call: "self.init"), at: range)
            }
            throw fail(.superInitMissing(name, call: "super.init"), at: range)
        }
    }

    /// All stored properties have values.
    func checkAllInitialized(_ place: String, at range: SourceRange) throws {
        let missing = (context.construction?.pending ?? []).filter {
            !flow.hasValue($0)
        }
        if !missing.isEmpty {
            throw fail(.propertiesNotInitialized(missing.map(\.name), at: place), at: range)
        }
    }

    /// A stored property that an initializer reads has to have a value.
    func checkIsInitialized(_ property: PropertyDeclaration, of receiver: Typed, at range: SourceRange)
        throws
    {
        guard let construction = context.construction, receiver.isSelf else { return }
        if construction.pending.contains(where: { $0 === property }),
            !flow.hasValue(property)
        {
            throw fail(.usedBeforeInitialization(property.name), at: range)
        }
        if construction.needsSuper, !flow.isDelegated,
            !construction.owner.stored.contains(where: { $0 === property })
        {
            throw fail(.selfBeforeSuperInit("'\(property.name)'"), at: range)
        }
    }

    /// The few names that are most like one.
    func nearest(to name: String, _ candidates: [String]) -> [String] {
        if let one = Suggestion.closest(to: name, among: candidates) { return [one] }
        let base = name.prefix { $0 != "(" }
        return Array(candidates.filter { $0.hasPrefix(base) }.prefix(3))
    }
}

extension CodeBlockSyntax {
    /// Whether `nil` is all there is.
    var isOnlyNil: Bool {
        statements.count == 1 && statements.first?.item.is(NilLiteralExprSyntax.self) == true
    }
}
