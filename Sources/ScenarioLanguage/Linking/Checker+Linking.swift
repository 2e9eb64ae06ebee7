import EventEngine
import Foundation

/// The last phase in front of a run: what a run asks types for by name is looked up once, so that the program
/// needs neither the checker nor its scopes.
extension Checker {
    /// Makes a program without problems ready to run.
    func link(_ program: CheckedProgram) -> ExecutableProgram {
        for declaration in program.types { link(declaration) }
        return ExecutableProgram(
            main: program.main, globalCount: program.globals.count, roots: program.variables.map(\.global),
            conformances: conformances, extensions: linkExtensions(), parts: parts,
            endOfLibrary: files.endOfLibrary)
    }

    private func link(_ declaration: TypeDeclaration) {
        let (type, runtime) = (declaration.type, declaration.runtime)
        guard type.kind != .protocol else { return }
        runtime.witnesses = witnesses(of: declaration.staticType)
        runtime.keyed = keyedProperties(of: declaration)
        linkPromisedInitializers(of: declaration)
        if makesThroughTypes, let root = runtime.nativeRoot { linkInitializers(of: root, for: runtime) }
        if isSubclass(declaration.staticType, of: NSObject.staticType) {
            type.equals = runtime.equality(byMethod: ownEquality(of: declaration))
            type.hashes = runtime.hashing(by: ownHash(of: declaration))
        } else {
            type.equals =
                runtime.equality(by: code(of: "==", inherited: declaration))
                ?? runtime.equality(byMethod: freeCode(of: "==", declaration))
            type.hashes = runtime.hashing(byMethod: ownHashing(of: declaration))
        }
        type.isLess =
            runtime.order(by: code(of: "<", in: declaration))
            ?? runtime.order(byFunction: freeCode(of: "<", declaration))
        if type.isLess == nil, type.kind == .enumeration, catalogue.declares(type, .comparable) {
            type.isLess = Value.casePrecedes
        }
        type.describe = runtime.description(by: describingProperty(of: declaration))
        type.debugDescribe = runtime.description(
            by: describingProperty(of: declaration, .debugStringConvertible, "debugDescription"))
        if isSubclass(declaration.staticType, of: UITableViewCell.staticType) {
            runtime.cellInitializer = declaration.initializers.first(where: \.makesCells)?.initializer
        }
        if isSubclass(declaration.staticType, of: UICollectionReusableView.staticType) {
            runtime.makesCells = isSubclass(declaration.staticType, of: UICollectionViewCell.staticType)
            runtime.itemInitializer = declaration.initializers.first(where: \.makesItems)?.initializer
        }
        if isSubclass(declaration.staticType, of: UITableViewHeaderFooterView.staticType) {
            runtime.titleInitializer =
                declaration.initializers.first { $0.fullName == "init(reuseIdentifier:)" }?.initializer
        }
        let madeByItself = [
            CALayer.staticType, UICollectionViewLayoutAttributes.staticType,
            UICollectionViewLayoutInvalidationContext.staticType,
        ]
        if madeByItself.contains(where: { isSubclass(declaration.staticType, of: $0) }) {
            runtime.plainInitializer =
                declaration.initializers.first { $0.parameters.isEmpty && !$0.isFailable }?.initializer
            runtime.layerCopyInitializer =
                declaration.initializers.first { $0.parameters.map(\.label) == ["layer"] }?.initializer
        }
    }

    /// What a class has for the initializers of UIKit's class that it inherits from.
    private func linkInitializers(of root: StaticType, for runtime: RuntimeType) {
        for native in nativeInitializers(of: root) {
            guard let member = native.initializer.engineMember else { continue }
            let version = runtime.initializers[native.initializer.identity]
            runtime.nativeInitializers[InitializerSignature(member)] = version
        }
    }

    /// What the type has for the initializers that its protocols ask for.
    private func linkPromisedInitializers(of declaration: TypeDeclaration) {
        let (type, runtime) = (declaration.staticType, declaration.runtime)
        let own = declaration.initializers + templatedInitializers(of: type)
        for wanted in protocols(of: type).flatMap({ promisedInitializers(of: $0) }) {
            let identity = wanted.initializer.identity
            guard runtime.initializers[identity] == nil else { continue }
            let found = own.first { $0.generic == nil && $0.hasSameSignature(as: wanted) }
            runtime.initializers[identity] = found?.initializer
        }
    }

    /// The same of the nearest superclass, where the class itself has none.
    private func code(of name: String, inherited declaration: TypeDeclaration) -> FunctionCode? {
        if let own = code(of: name, in: declaration) { return own }
        guard case .user(let superclass)? = declaration.type.superclass else { return nil }
        return code(of: name, inherited: self.declaration(of: superclass))
    }

    /// The author's `hash(into:)`.
    private func ownHashing(of declaration: TypeDeclaration) -> FunctionCode? {
        for case .method(let method) in declaredMembers(named: "hash", of: declaration.staticType)
        where method.fullName == "hash(into:)" && method.parameters.map(\.type) == [StableHasher.staticType] {
            return method.code
        }
        return nil
    }

    private func code(of name: String, in declaration: TypeDeclaration) -> FunctionCode? {
        for case .method(let method) in declaration.statics[name] ?? []
        where method.parameters.map(\.type) == [declaration.staticType, declaration.staticType] {
            return method.code
        }
        return nil
    }

    /// That of an operator function outside of the type, or of the nearest superclass that has one.
    private func freeCode(of name: String, _ declaration: TypeDeclaration) -> FunctionCode? {
        if let own = freeOperator(name, of: declaration.staticType) { return own.code }
        guard case .user(let superclass)? = declaration.type.superclass else { return nil }
        return freeCode(of: name, self.declaration(of: superclass))
    }

    /// The method of a class, or of the nearest superclass, that overrides NSObject's `isEqual(_:)`.
    private func ownEquality(of declaration: TypeDeclaration) -> FunctionCode? {
        for case .method(let method) in declaredMembers(named: "isEqual", of: declaration.staticType)
        where method.overriddenNative?.plain != nil { return method.code }
        return nil
    }

    /// The property of a class, or of the nearest superclass, that overrides NSObject's `hash`.
    private func ownHash(of declaration: TypeDeclaration) -> Property? {
        for case .property(let property) in declaredMembers(named: "hash", of: declaration.staticType)
        where property.overriddenNative?.plain != nil { return property.property }
        return nil
    }

    private func describingProperty(
        of declaration: TypeDeclaration, _ wanted: Conformance = .stringConvertible,
        _ name: String = "description"
    ) -> Property? {
        guard catalogue.conforms(declaration.staticType, to: wanted) else { return nil }
        for case .property(let declared) in declaredMembers(named: name, of: declaration.staticType) {
            return declared.property
        }
        return nil
    }

    // MARK: Requirements of protocols

    /// What a type has for the requirements of all protocols that it conforms to.
    func witnesses(of type: StaticType) -> [ObjectIdentifier: Witness] {
        var found: [ObjectIdentifier: Witness] = [:]
        var seen: Set<UserType> = []
        for wanted in protocols(of: type) { add(wanted, of: type, to: &found, &seen) }
        for (wanted, made) in generics.witnesses[type] ?? [:] { found[wanted] = made }
        return found
    }

    private func add(
        _ wanted: UserType, of type: StaticType, to found: inout [ObjectIdentifier: Witness],
        _ seen: inout Set<UserType>
    ) {
        guard seen.insert(wanted).inserted else { return }
        for member in declaration(of: wanted).order {
            guard let requirement = member.requirement else { continue }
            found[ObjectIdentifier(requirement)] = witness(
                for: version(of: member, for: type), requirement, in: type)
        }
        for asked in declaration(of: wanted).subscripts {
            guard let requirement = asked.requirement else { continue }
            if let own = witness(for: asked, in: type) {
                found[ObjectIdentifier(requirement)] = own.witness
            } else if let row = nativeWitness(for: asked, in: type) {
                found[ObjectIdentifier(requirement)] = .native(row)
            }
        }
        for case .user(let inherited) in wanted.protocols { add(inherited, of: type, to: &found, &seen) }
    }

    /// The protocols of the scenario that a type, its superclasses and extensions of those name.
    private func protocols(of type: StaticType) -> [UserType] {
        var found: [UserType] = []
        var current: StaticType? = type
        while let here = current {
            if case .user(let user) = here {
                for case .user(let wanted) in user.protocols { found.append(wanted) }
                current = user.superclass
            } else {
                found += conformances.protocols(addedTo: here)
                current = catalogue.record(of: here)?.superclass.map { .native($0) }
            }
        }
        return found
    }

    // MARK: Extensions of types that are not the scenario's

    private func linkExtensions() -> NativeExtensionCode {
        var linked = NativeExtensionCode()
        for (type, added) in extensions.ofNative.sorted(by: { $0.key.description < $1.key.description }) {
            let witnesses = witnesses(of: type)
            if !witnesses.isEmpty { linked.witnesses[type] = witnesses }
            if added.isDescribing, case .property(let declared)? = added.members["description"]?.first {
                linked.descriptions[type] = declared.property
            }
            guard case .native(let id) = type else { continue }
            for case .method(let method) in added.members.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
                guard let name = method.objectiveCName else { continue }
                linked.actions.append((id, name, ActionCode(method)))
                if method.isOverride { linked.overrides[name, default: [:]][id] = method.code }
            }
        }
        for wanted in declarationOrder where wanted.type.kind == .protocol {
            let all = [wanted.members, wanted.statics].flatMap { $0.values.flatMap { $0 } }
            for member in all {
                switch member {
                case .method(let method) where method.requirement == nil:
                    linked.knowsProtocol.insert(ObjectIdentifier(method.code))
                case .property(let property) where property.requirement == nil:
                    linked.knowsProtocol.insert(ObjectIdentifier(property.property))
                default: break
                }
            }
        }
        for type in conditionalTypes { linked.witnesses[type] = witnesses(of: type) }
        return linked
    }
}

extension InitializerDeclaration {
    /// Whether it is `init(style:reuseIdentifier:)`.
    fileprivate var makesCells: Bool {
        parameters.map(\.label) == ["style", "reuseIdentifier"] && !isFailable
    }

    /// Whether it is `init(frame:)`.
    fileprivate var makesItems: Bool { parameters.map(\.label) == ["frame"] && !isFailable }
}
