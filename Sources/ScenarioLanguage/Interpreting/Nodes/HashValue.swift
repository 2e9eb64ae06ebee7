/// `hashValue`: the same number in every run.
struct HashValue: Node {
    let operand: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        var hasher = StableHasher()
        hasher.combine(value)
        return .int(hasher.finalize())
    }
}
