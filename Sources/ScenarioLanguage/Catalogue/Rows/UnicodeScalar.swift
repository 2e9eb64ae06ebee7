import Foundation

extension Unicode.Scalar: BridgedStruct {}

extension StaticType {
    /// The scalars of a text.
    static let scalars = StaticType.sequence(.native(Unicode.Scalar.self), .scalars)
}

extension NativeCatalogue {
    func addUnicodeScalar() {
        addStructure(
            Unicode.Scalar.self, named: "Unicode.Scalar",
            conformances: [.equatable, .hashable, .comparable, .stringConvertible],
            "What texts are made of in the end: a letter may be several."
        ) { t in
            t.getter("description", \.description)
            t.means("Its number, and one with such a number; nil where there is none.")
            t.getter("value", \.value)
            t.initializer("init(_:)") { (number: UInt32) in Unicode.Scalar(number) }
            t.initializer("init(_:)") { (number: UInt16) in Unicode.Scalar(number) }
            t.initializer("init(_:)") { (number: Int) in Unicode.Scalar(number) }
            t.initializer("init(_:)") { (number: UInt8) in Unicode.Scalar(number) }
            t.initializer("init(_:)") { (text: String) in Unicode.Scalar(text) }
            t.means("Whether it is one of the first 128.")
            t.getter("isASCII", \.isASCII)
            t.type.group?.means("The code units that it is made of.", of: "utf8", "utf16")
            let units = GenericTable(types: [t.type])
            units.getter("utf8", .sequence(UInt8.staticType, .part), cost: .constant) { _, scalar in
                .array(scalar.textOfScalar.utf8.map { .int(Int($0)) })
            }
            units.getter("utf16", .sequence(UInt16.staticType, .part), cost: .constant) { _, scalar in
                .array(scalar.textOfScalar.utf16.map { .int(Int($0)) })
            }
            t.absent(
                Absence.Reason(
                    "the tables of Unicode differ between systems", instead: "use a 'CharacterSet'"),
                "properties")
        }
        let namespace = NativeType(
            NativeTypeID(Unicode.self), name: "Unicode", kind: .structure, superclass: nil
        ) { _ in false }
        add(namespace, like: "Unicode.Scalar")
        alias("UnicodeScalar", .native(Unicode.Scalar.self))
        alias("String.UnicodeScalarView", .scalars)
    }

    /// Text that is made of scalars.
    func scalarTextRows(_ t: GenericTable) {
        t.initializer("init(_:)", [.scalars], .string) { context, arguments in
            .string(try context.text(ofScalars: arguments[0]))
        }
        t.initializer("init(_:)", [.native(Unicode.Scalar.self)], .string) { _, arguments in
            .string(Unicode.Scalar.from(arguments[0]).map { String(Character($0)) } ?? "")
        }
    }

    /// Scalars that a closure chooses are such a view again; it grows as an array does.
    func scalarRows(_ t: GenericTable) {
        let scalar = StaticType.native(Unicode.Scalar.self)
        let isScalar = [GenericRequirement.same("Element", scalar)]
        filterRow(t, .scalars, where: isScalar) { .array($0) }
        t.mutator("append(_:)", [scalar], where: isScalar, cost: .constant) { context, view, arguments in
            try context.chargeGrowth(of: view.part.count)
            view = .array(view.part + [arguments[0]])
            return .void
        }
        let others = [StaticType.sequence(scalar, .any)]
        t.mutator("append(contentsOf:)", others, where: isScalar) { context, view, arguments in
            let added = try context.elements(of: arguments[0])
            try context.chargeGrowth(to: view.part.count + added.count, by: added.count)
            view = .array(view.part + added)
            return .void
        }
    }

    /// Gives a text other scalars.
    func setScalars(
        _ context: RunContext, _ text: inout Value, _: [Value], _ scalars: Value
    ) throws {
        let made = try context.text(ofScalars: scalars)
        try context.charge(stringBytes: made.utf8.count)
        if case .piece = text { text = .piece(made[...]) } else { text = .string(made) }
    }
}

extension RunContext {
    fileprivate func text(ofScalars scalars: Value) throws -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: try elements(of: scalars).compactMap(Unicode.Scalar.from))
        return String(view)
    }
}

extension Value {
    /// The text of a scalar alone.
    fileprivate var textOfScalar: String { Unicode.Scalar.from(self).map { String(Character($0)) } ?? "" }
}
