import EventEngine
import Foundation
import Testing

@testable import ScenarioLanguage

/// Swift's own `print` is the oracle: each value is printed by Swift and by us.
@Suite struct ValueDescriptionTests {
    let context = RunContext()

    private func expectSame<T: Bridged>(
        _ value: T, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let ours = try context.text(of: value.bridged, as: T.staticType)
        #expect(ours == String(describing: value), sourceLocation: sourceLocation)
        let ourDebug = try context.debugText(of: value.bridged, as: T.staticType)
        #expect(ourDebug == String(reflecting: value), sourceLocation: sourceLocation)
    }

    @Test("Numbers print as in Swift", arguments: [
        0, 1, -0.0, 0.1 + 0.2, 1e16, 1e15, 123_456_789, 1e-5, 0.0001, .infinity, .nan, .pi,
        .greatestFiniteMagnitude, .leastNonzeroMagnitude, 100, 2.5,
    ])
    func numbers(number: Double) throws {
        try expectSame(number)
        try expectSame(CGFloat(number))
        try expectSame(Float(number))
        try expectSame([number, 1])
        try expectSame(Optional(CGFloat(number)))
    }

    @Test("Text is quoted and escaped inside of collections only", arguments: [
        "", "plain", "a\"b\n", "tab\t\u{7}", "\\ '", "é\u{301}\0", "😀 👨‍👩‍👧",
    ])
    func text(text: String) throws {
        try expectSame(text)
        try expectSame([text])
        try expectSame(Optional(text))
        try expectSame([Optional(text), nil])
    }

    @Test("Optionals, truth, whole numbers and geometry print as in Swift")
    func others() throws {
        try expectSame(true)
        try expectSame([1, 2, 3])
        try expectSame([Int]())
        try expectSame(Int?.none)
        try expectSame([Character("a")])
        try expectSame(CGPoint(x: 1, y: 2.5))
        try expectSame(CGRect(x: 0, y: 0, width: 10, height: 10))
        try expectSame([CGSize(width: 1, height: 2)])
        try expectSame(Optional(CGRect.zero))
        try expectSame(FloatingPointRoundingRule.up)
        try expectSame([FloatingPointRoundingRule.down])
    }

    @Test("Dictionaries, sets, tuples and ranges print as in Swift")
    func collections() throws {
        var dictionary = OrderedValueDictionary()
        dictionary["b"] = .array([1])
        dictionary["a"] = .array([])
        let type = StaticType.dictionary(.string, .array(.int))
        #expect(try context.text(of: .dictionary(dictionary), as: type) == #"["b": [1], "a": []]"#)
        #expect(try context.text(of: .dictionary(OrderedValueDictionary()), as: type) == "[:]")
        let set = Value.set(OrderedValueSet(["x", "y", "x"]))
        #expect(try context.text(of: set, as: .set(.string)) == #"["x", "y"]"#)
        let pair = StaticType.tuple([TupleElement("x", .int), TupleElement(nil, .optional(.string))])
        #expect(try context.text(of: .tuple([1, "a"]), as: pair) == #"(x: 1, Optional("a"))"#)
        let range = Value.range(.int(lower: 0, upper: 5, isClosed: false))
        #expect(try context.text(of: range, as: .range(.int)) == "\(0..<5)")
        #expect(try context.text(of: .array([range]), as: .array(.range(.int))) == "\([0..<5])")
    }

    @Test("A scenario's structs and enums print as Swift prints its own")
    func scenarioTypes() throws {
        let point = UserType("Point", kind: .structure)
        point.fields = [.init("x", .int), .init("name", .optional(.string))]
        let shape = UserType("Shape", kind: .enumeration)
        shape.cases = [.init("dot"), .init("circle", payload: [TupleElement("radius", .double)])]
        let value = Value.structure(StructValue(point, fields: [1, "p"]))
        let dot = Value.enumeration(EnumValue(shape, index: 0))
        let circle = Value.enumeration(EnumValue(shape, index: 1, payload: [2.0]))
        #expect(try context.text(of: value, as: .user(point)) == #"Point(x: 1, name: Optional("p"))"#)
        #expect(
            try context.text(of: .array([value]), as: .array(.user(point)))
                == #"[Scenario.Point(x: 1, name: Optional("p"))]"#)
        #expect(try context.text(of: dot, as: .user(shape)) == "dot")
        #expect(try context.text(of: .array([dot]), as: .array(.user(shape))) == "[Scenario.Shape.dot]")
        #expect(try context.text(of: circle, as: .user(shape)) == "circle(radius: 2.0)")
        let object = Value.object(ScriptObject(UserType("Box", kind: .class)))
        #expect(try context.text(of: object, as: .any) == "Scenario.Box")
    }

    @Test("An object whose description has an address in it is an error, since no two runs print the same")
    func addresses() {
        #expect(throws: RunTrap.self) {
            try context.text(of: .object(NSObject()), as: .native(NSObject.self))
        }
    }

    @Test("A text that grows beyond the limit stops before it fills the memory")
    func limit() {
        let long = Value.string(String(repeating: "x", count: 1000))
        let many = Value.array(Array(repeating: long, count: 10_000))
        #expect(throws: RunTrap.self) { try context.text(of: many, as: .array(.string)) }
    }
}
