import Foundation
import SwiftSyntax

/// Whether types that are not the scenario's have what the protocols ask for that extensions make them
/// conform to.
extension Checker {
    func checkConformances(ofExtended extended: [(type: StaticType, syntax: ExtensionDeclSyntax)]) {
        for (type, syntax) in extended where !type.isUserType && syntax.genericWhereClause == nil {
            for entry in syntax.inheritanceClause?.inheritedTypes ?? [] {
                guard case .user(let wanted)? = attempt({ try resolve(entry.type) })?.result else { continue }
                checkConformance(of: type, named: type.description, to: wanted, at: SourceRange(entry))
            }
        }
    }

    /// Reports what a type lacks of a protocol.
    func checkConformance(
        of type: StaticType, named name: String, to wanted: UserType, at range: SourceRange
    ) {
        guard wanted.kind == .protocol, wanted.standard == nil else { return }
        let required = declaration(of: wanted)
        func missing(_ what: String) {
            report(.missingRequirement(type: name, requirement: what, protocol: wanted.name), at: range)
        }
        for associated in required.syntax.associatedTypes.map(\.name.identifierText)
        where self.associated(associated, for: type) == nil {
            return missing("associatedtype \(associated)")
        }
        for member in required.order {
            guard let requirement = member.requirement, !requirement.isOptional,
                !refused.names.contains(requirement.name),
                witness(for: version(of: member, for: type), requirement, in: type) == nil
            else { continue }
            missing(requirement.fullName)
        }
        // What inherits from NSObject has `init()`, as Swift takes it.
        let native = nativeInitializers(of: type).filter {
            !isClass(type) || $0.isRequired || type == NSObject.staticType
        }
        let made = templatedInitializers(of: type) + native
        for initializer in required.initializers.map({ $0.version(typesOfSelf(type)) })
        where !made.contains(where: { $0.hasSameSignature(as: initializer) }) {
            missing((isClass(type) ? "required " : "") + initializer.fullName)
        }
        if let needed = wanted.superclass, !isSubclass(type, of: needed) { missing("superclass \(needed)") }
        if wanted.protocols.contains(.anyObject), !isClass(type) {
            report(.notForClasses(name, protocol: wanted.name), at: range)
        }
        for case .user(let inherited) in wanted.protocols {
            checkConformance(of: type, named: name, to: inherited, at: range)
        }
    }
}
