import Foundation

extension CharacterSet: BridgedStruct {
    /// It has a bit for each character that there is.
    package var walkingUnits: Int { 2_000 }
}

extension NativeCatalogue {
    func addCharacterSet() {
        addStructure(
            CharacterSet.self, named: "CharacterSet", conformances: .hashable,
            "Letters for `trimmingCharacters`, `components` and `rangeOfCharacter`."
        ) { t in
            makingRows(t)
            namedRows(t)
            changingRows(t)
            comparingRows(t)
        }
    }

    private func makingRows(_ t: MemberTable<CharacterSet>) {
        t.means("None, or those of a text.")
        t.initializer("init()") { () in CharacterSet() }
        t.initializer("init(charactersIn:)") { (s: String) in CharacterSet(charactersIn: s) }
        t.means("All others.")
        t.getter("inverted", \.inverted)
        t.mutator("invert()") { (set: inout CharacterSet) in set.invert() }
        t.means("Whether one is in it.")
        t.method("contains(_:)", cost: .constant) { (set: CharacterSet, scalar: Unicode.Scalar) in
            set.contains(scalar)
        }
        t.means("Whether it has none.")
        t.getter("isEmpty", \.isEmpty)
    }

    private func namedRows(_ t: MemberTable<CharacterSet>) {
        t.means("Such.")
        t.staticGetter("whitespaces") { CharacterSet.whitespaces }
        t.staticGetter("whitespacesAndNewlines") { CharacterSet.whitespacesAndNewlines }
        t.staticGetter("newlines") { CharacterSet.newlines }
        t.staticGetter("decimalDigits") { CharacterSet.decimalDigits }
        t.staticGetter("letters") { CharacterSet.letters }
        t.staticGetter("lowercaseLetters") { CharacterSet.lowercaseLetters }
        t.staticGetter("uppercaseLetters") { CharacterSet.uppercaseLetters }
        t.staticGetter("capitalizedLetters") { CharacterSet.capitalizedLetters }
        t.staticGetter("alphanumerics") { CharacterSet.alphanumerics }
        t.staticGetter("punctuationCharacters") { CharacterSet.punctuationCharacters }
        t.staticGetter("symbols") { CharacterSet.symbols }
        t.staticGetter("controlCharacters") { CharacterSet.controlCharacters }
        t.means("Those that a part of an address may have.")
        t.staticGetter("urlQueryAllowed") { CharacterSet.urlQueryAllowed }
        t.staticGetter("urlPathAllowed") { CharacterSet.urlPathAllowed }
        t.staticGetter("urlHostAllowed") { CharacterSet.urlHostAllowed }
        t.staticGetter("urlFragmentAllowed") { CharacterSet.urlFragmentAllowed }
    }

    private func changingRows(_ t: MemberTable<CharacterSet>) {
        t.means("Puts some in, or takes some out.")
        t.mutator("insert(charactersIn:)") { (set: inout CharacterSet, s: String) in
            set.insert(charactersIn: s)
        }
        t.mutator("remove(charactersIn:)") { (set: inout CharacterSet, s: String) in
            set.remove(charactersIn: s)
        }
        t.mutator("insert(_:)") { (set: inout CharacterSet, scalar: Unicode.Scalar) in set.insert(scalar) }
        t.mutator("remove(_:)") { (set: inout CharacterSet, scalar: Unicode.Scalar) in set.remove(scalar) }
        t.means("Those of both.")
        t.method("union(_:)") { (a: CharacterSet, b: CharacterSet) in a.union(b) }
        t.mutator("formUnion(_:)") { (a: inout CharacterSet, b: CharacterSet) in a.formUnion(b) }
        t.means("Those that are in both, or in the first only.")
        t.method("intersection(_:)") { (a: CharacterSet, b: CharacterSet) in a.intersection(b) }
        t.mutator("formIntersection(_:)") { (a: inout CharacterSet, b: CharacterSet) in
            a.formIntersection(b)
        }
        t.method("subtracting(_:)") { (a: CharacterSet, b: CharacterSet) in a.subtracting(b) }
        t.mutator("subtract(_:)") { (a: inout CharacterSet, b: CharacterSet) in a.subtract(b) }
    }

    private func comparingRows(_ t: MemberTable<CharacterSet>) {
        t.means("Whether it has all of the other, or the other all of it, or they have none in common.")
        t.method("isSuperset(of:)") { (a: CharacterSet, b: CharacterSet) in a.isSuperset(of: b) }
        t.method("isSubset(of:)") { (a: CharacterSet, b: CharacterSet) in a.isSubset(of: b) }
        t.method("isDisjoint(with:)") { (a: CharacterSet, b: CharacterSet) in a.isDisjoint(with: b) }
    }
}
