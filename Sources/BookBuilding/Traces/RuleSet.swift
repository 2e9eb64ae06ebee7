import EventEngine

/// Rule ids, as many as there are, in constant time for each.
package struct RuleSet: Sendable {
    /// A bit for each number, by the letter of the section from A.
    private var numbers: [(low: UInt64, high: UInt64)] = Array(repeating: (0, 0), count: 26)

    package init() {}

    /// The rules that a recording cites: its entries, and what happened to recognizers and withheld touches.
    init(citedIn recording: Recording) {
        for entry in recording.entries { insert(entry.rule) }
        for event in recording.gestures { insert(event.rule) }
        for withholding in recording.withholdings { insert(withholding.rule) }
    }

    /// All of it in numbers, as many for every set.
    var words: [UInt64] { numbers.flatMap { [$0.low, $0.high] } }

    mutating func formUnion(_ other: RuleSet) {
        for (index, more) in other.numbers.enumerated() {
            numbers[index].low |= more.low
            numbers[index].high |= more.high
        }
    }

    /// Those in it, sorted.
    var ids: [RuleID] {
        var ids: [RuleID] = []
        forEach { ids.append($0) }
        return ids
    }

    /// Calls a function with each of them, in their order.
    func forEach(_ body: (RuleID) -> Void) {
        for (index, bits) in numbers.enumerated() where bits != (0, 0) {
            let section = Unicode.Scalar(UInt8(ascii: "A") + UInt8(index))
            for (first, bits) in [(0, bits.low), (64, bits.high)] as [(UInt8, UInt64)] {
                var rest = bits
                while rest != 0 {
                    body(RuleID(section, first + UInt8(rest.trailingZeroBitCount)))
                    rest &= rest - 1
                }
            }
        }
    }

    /// How many rules of the catalogue are in it.
    var count: Int { RuleCatalogue.all.count { contains($0.id) } }

    private mutating func insert(_ rule: RuleID) {
        guard rule != .none, rule.number < 128 else { return }
        let section = Int(rule.section) - Int(UInt8(ascii: "A"))
        guard numbers.indices.contains(section) else { return }
        if rule.number < 64 {
            numbers[section].low |= 1 << UInt64(rule.number)
        } else {
            numbers[section].high |= 1 << UInt64(rule.number - 64)
        }
    }

    package func contains(_ rule: RuleID) -> Bool {
        let section = Int(rule.section) - Int(UInt8(ascii: "A"))
        guard numbers.indices.contains(section), rule.number < 128 else { return false }
        return rule.number < 64
            ? numbers[section].low & 1 << UInt64(rule.number) != 0
            : numbers[section].high & 1 << UInt64(rule.number - 64) != 0
    }
}

/// Only the words that are not 0, each behind its place: most sections have no rule that a scenario shows.
extension RuleSet: Kept {
    func keep(in writer: inout KeptWriter) {
        let filled = words.enumerated().filter { $0.element != 0 }
        writer.add(filled.count)
        for (place, word) in filled {
            writer.add(place)
            writer.add(word)
        }
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self.init()
        for _ in 0..<(try reader.count()) {
            let place: Int = try reader.next()
            let word = try reader.number()
            guard numbers.indices.contains(place / 2), place >= 0 else { throw KeptDamage() }
            if place % 2 == 0 { numbers[place / 2].low = word } else { numbers[place / 2].high = word }
        }
    }
}
