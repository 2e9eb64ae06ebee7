/// Subscripts of a class that override those of its superclasses.
extension Checker {
    /// Gives a subscript the place of the one that it overrides.
    func place(_ declared: SubscriptDeclaration, in declaration: TypeDeclaration) {
        guard declaration.type.kind == .class, !declared.isStatic, !isBroken(declaration.staticType) else {
            return
        }
        guard let other = overridden(by: declared, in: declaration) else {
            guard declared.isOverride else { return }
            return report(.notOverriding(declared.fullName, candidates: []), at: declared.range)
        }
        if !declared.isOverride { report(.overrideMissing(declared.fullName), at: declared.range) }
        if other.isFinal { report(.finalMember(declared.fullName), at: declared.range) }
        if other.isSettable, !declared.isSettable {
            report(.readOnlyOverride(declared.fullName), at: declared.range)
        }
        declared.code.replaced = other.code
        declaration.runtime.subscripts[declared.code.identity] = declared.code
    }

    /// The subscript of the nearest superclass that takes and answers the same.
    private func overridden(
        by declared: SubscriptDeclaration, in declaration: TypeDeclaration
    ) -> SubscriptDeclaration? {
        guard let superclass = declaration.type.superclass, declared.generic == nil else { return nil }
        return ownSubscripts(of: superclass, isStatic: false).first { other in
            !other.isRequirement && other.generic == nil && other.hasSameSignature(as: declared)
                && other.owner.map { isClass($0) } == true
                && (other.result == declared.result
                    || conversionCost(from: declared.result, to: other.result) != nil)
        }
    }
}
