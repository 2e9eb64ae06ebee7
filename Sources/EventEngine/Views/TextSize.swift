import Foundation

/// How much room text takes, by a rule of thumb: no font is measured, so that it is the same everywhere.
/// Lines are broken between any two characters.
struct TextSize {
    let size: CGSize

    /// - Parameters:
    ///   - lines: the most lines; 0 for as many as it takes.
    ///   - widest: the width in points at which lines are broken.
    init(text: String, fontSize: CGFloat, lines: Int, widest: CGFloat) {
        guard !text.isEmpty else {
            size = .zero
            return
        }
        Simulator.current.work.draw(text.utf8.count + WorkCost.text)
        var widths: [CGFloat] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var width: CGFloat = 0
            for character in paragraph {
                let advance = Self.advance(of: character) * fontSize
                if width > 0, width + advance > widest {
                    widths.append(width)
                    width = 0
                }
                width += advance
            }
            widths.append(width)
        }
        if lines > 0 { widths = Array(widths.prefix(lines)) }
        let height = CGFloat(widths.count) * fontSize * EngineConstants.lineHeight
        size = CGSize(width: (widths.max() ?? 0).rounded(.up), height: height.rounded(.up))
    }

    /// The width of a character as a part of the font's size: a whole one for the scripts of East Asia.
    static func advance(of character: Character) -> CGFloat {
        let isWide = character.unicodeScalars.contains {
            (0x1100...0x115F).contains($0.value) || $0.value >= 0x2E80
        }
        return isWide ? 1 : EngineConstants.characterWidth
    }
}
