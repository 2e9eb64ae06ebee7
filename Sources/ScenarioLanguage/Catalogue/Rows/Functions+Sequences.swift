import EventEngine
import Foundation

extension NativeCatalogue {
    /// What the functions of Swift's library mean.
    func functionMeanings(_ t: FunctionTable) {
        t.group.means("The smallest, the largest, and without a sign.", of: "min", "max", "abs")
        t.group.means("Writes a line into the log.", of: "print", "debugPrint", "NSLog")
        t.group.means(
            "Ends the scenario with an error.", of: "fatalError", "preconditionFailure", "assertionFailure",
            isNeverUsed: true)
        t.group.means("Ends it unless something holds.", of: "assert", "precondition")
        t.group.means("Things to walk through.", of: "zip", "stride", "repeatElement", "sequence")
        t.group.means("Chance, the same in each run.", of: "arc4random_uniform", "arc4random", "drand48")
    }

    /// `zip`, `stride`, `repeatElement`, `sequence`.
    func sequenceFunctionRows(_ t: FunctionTable) {
        let first = StaticType.parameter("First")
        let second = StaticType.parameter("Second")
        let both = StaticType.tuple([TupleElement(nil, first), TupleElement(nil, second)])
        let walked = [
            NativeParameter(nil, .sequence(first, .any)), NativeParameter(nil, .sequence(second, .any)),
        ]
        t.generic("zip", walked, .sequence(both, .zip)) { context, arguments in
            if arguments.contains(where: { $0.isLazy || context.isTooLong($0) }) {
                return .lazy(LazySequence(pairing: arguments))
            }
            let (a, b) = (try context.elements(of: arguments[0]), try context.elements(of: arguments[1]))
            return .array(zip(a, b).map { .tuple([$0, $1]) })
        }
        let decimal = [StaticType.double, .cgFloat, .float].map { (type: $0, distance: $0) }
        let sized = IntegerBounds.types.map { (type: $0.staticType, distance: StaticType.int) }
        for (type, distance) in [(.int, .int)] + decimal + sized {
            for label in ["to", "through"] {
                let parameters = [
                    NativeParameter("from", type), NativeParameter(label, type),
                    NativeParameter("by", distance),
                ]
                t.generic("stride", parameters, .sequence(type, .stride)) { context, arguments in
                    let isClosed = label == "through"
                    return .array(try context.stride(arguments[0], arguments[1], arguments[2], isClosed))
                }
            }
        }
        let unfolded = [
            NativeParameter("first", .element),
            NativeParameter("next", .closure(.element, to: .optional(.element))),
        ]
        t.generic("sequence", unfolded, .sequence(.element, .unfolded)) { _, arguments in
            .lazy(LazySequence(first: arguments[0], next: arguments[1].closure))
        }
        let state = StaticType.parameter("State")
        let change = FunctionType([state], .optional(.element), inouts: [0])
        let stated = [NativeParameter("state", state), NativeParameter("next", .function(change))]
        t.generic("sequence", stated, .sequence(.element, .unfolded)) { _, arguments in
            .lazy(LazySequence(state: arguments[0], next: arguments[1].closure))
        }
        let repeated = [NativeParameter(nil, .element), NativeParameter("count", .int)]
        t.generic("repeatElement", repeated, .sequence(.element, .repeated)) { context, arguments in
            let count = try context.size(arguments[1])
            try context.charge(elements: count)
            return .array(Array(repeating: arguments[0], count: count))
        }
    }
}

extension NativeCatalogue {
    /// What the library's iterators are made of. The language reference leaves it out: scenarios write
    /// `makeIterator()`.
    func iteratorRows(_ t: FunctionTable) {
        let next = StaticType.closure(to: .optional(.element))
        t.generic("_steps", [NativeParameter(nil, .elements)], next) { context, arguments in
            let next = try context.steps(through: arguments[0])
            return .closure(ClosureValue(in: context) { _ in .optional(try next()) })
        }
    }
}

extension RunContext {
    fileprivate func stride(_ from: Value, _ to: Value, _ by: Value, _ isClosed: Bool) throws -> [Value] {
        switch (from, to, by) {
        case (.int(let start), .int(let end), .int(let step)):
            return try collect(start, end, step, isClosed) { .int($0) }
        case (_, _, .int(let step)):
            return try collect(from.unsigned, to.unsigned, step, isClosed) { .unsigned($0) }
        case (.double(let start), .double(let end), .double(let step)):
            return try collect(start, end, step, isClosed) { .double($0) }
        case (.float(let start), .float(let end), .float(let step)):
            return try collect(start, end, step, isClosed) { .float($0) }
        default: preconditionFailure("the checker let a stride of other types pass")
        }
    }

    private func collect<T: Strideable>(
        _ start: T, _ end: T, _ step: T.Stride, _ isClosed: Bool, _ make: (T) -> Value
    ) throws -> [Value] {
        if step == 0 { throw RunTrap.trap("stride size must not be zero") }
        return isClosed
            ? try collect(Swift.stride(from: start, through: end, by: step), make)
            : try collect(Swift.stride(from: start, to: end, by: step), make)
    }

    private func collect<T>(_ sequence: some Sequence<T>, _ make: (T) -> Value) throws -> [Value] {
        var result: [Value] = []
        for element in sequence {
            try chargeGrowth(of: result.count)
            result.append(make(element))
        }
        return result
    }
}

extension LazySequence {
    /// What `zip` answers, when the elements of one side are made while it is walked.
    fileprivate convenience init(pairing sides: [Value]) {
        self.init { context in
            let (one, other) = (try context.steps(through: sides[0]), try context.steps(through: sides[1]))
            return {
                guard let first = try one(), let second = try other() else { return nil }
                return .tuple([first, second])
            }
        }
    }
}

extension Value {
    fileprivate var isLazy: Bool { if case .lazy = self { true } else { false } }
}
