/// Finds asterisks that were meant to make something bold and came out as text.
enum LeftoverEmphasis {
    /// Runs of two and more unescaped `*` in a stretch of plain text that touch something on at least one
    /// side, in bytes of the file. `2 ** 3` is left alone.
    static func runs(in range: Range<Int>, of source: InlineSource) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var at = range.lowerBound
        while at < range.upperBound {
            guard source.byte(at: at) == .asterisk else {
                at += source.byte(at: at) == .backslash ? 2 : 1
                continue
            }
            var end = at
            while end < range.upperBound, source.byte(at: end) == .asterisk { end += 1 }
            let touchesBefore = !(source.byte(at: at - 1)?.isSpace ?? true)
            let touchesBehind = !(source.byte(at: end)?.isSpace ?? true)
            if end - at >= 2, touchesBefore || touchesBehind {
                runs.append(source.offset(at: at)..<source.offset(at: end))
            }
            at = end
        }
        return runs
    }
}
