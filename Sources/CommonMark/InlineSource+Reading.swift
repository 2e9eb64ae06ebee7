extension InlineSource {
    /// One character of text as CommonMark reads it, starting at a distance: what it says, and how far it
    /// reaches. An escape says its punctuation, an entity its characters, NUL the replacement character.
    func unit(at distance: Int) -> (says: [UInt8], length: Int)? {
        guard let byte = byte(at: distance) else { return nil }
        if byte == 0 { return ([0xEF, 0xBF, 0xBD], 3) }
        if isEscape(at: distance), let escaped = self.byte(at: distance + 1) { return ([escaped], 2) }
        if byte == UInt8(ascii: "&"), let entity = entity(at: distance) { return entity }
        return ([byte], 1)
    }

    /// Whether a backslash is there that takes the meaning from the punctuation behind it.
    func isEscape(at distance: Int) -> Bool {
        byte(at: distance) == .backslash && (byte(at: distance + 1)?.isPunctuation ?? false)
    }

    /// Where a text ends that begins at a distance; nil when something else is there.
    func end(of text: String, from start: Int) -> Int? {
        if let end = plainEnd(of: text, from: start) { return end }
        let expected = Array(text.utf8)
        var index = 0
        var at = start
        while index < expected.count {
            guard let unit = unit(at: at), let byte = byte(at: at) else { return nil }
            if expected[index...].starts(with: unit.says) {
                index += unit.says.count
                at += unit.length
            } else if byte == expected[index] {
                // Autolinks keep backslashes, and what looks like an entity may be none.
                index += 1
                at += 1
            } else {
                return nil
            }
        }
        return at
    }

    /// Where the code span that begins at a distance ends, behind its closing backticks.
    func endOfCode(from start: Int) -> Int? {
        let ticks = run(of: .backtick, from: start)
        guard ticks > 0 else { return nil }
        var at = start + ticks
        while byte(at: at) != nil {
            let found = run(of: .backtick, from: at)
            if found == ticks { return at + found }
            at += max(found, 1)
        }
        return nil
    }

    /// The first line feed at or behind a distance.
    func lineBreak(from start: Int) -> Int {
        var at = start
        while let byte = byte(at: at), byte != .lineFeed { at += 1 }
        return at
    }

    /// Behind the spaces and tabs at a distance.
    func skipBlanks(from start: Int) -> Int {
        var at = start
        while byte(at: at) == .space || byte(at: at) == .tab { at += 1 }
        return at
    }

    /// How often a byte is repeated from a distance on.
    func run(of byte: UInt8, from start: Int) -> Int {
        var at = start
        while self.byte(at: at) == byte { at += 1 }
        return at - start
    }

    /// No entity's name is longer than this.
    private static let longestEntity = 40

    private func entity(at start: Int) -> (says: [UInt8], length: Int)? {
        var bytes: [UInt8] = []
        for at in start..<start + InlineSource.longestEntity {
            guard let byte = byte(at: at), byte < 0x80, !byte.isSpace else { return nil }
            bytes.append(byte)
            guard byte == UInt8(ascii: ";") else { continue }
            let says = Array(CMarkTree.plainText(ofInline: bytes).utf8)
            return says == bytes ? nil : (says, bytes.count)
        }
        return nil
    }
}
