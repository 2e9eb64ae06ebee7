import Reporting

extension NativeCatalogue {
    /// What is known of a type, function or constant that scenarios do not have; nil when there is none of
    /// this name.
    ///
    /// - Parameter own: the scenario's types, one of which may be meant by a name that resembles it.
    package func absence(named name: String, beside own: [String] = []) -> Absence? {
        let names = PlatformNames.standard
        if let reason = absentNames.names[name] { return Absence(name: "'\(name)'", reason: reason) }
        guard let framework = names.types[name] ?? names.globals[name] else {
            return otherModule(of: name, beside: own).map { Absence(name: "'\(name)'", reason: $0) }
        }
        return Absence(name: "'\(name)'", reason: absentNames.reason(for: name, of: framework))
    }

    /// Why scenarios do not have what another of Apple's frameworks declares; nil for names that begin as
    /// none of theirs does: `CIFilter`, `CFRunLoopTimerCreate`, `os_unfair_lock`. No list has them.
    private func otherModule(of name: String, beside own: [String]) -> Absence.Reason? {
        if let reason = absentNames.reason(ofC: name) { return reason }
        let capitals = name.prefix { $0.isASCII && $0.isUppercase }
        // The last capital begins the word behind the letters of the framework.
        guard capitals.endIndex < name.endIndex, name[capitals.endIndex].isLowercase else { return nil }
        let prefix = String(capitals.dropLast())
        let kin = own.filter { $0.hasPrefix(prefix) }
        guard Suggestion.closest(to: name, among: kin) == nil else { return nil }
        if prefix == "CF" { return .coreFoundation }
        return Self.otherPrefixes.contains(prefix) ? .otherModule : nil
    }

    private static let otherPrefixes: Set<String> = [
        "AV", "CI", "CK", "CL", "CM", "CN", "CT", "CV", "EK", "GK", "HK", "MK", "MTK", "MTL", "NW", "PH",
        "PK", "SCN", "SF", "SK", "UN", "VN", "WK",
    ]

    /// What is known of a member that a type of Swift or UIKit, or one that it inherits from, has elsewhere
    /// and not in scenarios; nil when no such type has one of this name.
    package func absence(ofMember name: String, in type: StaticType) -> Absence? {
        if let absence = absence(ofMember: name, inLibrary: type) { return absence }
        var current = superclassOfKit(type)
        guard let nearest = current, members(named: name, of: nearest).isEmpty,
            statics(named: name, of: nearest).isEmpty
        else { return nil }
        while let here = current, let record = record(of: here) {
            if let reason = reason(ofMember: name, in: record) {
                return Absence(name: "'\(name)' of '\(type)'", reason: reason)
            }
            current = record.superclass.map { .native($0) }
        }
        return nil
    }

    /// What is known of one of several methods of a name, which the rows say by its full name:
    /// `prepare(forAnimatedBoundsChange:)`.
    func absence(ofOverload name: String, in type: StaticType) -> Absence? {
        var current = superclassOfKit(type)
        while let here = current, let record = record(of: here) {
            if let reason = record.absences[name] {
                return Absence(name: "'\(name)' of '\(type)'", reason: reason)
            }
            current = record.superclass.map { .native($0) }
        }
        return nil
    }

    /// What is known of a member of a type that is written in Swift here, such as `Date`.
    private func absence(ofMember name: String, inLibrary type: StaticType) -> Absence? {
        guard case .user(let user) = type, user.isOfLibrary,
            let framework = PlatformNames.standard.types[user.name],
            PlatformNames.standard.members[user.name]?.contains(name) == true
        else { return nil }
        let reason = absentNames.reason(for: user.name, of: framework)
        return Absence(name: "'\(name)' of '\(type)'", reason: reason)
    }

    /// The same for a type of which the list has no members, such as `NumberFormatter`: a name that resembles
    /// none of its members here may be one of Foundation's.
    ///
    /// - Parameter names: those of the members that it has here.
    package func absence(ofUnlisted name: String, in type: StaticType, beside names: [String]) -> Absence? {
        guard case .user(let user) = type, user.isOfLibrary,
            PlatformNames.standard.members[user.name] == nil,
            let framework = PlatformNames.standard.types[user.name],
            Suggestion.closest(to: name, among: names) == nil
        else { return nil }
        let reason = absentNames.reason(for: user.name, of: framework)
        return Absence(name: "'\(name)' of '\(type)'", reason: reason)
    }

    /// What is known of an initializer that a type has elsewhere and not in scenarios, by its first label.
    package func absence(ofInitializerWith label: String, in type: StaticType) -> Absence? {
        guard let absences = record(of: type)?.absences else { return nil }
        let names = absences.keys.filter { $0.hasPrefix("init(\(label):") }
        guard let name = names.min(), let reason = absences[name] else { return nil }
        return Absence(name: "'\(name)' of '\(type)'", reason: reason)
    }

    /// Of the classes of Core Graphics the list has no members: what is like no row may be one of theirs.
    private func mayHave(_ name: String, _ record: NativeType) -> Bool {
        record.kind == .class && record.name.hasPrefix("CG")
            && Suggestion.closest(to: name, among: record.members.keys.sorted()) == nil
    }

    private func reason(ofMember name: String, in record: NativeType) -> Absence.Reason? {
        if let reason = record.absences[name] { return reason }
        let names = PlatformNames.standard
        let nested = "\(record.name).\(name)"
        if let framework = names.types[nested] { return absentNames.reason(for: nested, of: framework) }
        guard names.members[record.name]?.contains(name) ?? mayHave(name, record) else { return nil }
        return absentNames.reason(for: record.name, of: names.types[record.name] ?? .swift)
    }

    /// The nearest type of the catalogue among a type and its superclasses.
    private func superclassOfKit(_ type: StaticType) -> StaticType? {
        var current: StaticType? = type
        while case .user(let user)? = current { current = user.superclass }
        return current
    }
}
