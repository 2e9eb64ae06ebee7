import SwiftSyntax

extension Checker {
    /// Reports what Swift allows in no list of accessors: a setter without a getter, the same accessor twice,
    /// and an observer beside a getter.
    ///
    /// - Parameter owner: `variable` or `subscript`.
    func checkRules(of block: AccessorBlockSyntax?, _ owner: String) {
        guard case .accessors(let list)? = block?.accessors else { return }
        var words: Set<String> = []
        for accessor in list where !words.insert(accessor.word).inserted {
            report(.accessorTwice(accessor.word, of: owner), at: SourceRange(accessor.accessorSpecifier))
        }
        if let setter = list.first(where: { $0.word == "set" }), !words.contains("get") {
            report(.setterWithoutGetter(of: owner), at: SourceRange(setter.accessorSpecifier))
        }
        let observer = list.first { ["willSet", "didSet"].contains($0.word) }
        if let observer, words.contains("get") {
            report(.observerBesideGetter(observer.word), at: SourceRange(observer.accessorSpecifier))
        }
    }

    /// Whether it is `mutating get`, which structs and enums may have.
    func isMutatingGetter(_ accessor: AccessorDeclSyntax, in place: MemberPlace) throws -> Bool {
        guard accessor.isMutatingGetter else { return false }
        let kind = place.declaration?.type.kind
        guard kind == .structure || kind == .enumeration else { throw unsupportedGetter(accessor) }
        return true
    }

    /// Protocols ask for no `mutating get`: who knows only the protocol could not tell a place from a value.
    func refuseMutatingGetter(in block: AccessorBlockSyntax?) throws {
        guard case .accessors(let list)? = block?.accessors else { return }
        if let getter = list.first(where: \.isMutatingGetter) { throw unsupportedGetter(getter) }
    }

    private func unsupportedGetter(_ accessor: AccessorDeclSyntax) -> CheckAbort {
        unsupported(
            "a getter that is 'mutating' here", hint: "write a 'mutating' method",
            at: SourceRange(accessor.accessorSpecifier))
    }

    /// Reports a getter that changes what it is read from where that cannot be changed.
    func checkMayChange(_ receiver: Typed, _ property: String, at range: SourceRange) throws {
        guard receiver.place == nil else { return }
        let constant = receiver.immutability === Typed.value ? nil : receiver.immutability
        throw fail(.mutatingGetter(property, of: constant?.name, fix: constant?.fix), at: range)
    }
}

extension AccessorDeclSyntax {
    /// Whether `nonmutating` is in front of it.
    var isNonmutating: Bool { modifier?.name.text == "nonmutating" }

    /// Whether it is `mutating get`.
    var isMutatingGetter: Bool { modifier?.name.text == "mutating" && word == "get" }

    /// `get`, `set`, `willSet`, `didSet`.
    fileprivate var word: String { accessorSpecifier.text }
}
