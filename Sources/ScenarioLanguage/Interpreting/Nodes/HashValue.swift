/// `hashValue`: the same number in every run.
struct HashValue: Node {
    let operand: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        if case .object(let object) = value.unerased, UserType.of(object: object)?.hashes == nil {
            let context = frame.execution.context
            return .int(try context.objectNumbers.number(of: object, context))
        }
        var hasher = StableHasher()
        hasher.combine(value)
        return .int(hasher.finalize())
    }
}
