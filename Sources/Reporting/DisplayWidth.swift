/// How many columns of a terminal, or of monospaced text, something takes: wide East Asian characters and
/// emoji two, combining marks and invisible characters none, everything else one.
package enum DisplayWidth {
    /// Columns of one scalar by itself. Control characters take none.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value < 0x20 || (0x7F...0x9F).contains(value) ? 0 : 1 }
        if isInvisible(scalar) { return 0 }
        return value >= WideScalars.first && WideScalars.contains(value) ? 2 : 1
    }

    /// Columns of one character as a reader sees it: a flag or a family of emoji is one picture of two
    /// columns.
    package static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        if scalars.count == 1, let only = scalars.first { return columns(of: only) }
        if scalars.contains(where: isEmojiGlue) { return 2 }
        return scalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// Columns of a text on one line. Tabs and line ends count as none: expand them before.
    package static func columns(of text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) {
            return true  // vowels and final consonants of Hangul join the syllable before them
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return true
        default: return false
        }
    }

    /// What makes several scalars one emoji: joiner, emoji style, skin tone, half of a flag.
    private static func isEmojiGlue(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200D, 0xFE0F, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: true
        default: false
        }
    }
}
