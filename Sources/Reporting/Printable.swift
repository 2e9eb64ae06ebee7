/// Text that is safe to print: chapters come from strangers, and must not move a terminal's cursor, hide text
/// or turn it around.
package enum Printable {
    /// The text with line ends and control characters replaced by visible signs of one column (`␀`, `␛`), and
    /// characters that turn the direction of text by `�`. Tabs become `tab`.
    package static func line(_ text: some StringProtocol, tab: String = "\t") -> String {
        guard text.unicodeScalars.contains(where: { isUnsafe($0) || $0 == "\t" }) else { return String(text) }
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\t" {
                output.append(contentsOf: tab.unicodeScalars)
            } else {
                output.append(sign(for: scalar))
            }
        }
        return String(output)
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard isUnsafe(scalar) else { return scalar }
        if scalar.value == 0x7F { return "\u{2421}" }
        return Unicode.Scalar(0x2400 + scalar.value).flatMap { scalar.value < 0x20 ? $0 : nil } ?? "\u{FFFD}"
    }
}
