import EventEngine

/// What looking into values costs the run of the present thread. Equality and hashing have no context, since
/// Swift's own collections call them.
enum ValueWork {
    /// How deep values may lie in one another for comparing and hashing: no stack overflows before.
    static let maximumDepth = 10_000

    /// An element of an array, a field of a struct or a tuple that is made or copied: it takes 40 bytes, and
    /// what a run keeps costs a unit for every eight, so that the budget bounds its memory too.
    static let element = 6
    /// An element of a set, or a pair of a dictionary, that is made or copied.
    static let pair = 26
    /// Bytes of a text that is made or copied.
    static let bytesInUnit = 8
    /// An element that is compared with another one, or hashed.
    static let comparison = 4
    /// Fields that are copied together without being counted.
    static let fewFields = 8

    /// Takes units off; false when nothing is left, and then the answer does not matter any more.
    @discardableResult
    static func draw(_ units: Int) -> Bool { Simulator.present?.work.draw(units) ?? true }

    /// Takes off what comparing two texts costs, each of which may be longer than the other.
    @discardableResult
    static func draw(comparing a: String, _ b: String) -> Bool {
        let (x, y) = (a.utf8.count, b.utf8.count)
        if min(x, y) <= String.shortText { return true }
        return draw(min(x, y) == x ? a.comparingUnits : b.comparingUnits)
    }

    /// Stops the run: a value lies too deep.
    static func refuseDepth() -> Bool {
        Simulator.present?.work.refuseDepth()
        return false
    }
}

extension String {
    /// Bytes of a text that costs no more than any other value.
    static let shortText = 24

    /// What it costs to compare or hash the text.
    var comparingUnits: Int {
        utf8.count <= Self.shortText || utf8.allSatisfy { $0 < 0x80 } ? utf8.count / 16 + 1 : walkingUnits
    }

    /// What it costs to walk through the text by characters, or to make another one of it: Swift takes some
    /// 30 to 120 nanoseconds for a byte. Where characters have no end, it goes back and forth in them: a run
    /// of marks is sorted by pairs, one of the letters of flags is counted from its beginning each time.
    var walkingUnits: Int {
        let plain = utf8.count * 2 + 1
        if utf8.count <= Self.shortText || utf8.allSatisfy({ $0 < 0x80 }) { return plain }
        var (units, run) = (plain, 0)
        for scalar in unicodeScalars {
            if scalar.clings {
                run += 1
            } else {
                units += run * run / 8
                run = 0
            }
        }
        return units + run * run / 8
    }
}

extension Unicode.Scalar {
    /// Whether the scalar belongs to a character together with those before it, however many they are.
    fileprivate var clings: Bool {
        if value < 0x300 { return false }
        if (0x1F1E6...0x1F1FF).contains(value) { return true }
        if (0x3040...0xD7FF).contains(value) { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }
}

extension Value {
    /// What it costs to look at each part of the value once, not at parts of parts: those draw themselves.
    var walkingUnits: Int {
        switch self {
        case .string(let text): text.walkingUnits
        case .piece(let text): String(text).walkingUnits
        case .character(let character):
            character.utf8.count <= String.shortText ? 0 : String(character).walkingUnits
        case .array(let values): values.count
        case .slice(let values): values.count
        case .set(let set): set.count
        case .dictionary(let dictionary): dictionary.count
        case .tuple(let values): values.count
        case .existential(let typed): typed.value.walkingUnits
        case .native(let value): value.walkingUnits
        default: 0
        }
    }

    /// What it costs to make the value or to copy it, not the parts of its parts.
    var makingUnits: Int {
        switch self {
        case .string(let text): text.utf8.count / ValueWork.bytesInUnit
        // What has them keeps them.
        case .piece, .slice: 0
        case .array(let values), .tuple(let values): values.count * ValueWork.element
        case .set(let set): set.count * ValueWork.pair
        case .dictionary(let dictionary): dictionary.count * ValueWork.pair
        case .existential(let typed): typed.value.makingUnits
        default: walkingUnits
        }
    }
}

extension String {
    /// Where the text keeps its bytes; another place after a change says that they were copied.
    var textPlace: UnsafeRawPointer? {
        utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    }
}

extension [Value] {
    /// Changes a field of a struct or a tuple; the run is charged when that copies all of them, because
    /// another value has the same ones.
    mutating func change(at index: Int, _ change: (inout Value) throws -> Void) rethrows {
        guard count > ValueWork.fewFields else { return try change(&self[index]) }
        let place = withUnsafeBytes(\.baseAddress)
        try change(&self[index])
        if withUnsafeBytes(\.baseAddress) != place { ValueWork.draw(count * ValueWork.element) }
    }
}
