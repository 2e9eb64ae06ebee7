/// What a call of a row costs the run beside the closures that it calls: units of `WorkBudget` that are drawn
/// before the row's body runs.
package enum NativeCost: Sendable {
    /// It looks at nothing that grows.
    case constant
    /// It looks at each element, and at the whole text, of what it is on, takes and answers: what a row does
    /// unless it says otherwise.
    case linear
    /// It sorts the elements.
    case sorting
    /// It looks for one text in another, at each place of it anew.
    case searching
}

extension NativeCost {
    /// What a call draws before it does anything.
    func units(_ receiver: Value, _ arguments: [Value]) -> Int {
        let plain = arguments.reduce(receiver.walkingUnits) { $0 + $1.walkingUnits }
        switch self {
        case .constant: return 0
        case .linear: return plain
        case .sorting: return plain * (Int.bitWidth - plain.leadingZeroBitCount)
        case .searching:
            guard let text = receiver.bytesOfText, let part = arguments.first?.bytesOfText else {
                return plain
            }
            // A long text in a long text is looked for by pairs of bytes, sixteen of which are a unit.
            let (pairs, overflows) = text.multipliedReportingOverflow(by: part)
            return plain + (overflows ? .max / 2 : pairs / 16)
        }
    }

    /// The body of a row with what it costs.
    func charging(_ body: @escaping NativeMember.Body) -> NativeMember.Body {
        if case .constant = self { return body }
        return { context, receiver, arguments in
            let units = units(receiver, arguments)
            if units > 0 { try context.spend(units) }
            let answer = try body(context, &receiver, arguments)
            let size = answer.makingUnits
            if size > 0 { try context.spend(size) }
            return answer
        }
    }
}

extension Value {
    /// How long a text is; nil for other values.
    fileprivate var bytesOfText: Int? {
        switch self {
        case .string(let text): text.utf8.count
        case .piece(let text): text.utf8.count
        default: nil
        }
    }
}
