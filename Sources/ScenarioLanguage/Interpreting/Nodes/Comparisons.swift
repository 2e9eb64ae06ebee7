import Foundation

/// `a == b` and `a != b`
struct Equality: Node {
    let left: any Node
    let right: any Node
    let isNegated: Bool

    func evaluate(_ frame: Frame) throws -> Value {
        let a = try left.evaluate(frame)
        let b = try right.evaluate(frame)
        let equal = a == b
        // An author's own `==` may have failed inside.
        if let failure = frame.execution.context.failure { throw failure }
        return .bool(equal != isNegated)
    }
}

/// `a === b` and `a !== b`
struct Identity: Node {
    let left: any Node
    let right: any Node
    let isNegated: Bool

    func evaluate(_ frame: Frame) throws -> Value {
        let a = try left.evaluate(frame).unerased
        let b = try right.evaluate(frame).unerased
        let same: Bool
        switch (a, b) {
        case (.object(let a), .object(let b)): same = a === b
        case (.null, .null): same = true
        case (.someNil(let a), .someNil(let b)): same = a == b
        case (.type(let a), .type(let b)): same = a == b
        default: same = false
        }
        return .bool(same != isNegated)
    }
}

/// `a < b` and its kin on numbers, strings and tuples of them.
struct Comparison: Node {
    enum Relation: String {
        case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    }

    let relation: Relation
    let left: any Node
    let right: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        .bool(try holds(try left.evaluate(frame), try right.evaluate(frame)))
    }

    private func holds(_ a: Value, _ b: Value) throws -> Bool {
        switch (a, b) {
        case (.int(let a), .int(let b)): compare(a, b)
        case (.double(let a), .double(let b)): compare(a, b)
        case (.float(let a), .float(let b)): compare(a, b)
        case (.string(let a), .string(let b)): ValueWork.draw(comparing: a, b) && compare(a, b)
        case (.character(let a), .character(let b)): compare(a, b)
        case (.option(_, let a), .option(_, let b)): compare(a, b)
        case (.tuple(let a), .tuple(let b)): try holds(a, b)
        default: try compareByOrder(a, b)
        }
    }

    /// What has its own `<`, structs of the engine included, and enums of the scenario in the order of their
    /// cases.
    private func compareByOrder(_ a: Value, _ b: Value) throws -> Bool {
        switch relation {
        case .less: try Value.isLess(a, b)
        case .lessOrEqual: try !Value.isLess(b, a)
        case .greater: try Value.isLess(b, a)
        case .greaterOrEqual: try !Value.isLess(a, b)
        }
    }

    private func holds(_ a: [Value], _ b: [Value]) throws -> Bool {
        for (x, y) in zip(a, b) where x != y { return try holds(x, y) }
        return relation == .lessOrEqual || relation == .greaterOrEqual
    }

    private func compare<T: Comparable>(_ a: T, _ b: T) -> Bool {
        switch relation {
        case .less: a < b
        case .lessOrEqual: a <= b
        case .greater: a > b
        case .greaterOrEqual: a >= b
        }
    }
}
