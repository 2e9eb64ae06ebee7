import EventEngine
import Foundation
import SwiftSyntax

/// What types name as superclasses and protocols.
extension Checker {
    func resolveInheritance(of declaration: TypeDeclaration) {
        if declaration.type.kind == .protocol, declaration.syntax.isObjectiveC {
            declaration.type.protocols.append(.anyObject)
        }
        if let clause = declaration.syntax.inheritanceClause { inherit(clause.inheritedTypes, declaration) }
        guard let clause = declaration.syntax.as(ProtocolDeclSyntax.self)?.genericWhereClause else { return }
        // `protocol P where Self: UIView` says the same as `protocol P: UIView`.
        for requirement in clause.requirements {
            if let only = requirement.onlySelf {
                report(.selfIsOneType(only.ownText), at: SourceRange(only))
                continue
            }
            guard let bound = requirement.boundOfSelf,
                let resolved = try? withScope(declaration.scope.parent ?? scope, { try resolve(bound) })
            else { continue }
            inherit(resolved, declaration, index: 0, at: SourceRange(bound))
        }
    }

    private func inherit(_ list: InheritedTypeListSyntax, _ declaration: TypeDeclaration) {
        let type = declaration.type
        for (index, entry) in list.enumerated() {
            let range = SourceRange(entry.type)
            let name = entry.type.writtenName
            if let conformance = catalogue.conformance(named: name),
                self.type(named: name, at: range) == nil || isStandard(name)
            {
                adopt(conformance, declaration)
                continue
            }
            if name == "Sendable" || name == "NSObjectProtocol" && type.kind != .protocol { continue }
            guard
                let resolved = try? withScope(
                    declaration.scope.parent ?? scope, { try resolve(entry.type) })
            else {
                type.isBroken = true
                continue
            }
            if type.kind == .enumeration, index == 0,
                resolved == .int || resolved == .string || resolved.isNumber || resolved == .character
            {
                type.rawType = resolved
                type.conformances.insert(.rawRepresentable)
                continue
            }
            inherit(resolved, declaration, index: index, at: range)
        }
    }

    private func isStandard(_ name: String) -> Bool {
        if case .native? = catalogue.type(named: name) { return true }
        return false
    }

    func adopt(_ conformance: Conformance, _ declaration: TypeDeclaration) {
        declaration.type.conformances.insert(conformance)
        if conformance == .hashable || conformance == .comparable {
            declaration.type.conformances.insert(.equatable)
        }
        if conformance == .losslessString { declaration.type.conformances.insert(.stringConvertible) }
    }

    private func inherit(
        _ resolved: StaticType, _ declaration: TypeDeclaration, index: Int, at range: SourceRange
    ) {
        let type = declaration.type
        // Everything is that.
        if resolved == .any { return }
        if type.kind == .protocol, case .user(let inherited) = resolved, inherited.refines(type) {
            report(.cyclicDefinition(type.name), at: range)
            return
        }
        if isProtocol(resolved) || resolved == .anyObject && type.kind == .protocol {
            type.protocols.append(resolved)
            return
        }
        if type.kind == .protocol, isClass(resolved) {
            type.superclass = resolved
            return
        }
        guard type.kind == .class, index == 0, isClass(resolved), resolved != .anyObject,
            !declaration.syntax.is(ActorDeclSyntax.self)
        else {
            report(.notAProtocol(resolved.description), at: range)
            return
        }
        if resolved == .user(type) || isSubclass(resolved, of: .user(type)) || isInside(resolved, type) {
            report(.cyclicDefinition(type.name), at: range)
            return
        }
        if case .user(let parent) = resolved, self.declaration(of: parent).isFinal {
            report(.finalSuperclass(parent.name), at: range)
        }
        if case .native = resolved, !canBeSubclassed(resolved) {
            report(.unsupported("a subclass of '\(resolved)'", hint: nil), at: range)
            type.isBroken = true
            return
        }
        type.superclass = resolved
        if case .native = resolved { type.conformances.formUnion([.equatable, .hashable]) }
    }

    /// Whether a class is declared inside of another one, or of a subclass of that: who knows its name must
    /// know what the other one inherits from.
    private func isInside(_ resolved: StaticType, _ type: UserType) -> Bool {
        var ancestor: StaticType? = resolved
        while case .user(let parent)? = ancestor {
            var around = parent.outer
            while let here = around {
                if here == type || isSubclass(.user(here), of: .user(type)) { return true }
                around = here.outer
            }
            ancestor = parent.superclass
        }
        return false
    }

    /// Instances of a subclass need the engine's help: only some classes offer it.
    private func canBeSubclassed(_ type: StaticType) -> Bool {
        guard case .native(let id) = type else { return false }
        return id.type is any Subclassable.Type || id == NativeTypeID(NSObject.self)
    }
}

extension TypeDeclaration {
    /// Whether nothing inherits from it.
    var isFinal: Bool {
        syntax.is(ActorDeclSyntax.self) || syntax.modifiers.contains { $0.name.text == "final" }
    }
}

extension GenericRequirementSyntax {
    /// The one type that `Self` is asked to be; nil for other requirements.
    fileprivate var onlySelf: TypeSyntax? {
        guard case .sameTypeRequirement(let written) = requirement,
            case .type(let left) = written.leftType, case .type(let right) = written.rightType
        else { return nil }
        if left.ownText == "Self" { return right }
        return right.ownText == "Self" && !left.ownText.hasPrefix("Self.") ? left : nil
    }

    /// What `Self` is asked to inherit from; nil for other requirements.
    var boundOfSelf: TypeSyntax? {
        guard case .conformanceRequirement(let written) = requirement,
            written.leftType.ownText == "Self"
        else { return nil }
        return written.rightType
    }
}
