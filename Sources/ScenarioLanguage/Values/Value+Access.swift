/// What bodies of rows take out of values whose types the checker has settled.
extension Value {
    /// The whole number.
    var integer: Int {
        guard case .int(let number) = self else { preconditionFailure("the checker let \(self) pass as Int") }
        return number
    }

    /// Any whole number as a distance: the largest Int stands for what is larger.
    var distance: Int { if case .large = self { .max } else { integer } }

    /// The whole number of a type without a sign.
    var unsigned: UInt64 {
        if case .large(let number) = self { number } else { UInt64(bitPattern: Int64(integer)) }
    }

    /// A whole number of a type without a sign.
    static func unsigned(_ number: UInt64) -> Value { Int(exactly: number).map(Value.int) ?? .large(number) }

    /// The truth value.
    var truth: Bool {
        guard case .bool(let truth) = self else {
            preconditionFailure("the checker let \(self) pass as Bool")
        }
        return truth
    }

    /// The text.
    var text: String {
        switch self {
        case .string(let text): text
        case .piece(let piece): String(piece)
        case .character(let character): String(character)
        default: preconditionFailure("the checker let \(self) pass as String")
        }
    }

    /// The closure.
    var closure: ClosureValue {
        guard case .closure(let closure) = self else {
            preconditionFailure("the checker let \(self) pass as a closure")
        }
        return closure
    }

    /// The elements of an array, changed in place.
    var list: [Value] {
        get {
            guard case .array(let values) = self else {
                preconditionFailure("the checker let \(self) pass as an array")
            }
            return values
        }
        set { self = .array(newValue) }
    }

    /// The elements of a part of an array, or those of a whole one.
    var part: ArraySlice<Value> {
        switch self {
        case .slice(let values): return values
        case .array(let values): return values[...]
        default: preconditionFailure("the checker let \(self) pass as a part of an array")
        }
    }

    /// The letters of a part of a text, or those of a whole one.
    var piece: Substring {
        if case .piece(let piece) = self { piece } else { text[...] }
    }

    /// The set.
    var members: OrderedValueSet {
        guard case .set(let set) = self else { preconditionFailure("the checker let \(self) pass as a set") }
        return set
    }

    /// The dictionary.
    var pairs: OrderedValueDictionary {
        guard case .dictionary(let dictionary) = self else {
            preconditionFailure("the checker let \(self) pass as a dictionary")
        }
        return dictionary
    }

    /// Whether it is `nil`.
    package var isNull: Bool { if case .null = self { true } else { false } }

    /// The value as what an optional holds: nil becomes a nil inside an optional.
    package var inSome: Value {
        switch self {
        case .null: .someNil(1)
        case .someNil(let depth): .someNil(depth + 1)
        default: self
        }
    }

    /// What an optional that is not nil holds.
    package var fromSome: Value {
        guard case .someNil(let depth) = self else { return self }
        return depth == 1 ? .null : .someNil(depth - 1)
    }

    /// An optional: nil where there is no value.
    package static func optional(_ value: Value?) -> Value { value?.inSome ?? .null }

    /// Changes what an optional that is not nil holds, in its place.
    mutating func changeInSome(_ change: (inout Value) throws -> Void) rethrows {
        if case .someNil = self { self = fromSome }
        defer {
            switch self {
            case .null, .someNil: self = inSome
            default: break
            }
        }
        try change(&self)
    }

    /// Comparable's `<`, also the author's own.
    package static func isLess(_ a: Value, _ b: Value) throws -> Bool {
        switch (a, b) {
        case (.int(let x), .int(let y)): return x < y
        case (.large(let x), .large(let y)): return x < y
        case (.int, .large): return true
        case (.large, .int): return false
        case (.double(let x), .double(let y)): return x < y
        case (.float(let x), .float(let y)): return x < y
        case (.string(let x), .string(let y)): return ValueWork.draw(comparing: x, y) && x < y
        case (.piece, .piece), (.piece, .string), (.string, .piece):
            return try isLess(.string(a.text), .string(b.text))
        case (.character(let x), .character(let y)):
            return ValueWork.draw(comparing: String(x), String(y)) && x < y
        case (.native(let x), .native(let y)):
            if let answer = x.isLess(than: y) { return answer }
        case (.tuple(let x), .tuple(let y)): return try x.lexicographicallyPrecedes(y, by: isLess)
        case (.existential(let x), _): return try isLess(x.value, b)
        case (_, .existential(let y)): return try isLess(a, y.value)
        default: break
        }
        let type: UserType? =
            switch a {
            case .structure(let x): x.type
            case .enumeration(let x): x.type
            case .object(let x): (x as? ScriptObject)?.type
            default: nil
            }
        guard let isLess = type?.isLess else { throw RunTrap.unsupported("comparing values of this type") }
        return try isLess(a, b)
    }
}

extension Value {
    /// The order of an enum's cases as they are written, then that of what they hold: what Swift makes for an
    /// enum that is Comparable.
    static func casePrecedes(_ a: Value, _ b: Value) throws -> Bool {
        guard case .enumeration(let x) = a, case .enumeration(let y) = b else { return false }
        if x.index != y.index { return x.index < y.index }
        return try x.payload.lexicographicallyPrecedes(y.payload, by: isLess)
    }
}

extension RunContext {
    /// The elements of whatever can be walked, in order; charges the run for them.
    package func elements(of value: Value) throws -> [Value] {
        switch value {
        case .array(let values):
            try charge(elements: values.count)
            return values
        case .slice(let values):
            try charge(elements: values.count)
            return Array(values)
        case .set(let set):
            try charge(elements: set.count)
            return set.values
        case .dictionary(let dictionary):
            try charge(elements: dictionary.count)
            return dictionary.pairs.map { .tuple([$0.key, $0.value]) }
        case .string(let text):
            try charge(stringBytes: text.utf8.count)
            try spend(text.walkingUnits)
            return text.map { .character($0) }
        case .piece(let text):
            try charge(stringBytes: text.utf8.count)
            try spend(String(text).walkingUnits)
            return text.map { .character($0) }
        case .range(let range):
            try charge(elements: range.count ?? .max)
            return range.numbers
        case .lazy(let sequence):
            var elements: [Value] = []
            try sequence.walk(in: self) { element in
                try chargeGrowth(of: elements.count)
                elements.append(element)
                return true
            }
            return elements
        default: preconditionFailure("the checker let \(value) pass as a sequence")
        }
    }
}

extension Value {
    /// The value without the static type that came with it.
    var unerased: Value {
        if case .existential(let typed) = self { typed.value.unerased } else { self }
    }
}
