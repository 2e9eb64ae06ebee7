import Foundation

/// Which members a type has under a name: its own, then those of what it inherits from and conforms to.
extension Checker {
    /// Members of instances with this name, those of the nearest type first.
    func members(named name: String, of type: StaticType) -> [Member] {
        var found = lookUp(name, type, isStatic: false)
        addTemplated(name, type, isStatic: false, to: &found)
        addWalked(name, type, to: &found)
        return found
    }

    /// What the scenario declares among them: nothing for most names, which then need not be looked for among
    /// UIKit's.
    func declaredMembers(named name: String, of type: StaticType) -> [Member] {
        mayDeclare(name, for: type) ? members(named: name, of: type) : []
    }

    private func mayDeclare(_ name: String, for type: StaticType) -> Bool {
        guard extensions.ofNative.isEmpty, extensions.templates.isEmpty, conformances.isEmpty else {
            return true
        }
        var current: StaticType? = type
        while case .user(let user)? = current, exhaustion == nil {
            draw(1)
            // The superclass that a protocol asks for may conform to the protocol.
            let isOpen = user.isStandIn || user.kind == .protocol && user.superclass != nil
            if isOpen || declaration(of: user).members[name] != nil { return true }
            for case .user(let inherited) in user.protocols where mayDeclare(name, for: .user(inherited)) {
                return true
            }
            current = user.superclass
        }
        return false
    }

    /// Members of the type itself with this name.
    func statics(named name: String, of type: StaticType) -> [Member] {
        var found = lookUp(name, type, isStatic: true)
        addTemplated(name, type, isStatic: true, to: &found)
        return found
    }

    /// - Parameters:
    ///   - conforming: the type for which the members of a protocol are looked up.
    ///   - isAdopted: whether a class led to the protocol; the superclass that it asks for is among that
    ///     class's own then.
    private func lookUp(
        _ name: String, _ type: StaticType, isStatic: Bool, for conforming: StaticType? = nil,
        isAdopted: Bool = false
    ) -> [Member] {
        let root = conforming ?? type
        var found: [Member] = []
        var current: StaticType? = type
        while let here = current, exhaustion == nil {
            current = nil
            draw(1)
            if case .user(let user) = here {
                let declaration = declaration(of: user)
                let own = (isStatic ? declaration.statics : declaration.members)[name] ?? []
                add(user.kind == .protocol ? own.map { version(of: $0, for: root) } : own, to: &found)
                if user.isStandIn { add(numberMembers(name, of: user, isStatic: isStatic), to: &found) }
                let isAdopted = isAdopted || user.kind == .class
                current = user.kind == .class || !isAdopted ? user.superclass : nil
                for inherited in user.protocols {
                    let members = lookUp(
                        name, inherited, isStatic: isStatic, for: root, isAdopted: isAdopted)
                    add(members, to: &found)
                }
            } else {
                addNative(name, here, isStatic, to: &found)
            }
        }
        return found
    }

    /// What NSObjectProtocol asks for, which the engine's protocols inherit from, and which Swift finds in an
    /// object of any class.
    private static let membersOfAllObjects: Set<String> = [
        "isEqual", "hash", "isKind", "isMember", "responds", "perform",
    ]

    private func addNative(_ name: String, _ type: StaticType, _ isStatic: Bool, to found: inout [Member]) {
        let mayBeExtended = !extensions.ofNative.isEmpty || !conformances.isEmpty
        if mayBeExtended { addExtensions(name, type, isStatic, to: &found) }
        let record = catalogue.record(of: type)
        let natives = record?.members(named: name, isStatic: isStatic) ?? []
        // The catalogue has left out what others of a type hide.
        let isFirst = found.isEmpty
        if isFirst { found.reserveCapacity(natives.count) }
        for native in natives where native.kind != .initializer {
            if isFirst { found.append(.native(native, on: type)) } else {
                add([.native(native, on: type)], to: &found)
            }
        }
        let isProtocol = record?.kind == .protocol
        if type == .anyObject || isProtocol, Self.membersOfAllObjects.contains(name) {
            addNative(name, StaticType.native(NSObject.self), isStatic, to: &found)
        }
        guard let record, !record.protocols.isEmpty else { return }
        if !mayBeExtended, isProtocol || record.isObject || !Self.membersOfAllObjects.contains(name),
            !record.adopted.have(name, isStatic: isStatic)
        {
            return draw(record.adopted.protocolCount)
        }
        for wanted in record.protocols {
            add(lookUp(name, .native(wanted), isStatic: isStatic), to: &found)
        }
    }

    /// Adds what extensions of the scenario give a type of the engine or of Swift, and its superclasses.
    private func addExtensions(
        _ name: String, _ type: StaticType, _ isStatic: Bool, to found: inout [Member]
    ) {
        var extended: StaticType? = type
        while let here = extended {
            if let added = extensions.ofNative[here.extensionKey] {
                add((isStatic ? added.statics : added.members)[name] ?? [], to: &found)
            }
            for wanted in conformances.protocols(addedTo: here) {
                let members = lookUp(
                    name, .user(wanted), isStatic: isStatic, for: type, isAdopted: true)
                add(members, to: &found)
            }
            extended = catalogue.record(of: here)?.superclass.map { .native($0) }
        }
    }

    /// Adds members that those found already do not hide.
    private func add(_ members: [Member], to found: inout [Member]) {
        let farther = found.count
        for member in members {
            draw(found.count / 4)
            let isHidden = found.indices.contains { number in
                hides(found[number], member)
                    && !(number >= farther && found[number].overloadsResult(of: member))
                    && !found[number].leaves(member)
            }
            if !isHidden { found.append(member) }
        }
    }

    /// - Parameter place: a place where both may be used; nil for what holds everywhere.
    func hides(_ near: Member, _ far: Member, at place: SourceRange? = nil) -> Bool {
        if place == nil, near.isForFewer(than: far) { return false }
        switch (near, far) {
        case (.property(let a), .property(let b)):
            if areForOwnFiles((a.access, a.range), (b.access, b.range)) { return false }
            return a.requirement == nil || b.requirement != nil
        case (.property(let a), .native(let b, _)): return a.requirement == nil && b.kind != .method
        case (.type, _): return true
        case (.method(let a), .method(let b)) where b.isDefaultImplementation && b.hasFallbacks:
            return a.isDefaultImplementation && a.hasSameSignature(as: b)
        case (.method(let a), .method(let b)):
            return a.hasSameSignature(as: b) && (a.requirement == nil || b.requirement != nil)
                && !areForOwnFiles((a.access, a.range), (b.access, b.range))
        case (.method(let a), .native(let b, _)):
            guard b.kind == .method, a.isOverride, a.fullName == b.fullName else { return false }
            return a.overriddenNative.map { $0.parameters.map(\.type) == b.parameters.map(\.type) } ?? true
        case (.native(let a, _), .native(let b, _)):
            return a === b
                || a.fullName == b.fullName && a.result == b.result
                    && a.parameters.map(\.type) == b.parameters.map(\.type)
                    && a.requirements == b.requirements
        default: return false
        }
    }

    /// Names of all members, for suggestions.
    func memberNames(of type: StaticType, isStatic: Bool, isAdopted: Bool = false) -> [String] {
        var names: [String] = []
        var current: StaticType? = wantsSuggestions ? type : nil
        while let here = current {
            current = nil
            draw(100)
            if case .user(let user) = here {
                let declaration = declaration(of: user)
                names += (isStatic ? declaration.statics : declaration.members).keys.sorted()
                let isAdopted = isAdopted || user.kind == .class
                names += user.protocols.flatMap {
                    memberNames(of: $0, isStatic: isStatic, isAdopted: isAdopted)
                }
                current = user.kind == .class || !isAdopted ? user.superclass : nil
            } else {
                names +=
                    (isStatic ? extensions.ofNative[here]?.statics : extensions.ofNative[here]?.members)?.keys
                    .sorted() ?? []
                names += catalogue.memberNames(of: here, isStatic: isStatic)
            }
        }
        return names
    }
}
