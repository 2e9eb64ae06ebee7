import Reporting

extension HTMLWriter {
    /// Text in which every character takes whole columns: browsers draw wide characters somewhat narrower
    /// than two columns, and what follows them would move.
    mutating func columns(_ string: some StringProtocol) {
        guard string.utf8.contains(where: { $0 >= WideGlyphs.firstLead }) else { return text(string) }
        var plain = ""
        for character in string {
            guard DisplayWidth.columns(of: character) == 2 else {
                plain.append(character)
                continue
            }
            text(plain)
            plain = ""
            element(.span, .class("w"), text: String(character))
        }
        text(plain)
    }

    /// The same, given as UTF-8.
    mutating func columns(_ utf8: ArraySlice<UInt8>) {
        guard utf8.contains(where: { $0 >= WideGlyphs.firstLead }) else { return text(utf8) }
        columns(String(decoding: utf8, as: UTF8.self))
    }
}

private enum WideGlyphs {
    /// The first byte of the first wide character, U+1100, in UTF-8.
    static let firstLead: UInt8 = 0xE1
}
