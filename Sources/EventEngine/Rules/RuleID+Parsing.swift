extension RuleID {
    /// The id that is written like this, `B-06` or `b-6`; nil for anything else. Whether there is such a
    /// rule, `RuleCatalogue.rule(_:)` knows.
    package init?(parsing text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 3 || bytes.count == 4, bytes[1] == UInt8(ascii: "-") else { return nil }
        let letter = bytes[0] & ~0x20
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { return nil }
        var number: UInt8 = 0
        for digit in bytes[2...] {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + digit - UInt8(ascii: "0")
        }
        self.init(Unicode.Scalar(letter), number)
    }
}
