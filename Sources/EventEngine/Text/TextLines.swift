import Foundation

/// Text broken into lines by the engine's one metric (`TextSize`): where each line begins, and where its
/// characters are.
struct TextLines {
    struct Line {
        /// In UTF-16 units; the line break at the end is not part of it.
        var range: NSRange
        /// The left edge of each character, in points, and the right edge of the last.
        var edges: [CGFloat]
        /// How many UTF-16 units each character has.
        var lengths: [Int]
    }

    private(set) var lines: [Line] = []
    /// The height of a line, in points.
    let height: CGFloat

    /// - Parameter widest: the width in points at which lines are broken, between any two characters.
    init(_ text: String, fontSize: CGFloat, widest: CGFloat) {
        height = (fontSize * EngineConstants.lineHeight).rounded(.up)
        Simulator.current.work.draw(text.utf8.count + WorkCost.text)
        var line = Line(range: NSRange(location: 0, length: 0), edges: [0], lengths: [])
        for character in text {
            let length = character.utf16.count
            if character.isNewline {
                let start = line.range.upperBound + length
                lines.append(line)
                line = Line(range: NSRange(location: start, length: 0), edges: [0], lengths: [])
                continue
            }
            let advance = TextSize.advance(of: character) * fontSize
            if !line.lengths.isEmpty, (line.edges.last ?? 0) + advance > widest {
                lines.append(line)
                let start = line.range.upperBound
                line = Line(range: NSRange(location: start, length: 0), edges: [0], lengths: [])
            }
            line.edges.append((line.edges.last ?? 0) + advance)
            line.lengths.append(length)
            line.range.length += length
        }
        lines.append(line)
    }

    /// In points.
    var size: CGSize {
        let width = lines.compactMap { $0.edges.last }.max() ?? 0
        return CGSize(width: width.rounded(.up), height: CGFloat(lines.count) * height)
    }

    /// Where the caret is before the unit with this number.
    func caret(at offset: Int) -> CGRect {
        let number = lines.lastIndex { $0.range.location <= offset } ?? 0
        let line = lines[number]
        var (place, unit) = (0, line.range.location)
        while place < line.lengths.count, unit + line.lengths[place] <= offset {
            unit += line.lengths[place]
            place += 1
        }
        return CGRect(x: line.edges[place], y: CGFloat(number) * height, width: 2, height: height)
    }

    /// The place between two characters that is nearest to a point.
    func offset(nearest point: CGPoint) -> Int {
        let row = (point.y / height).rounded(.down)
        let line = lines[Int(min(max(row, 0), CGFloat(lines.count - 1)))]
        var unit = line.range.location
        for (index, length) in line.lengths.enumerated() {
            if point.x < (line.edges[index] + line.edges[index + 1]) / 2 { return unit }
            unit += length
        }
        return unit
    }
}
