import SwiftSyntax

/// Top-level variables with a getter, or with observers. Their accessors are those of static properties of a
/// type that has no name, `Void`.
extension Checker {
    /// The variables of a source file: each gets its value when it is used first.
    func declareLazyGlobals(_ syntax: VariableDeclSyntax) {
        let added = NativeExtension(.void, scope: topLevel)
        if (try? collect(syntax, in: MemberPlace(added), isStatic: true)) == nil {
            refused.names.formUnion(DeclSyntax(syntax).memberNames)
        }
        for case .property(let property) in added.statics.values.joined() {
            let file = file(knowing: syntax.modifiers, at: property.range)
            if let first = rival(of: property.name, at: property.range, knownTo: file) {
                report(.alreadyDeclared(property.name, first: first.range), at: property.range)
            }
            topLevel[property.name, inFile: file] = .computed(property)
        }
    }

    private var topLevelPlace: MemberPlace {
        MemberPlace(NativeExtension(.void, scope: Scope(.block, parent: topLevel)))
    }

    /// `var total: Int { a + b }`; nil after a report.
    func makeComputed(
        _ syntax: PatternBindingSyntax, _ declaration: VariableDeclSyntax, named name: TokenSyntax
    ) -> PropertyDeclaration? {
        let property = PropertyDeclaration(
            name.identifierText, owner: .void, scope: topLevel, range: SourceRange(name))
        property.isStatic = true
        if let annotation = syntax.typeAnnotation {
            guard let declared = try? resolveDeclared(annotation.type) else { return nil }
            (property.type, property.isImplicitlyUnwrapped) = declared
            property.hasAnnotation = true
        }
        if declaration.bindingSpecifier.tokenKind == .keyword(.let) {
            report(.unsupported("a 'let' with accessors", hint: "write 'var'"), at: property.range)
        }
        guard (try? collectAccessors(of: property, syntax.accessorBlock, in: topLevelPlace)) != nil else {
            return nil
        }
        return property
    }

    /// `var count = 0 { didSet { ... } }`, behind its declaration.
    func observe(_ syntax: PatternBindingSyntax) throws {
        guard let block = syntax.accessorBlock,
            let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
            case .global(let binding)? = entry(named: name, in: topLevel, at: SourceRange(syntax))
        else { return }
        let property = PropertyDeclaration(
            binding.global.name, owner: .void, scope: topLevel, range: binding.range)
        property.isStatic = true
        property.type = binding.type
        binding.observed = property
        _ = try collectAccessors(of: property, block, in: topLevelPlace)
        binding.global.observers = StaticObservers(
            owner: .void, before: property.property.willSet, after: property.property.didSet)
    }
}

extension PatternBindingSyntax {
    /// Whether a getter computes it; one with observers has storage.
    var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .getter: true
        case .accessors(let list): list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        case nil: false
        }
    }
}
