extension NativeCatalogue {
    /// What the rows of Optional mean.
    func optionalMeanings(_ group: ReferenceGroup) {
        group.means("Makes one; a value becomes one by itself.", of: "init(_:)", isNeverUsed: true)
        group.means("Makes one.", of: "some(_:)", "none")
        group.means("Does something with the value if there is one.", of: "map(_:)", "flatMap(_:)")
    }

    /// Optionals themselves; members of what is inside are reached through `?.`.
    func optionalRows(_ t: GenericTable) {
        t.initializer("init(_:)", [.wrappedType], .optional(.wrappedType)) { _, arguments in
            arguments[0].inSome
        }
        t.enumCase("none", [], .optional(.wrappedType)) { _ in .null }
        t.enumCase("some(_:)", [.wrappedType], .optional(.wrappedType)) { arguments in arguments[0].inSome }
        t.method(
            "map(_:)", [.closure(.wrappedType, to: .result)], .optional(.result)
        ) { _, optional, arguments in
            optional.isNull ? .null : try arguments[0].closure.call([optional.fromSome]).inSome
        }
        let question = StaticType.closure(.wrappedType, to: .optional(.result))
        t.method("flatMap(_:)", [question], .optional(.result)) { _, optional, arguments in
            optional.isNull ? .null : try arguments[0].closure.call([optional.fromSome])
        }
    }
}
