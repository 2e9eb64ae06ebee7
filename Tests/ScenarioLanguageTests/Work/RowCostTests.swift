import EventEngine
import Foundation
import Testing

@testable import ScenarioLanguage

/// What the rows of Swift's library draw from the budget of a run, for small and for large input.
@Suite struct RowCostTests {
    private let catalogue = NativeCatalogue.standard

    /// A row, with what it is on: arrays, sets, dictionaries, texts and the like of a size.
    private struct Trial: CustomStringConvertible {
        var type: StaticType
        var row: NativeMember
        var description: String { "\(type).\(row.fullName)" }
    }

    /// Rows that say they cost the same however much there is, for they look at one element only, or draw
    /// themselves for those that they look at.
    private static let constant: Set<String> = [
        "append(_:)", "clamped(to:)", "contains(_:)", "count", "distance(from:to:)", "endIndex", "first",
        "firstIndex(of:)", "index(_:offsetBy:)", "index(_:offsetBy:limitedBy:)", "index(after:)",
        "index(before:)", "index(of:)", "indices", "insert(_:)", "isEmpty", "last", "lastIndex(of:)",
        "overlaps(_:)",
        "popFirst()", "popLast()", "remove(_:)", "removeFirst()", "removeLast()", "removeValue(forKey:)",
        "startIndex", "subscript(_:)", "subscript(_:default:)", "swapAt(_:_:)", "update(with:)",
        "updateValue(_:forKey:)",
        // Parts that share the elements of the whole.
        "dropFirst()", "dropFirst(_:)", "dropLast()", "dropLast(_:)", "prefix(_:)", "prefix(through:)",
        "prefix(upTo:)", "suffix(_:)", "suffix(from:)",
        // Of single numbers, letters and ranges.
        "addingReportingOverflow(_:)", "subtractingReportingOverflow(_:)", "multipliedFullWidth(by:)",
        "multipliedReportingOverflow(by:)", "dividedReportingOverflow(by:)",
        "remainderReportingOverflow(dividingBy:)", "quotientAndRemainder(dividingBy:)",
        "magnitude", "relative(to:)", "utf8", "utf16",
        // Reserves nothing here.
        "reserveCapacity(_:)",
    ]

    private static let large: [StaticType] = [
        .array(.int), .set(.int), .dictionary(.int, .int), .string, .native(Substring.self),
        .sequence(.int, .slice), .sequence(.int, .stride),
    ]

    private var trials: [Trial] {
        Self.large.flatMap { type in
            (catalogue.record(of: type)?.members ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
                .map { Trial(type: type, row: $0) }
        }
    }

    private func value(_ type: StaticType, _ count: Int) -> Value {
        switch type {
        case .set: .set(OrderedValueSet((0..<count).map { .int($0) }))
        case .dictionary:
            .dictionary(OrderedValueDictionary(pairs: (0..<count).map { .tuple([.int($0), .int($0)]) }))
        case .string, .native: .string(String(repeating: "a", count: count))
        default: .array((0..<count).map { .int($0) })
        }
    }

    /// An argument, as large as the receiver where it can be.
    private func argument(_ type: StaticType, _ count: Int, _ context: RunContext) -> Value? {
        switch type {
        case .int, .parameter: return .int(1)
        case .bool: return .bool(true)
        case .string: return .string("b")
        case .character: return .character("b")
        case .sequence, .array: return value(.array(.int), count)
        case .dictionary: return value(type, count)
        case .native(let id) where id.type == CharacterSet.self: return .native(CharacterSet.whitespaces)
        case .function(let function):
            let answer: Value =
                switch function.result {
                case .bool: .bool(true)
                case .array: .array([])
                default: .int(0)
                }
            let inouts = function.inouts.sorted()
            return .closure(
                ClosureValue(in: context) { arguments in
                    inouts.isEmpty ? answer : .tuple([answer] + inouts.map { arguments[$0] })
                })
        default: return nil
        }
    }

    /// What a call draws; nil for a row that wants something else.
    private func drawn(_ trial: Trial, _ count: Int) -> Int? {
        let work = WorkBudget(limit: .max / 2)
        let context = RunContext(maximumElements: 1_000_000, maximumStringBytes: .max / 256, work: work)
        let arguments = trial.row.parameters.map { argument($0.type, count, context) }
        guard !arguments.contains(where: { $0 == nil }) else { return nil }
        var receiver = value(trial.type, count)
        do {
            _ = try trial.row.body(context, &receiver, arguments.compactMap { $0 })
        } catch {
            return nil
        }
        return work.spent
    }

    @Test("A row that looks at all elements, or all of a text, draws for each of them")
    func rowsDraw() {
        var tried = 0
        let large = ProcessInfo.processInfo.environment["TRACEBOOK_LONG"] == "1" ? 100_000 : 20_000
        let times = large / 1_000
        for trial in trials where !isConstant(trial.row) && !asksForText(trial) {
            guard let few = drawn(trial, 1_000), let many = drawn(trial, large) else { continue }
            tried += 1
            #expect(many >= times / 2 * few, "\(trial) draws \(few) for 1,000, \(many) for \(large)")
            // Sorting takes a little more than its share; nothing takes the square.
            #expect(many * 2 <= 5 * times * few, "\(trial) draws \(few) for 1,000, \(many) for \(large)")
            #expect(few >= 1_000 / 16, "\(trial) draws \(few) for 1,000")
        }
        #expect(tried > 100)
    }

    @Test("A row that draws nothing for what it is on is one of those that say so")
    func constantRows() {
        for record in catalogue.records {
            for row in (Array(record.members.values) + Array(record.statics.values)).joined() {
                let isOfSwift = Self.constant.contains(row.fullName)
                #expect(isOfSwift || !isConstant(row), "\(record.name).\(row.fullName)")
            }
        }
    }

    @Test("What is looked for in a text costs the product of both")
    func searching() throws {
        for name in ["contains(_:)", "components(separatedBy:)"] {
            let rows = catalogue.members(named: String(name.prefix { $0 != "(" }), of: .string)
            let row = try #require(rows.first { $0.fullName == name && $0.parameters[0].type == .string })
            let work = WorkBudget(limit: .max / 2)
            let context = RunContext(work: work)
            let text = Value.string(String(repeating: "a", count: 10_000))
            let part = Value.string(String(repeating: "a", count: 1_000) + "b")
            _ = try row.call(in: context, on: text, [part])
            #expect(work.spent > 10_000 * 1_000 / 16)
        }
    }

    private func isConstant(_ row: NativeMember) -> Bool {
        if case .constant = row.cost { true } else { false }
    }

    /// `joined` is for elements that are texts or lists.
    private func asksForText(_ trial: Trial) -> Bool {
        let names = ["joined()", "joined(separator:)"]
        return names.contains(trial.row.fullName) || trial.row.parameters.contains { $0.type == .any }
    }
}
