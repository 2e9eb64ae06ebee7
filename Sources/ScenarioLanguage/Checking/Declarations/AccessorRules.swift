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
}

extension AccessorDeclSyntax {
    /// Whether `nonmutating` stands in front of it.
    var isNonmutating: Bool { modifier?.name.text == "nonmutating" }

    /// Whether it is `mutating get`.
    var isMutatingGetter: Bool { modifier?.name.text == "mutating" && word == "get" }

    /// `get`, `set`, `willSet`, `didSet`.
    fileprivate var word: String { accessorSpecifier.text }
}
