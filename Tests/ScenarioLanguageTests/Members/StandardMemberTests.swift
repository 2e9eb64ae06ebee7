import EventEngine
import Foundation
import Testing

@testable import ScenarioLanguage

@Suite struct StandardMemberTests {
    let call = Calling()
    let numbers = Value.array([3, 1, 2])
    let ints = StaticType.array(.int)

    @Test("Arrays map, filter, sort and reduce with the scenario's closures")
    func arrays() throws {
        let double = call.closure { .int($0[0].integer * 2) }
        #expect(try call.method("map(_:)", on: numbers, ints, double) == .array([6, 2, 4]))
        let isOdd = call.closure { .bool($0[0].integer % 2 == 1) }
        #expect(try call.method("filter(_:)", on: numbers, ints, isOdd) == .array([3, 1]))
        #expect(try call.method("sorted()", on: numbers, ints) == .array([1, 2, 3]))
        let plus = call.closure { .int($0[0].integer + $0[1].integer) }
        #expect(try call.method("reduce(_:_:)", on: numbers, ints, 10, plus) == 16)
        #expect(try call.method("first(where:)", on: numbers, ints, isOdd) == 3)
        #expect(try call.property("count", of: numbers, ints) == 3)
        #expect(try call.property("last", of: numbers, ints) == 2)
        #expect(try call.property("first", of: .array([]), ints) == .null)
    }

    @Test("Changing an array leaves the changed array behind and answers as Swift does")
    func mutation() throws {
        #expect(try call.change(numbers, ints, "append(_:)", 4).receiver == .array([3, 1, 2, 4]))
        let removed = try call.change(numbers, ints, "remove(at:)", 1)
        #expect(removed.receiver == .array([3, 2]))
        #expect(removed.answer == 1)
        #expect(try call.change(numbers, ints, "insert(_:at:)", 9, 0).receiver == .array([9, 3, 1, 2]))
        #expect(try call.change(numbers, ints, "sort()").receiver == .array([1, 2, 3]))
        #expect(throws: RunTrap.self) { try call.change(numbers, ints, "remove(at:)", 3) }
        #expect(throws: RunTrap.self) { try call.change(.array([]), ints, "removeLast()") }
        #expect(throws: RunTrap.outOfRange("index out of range")) {
            try call.method("subscript(_:)", on: numbers, ints, -1, types: [.int])
        }
    }

    @Test("Sets and dictionaries keep the order of insertion")
    func unordered() throws {
        let set = try call.make(.set(.int), "init(_:)", .array([3, 1, 3, 2]))
        #expect(try call.method("map(_:)", on: set, .set(.int), call.closure { $0[0] }) == .array([3, 1, 2]))
        let inserted = try call.change(set, .set(.int), "insert(_:)", 1)
        #expect(inserted.answer == .tuple([false, 1]))
        var dictionary = OrderedValueDictionary()
        for key in 0..<40 { dictionary[.int(key)] = .int(key) }
        for key in 0..<35 { dictionary[.int(key)] = nil }
        dictionary[3] = 3
        #expect(dictionary.keys == [35, 36, 37, 38, 39, 3])
        #expect(dictionary[38] == 38)
        #expect(dictionary[4] == nil)
    }

    @Test("Strings know their parts")
    func strings() throws {
        #expect(try call.property("count", of: "héllo", .string) == 5)
        #expect(try call.method("hasPrefix(_:)", on: "gray view", .string, "gray") == true)
        #expect(try call.method("uppercased()", on: "red", .string) == "RED")
        #expect(
            try call.method("components(separatedBy:)", on: "a, b", .string, ", ", types: [.string])
                == .array(["a", "b"]))
        #expect(try call.method("prefix(_:)", on: "hello", .string, 2) == "he")
        #expect(throws: RunTrap.self) { try call.method("prefix(_:)", on: "hello", .string, -1) }
        #expect(try call.method("replacingOccurrences(of:with:)", on: "aXbX", .string, "X", "--") == "a--b--")
        #expect(try call.method("joined(separator:)", on: .array(["a", "b"]), .array(.string), "/") == "a/b")
    }

    @Test("Formats are checked against their arguments", arguments: [
        ("%.2f|%5d|%-4d|%x", [3.14159, 42, 7, 255] as [Value], "3.14|   42|7   |ff"),
        ("%@ %%", ["a"], "a %"), ("%03ld", [7], "007"), ("%*d", [4, 1], "   1"), ("none", [], "none"),
    ])
    func formats(format: String, arguments: [Value], expected: String) throws {
        #expect(try call.context.format(format, arguments) == expected)
    }

    @Test("A format with a wrong, missing or dangerous argument is an error", arguments: [
        ("%d", [1.5] as [Value]), ("%f", [1]), ("%d %d", [1]), ("%s", ["a"]), ("%", []), ("%99999d", [1]),
    ])
    func wrongFormats(format: String, arguments: [Value]) {
        #expect(throws: RunTrap.self) { try call.context.format(format, arguments) }
    }

    @Test("Numbers convert as in Swift, and stop where Swift stops")
    func numberConversions() throws {
        #expect(try call.make(.int, "init(_:)", 3.9, types: [.double]) == 3)
        #expect(try call.make(.int, "init(_:)", "x", types: [.string]) == .null)
        #expect(try call.make(.double, "init(_:)", "2.5", types: [.string]) == 2.5)
        for number in [Double.nan, .infinity, 1e30] {
            #expect(throws: RunTrap.self) {
                try call.make(.int, "init(_:)", .double(number), types: [.double])
            }
        }
        #expect(try call.function("hypot(_:_:)", 3.0, 4.0, types: [.cgFloat, .cgFloat]) == 5.0)
        #expect(try call.function("max(_:_:)", 3, 4) == 4)
        let any = [StaticType.parameter("Other")]
        #expect(try call.function("abs(_:)", -2.5, types: any) == 2.5)
        #expect(throws: RunTrap.self) { try call.function("abs(_:)", .int(.min), types: any) }
    }

    @Test("Strides and repetitions stop at the limit of elements, not at the end of memory")
    func limits() {
        #expect(throws: RunTrap.self) {
            try call.function("stride(from:to:by:)", 0.0, 1e9, 1e-9, types: [.double, .double, .double])
        }
        #expect(throws: RunTrap.self) { try call.make(ints, "init(repeating:count:)", 0, .int(.max)) }
        #expect(throws: RunTrap.self) {
            try call.make(.string, "init(repeating:count:)", "ab", .int(.max), types: [.string, .int])
        }
        let all = Value.range(.int(lower: .min, upper: .max, isClosed: true))
        #expect(throws: RunTrap.self) { try call.method("sorted()", on: all, .closedRange(.int)) }
        let long = Value.string(String(repeating: "a", count: 900_000))
        #expect(throws: RunTrap.self) {
            try call.method("replacingOccurrences(of:with:)", on: long, .string, "a", long)
        }
    }

    @Test("Chance is the same in every run")
    func chance() throws {
        let range = Value.range(.int(lower: 0, upper: 100, isClosed: false))
        func draw() throws -> [Value] {
            let call = Calling()
            return try (0..<5).map { _ in try call.make(.int, "random(in:)", range) }
        }
        #expect(try draw() == draw())
        #expect(try draw().allSatisfy { (0..<100).contains($0.integer) })
        let shuffled = try call.method("shuffled()", on: numbers, ints)
        #expect(try call.method("sorted()", on: shuffled, ints) == .array([1, 2, 3]))
    }

    @Test("A print is one entry for each finished line")
    func printing() throws {
        var lines: [String] = []
        call.context.print = { lines.append($0) }
        _ = try call.function("print(_:separator:terminator:)", .array([1, "a"]), " ", "\n")
        _ = try call.function("print(_:separator:terminator:)", .array(["x"]), " ", "")
        _ = try call.function("print(_:separator:terminator:)", .array(["y"]), " ", "\n")
        _ = try call.function("print(_:separator:terminator:)", .array(["z"]), " ", "")
        call.context.finishPrinting()
        #expect(lines == ["1 a", "xy", "z"])
    }
}
