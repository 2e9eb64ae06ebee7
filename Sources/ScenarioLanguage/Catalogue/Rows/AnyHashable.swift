import Foundation

/// The value keeps its own type with it, as one of `Any` does.
extension AnyHashable: Bridged {
    package static var staticType: StaticType { .anyHashable }
    package static func from(_ value: Value) -> AnyHashable? { AnyHashable(value.unerased) }
    package var bridged: Value { base as? Value ?? .void }
    package var unbridged: Any? { base }
}

extension NativeCatalogue {
    /// AnyHashable, to which every type that is Hashable converts.
    func addAnyHashable() {
        addStructure(
            AnyHashable.self, named: "AnyHashable", conformances: [.equatable, .hashable, .stringConvertible],
            "Any value that sets and dictionaries can find again, of whatever type it is.", anyHashableRows)
    }

    private func anyHashableRows(_ t: MemberTable<AnyHashable>) {
        let rows = GenericTable(types: [t.type])
        t.means("Makes one of a value.")
        rows.initializer("init(_:)", [.anyHashable], .anyHashable) { _, arguments in arguments[0] }
        t.means("The value.", of: "base")
        rows.getter("base", .any) { _, value in value }
    }
}
