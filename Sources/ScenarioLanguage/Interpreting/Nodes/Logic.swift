/// `a && b` and `a || b`, which leave `b` alone when `a` decides.
struct ShortCircuit: Node {
    let isAnd: Bool
    let left: any Node
    let right: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        let first = try left.evaluate(frame).isTrue
        return first == isAnd ? try right.evaluate(frame) : .bool(first)
    }
}

/// `!a`
struct Inversion: Node {
    let operand: any Node

    func evaluate(_ frame: Frame) throws -> Value { .bool(!(try operand.evaluate(frame).isTrue)) }
}

/// `a ? b : c`
struct Ternary: Node {
    let condition: any Node
    let then: any Node
    let otherwise: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        try condition.evaluate(frame).isTrue ? try then.evaluate(frame) : try otherwise.evaluate(frame)
    }
}
