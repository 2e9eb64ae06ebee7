/// Text that is safe to print: chapters come from strangers, and must not move a terminal's cursor, hide text
/// or turn it around.
package enum Printable {
    /// The text with line ends and control characters replaced by visible signs of one column (`␀`, `␛`), and
    /// characters that cannot be seen, or that turn the direction of text, by `�`. Tabs become `tab`. What
    /// joins the parts of an emoji stays.
    package static func line(_ text: some StringProtocol, tab: String = "\t") -> String {
        marked(text) { scalar in
            scalar == "\t" ? tab : String(Character(sign(for: scalar)))
        }
    }

    /// Lines of text, made safe like one, with their line feeds.
    package static func lines(_ text: some StringProtocol) -> String {
        marked(text) { scalar in
            String(Character(scalar == "\t" || scalar == "\n" ? scalar : sign(for: scalar)))
        }
    }

    /// JSON that means the same and shows what it holds: unsafe characters are escapes in it.
    package static func json(_ text: some StringProtocol) -> String {
        marked(text) { scalar in
            guard scalar.value >= 0x7F else { return String(Character(scalar)) }
            return String(Character(scalar)).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }
    }

    /// `U+0435`
    package static func codePoint(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func marked(
        _ text: some StringProtocol, _ mark: (Unicode.Scalar) -> String
    ) -> String {
        let scalars = Array(text.unicodeScalars)
        guard scalars.contains(where: { isUnsafe($0) || $0 == "\t" }) else { return String(text) }
        var output = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            if scalar != "\t", !isUnsafe(scalar) || joinsEmoji(scalars, at: index) {
                output.append(scalar)
            } else {
                output.append(contentsOf: mark(scalar).unicodeScalars)
            }
        }
        return String(output)
    }

    /// Whether nobody sees it, or sees something else because of it.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0..<0x20, 0x7F...0x9F: true
        case 0..<0xAD: false
        default: isInvisible(scalar)
        }
    }

    /// Whether a scalar takes no room and is no mark on the one before it. Variation selectors choose between
    /// forms that can be seen.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: false
        case 0x2028, 0x2029, 0xFFF9...0xFFFB: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func joinsEmoji(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        guard scalars[index].value == 0x200D, index > 0, index + 1 < scalars.count else { return false }
        let before = scalars[index - 1]
        let isPart = before.value == 0xFE0F || before.value > 0xFF && before.properties.isEmoji
        return isPart && scalars[index + 1].value > 0xFF && scalars[index + 1].properties.isEmoji
    }

    private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.value == 0x7F { return "\u{2421}" }
        let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
        return picture ?? "\u{FFFD}"
    }
}
