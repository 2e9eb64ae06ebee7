import Foundation

/// Numbers as drawings print them.
enum PointText {
    /// Points with at most one decimal, without a locale; `-0` is `0`. Never more than eight characters: from
    /// 100000 on there are no decimals, from ten millions on it is a word.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard abs(value) < 9_999_999 else { return value < 0 ? "-huge" : "huge" }
        guard abs(value) < 100_000 else { return String(Int(value.rounded(.toNearestOrAwayFromZero))) }
        let tenths = Int((value * 10).rounded(.toNearestOrAwayFromZero))
        let whole = String(tenths.magnitude / 10)
        let decimal = tenths.magnitude % 10
        return (tenths < 0 ? "-" : "") + whole + (decimal == 0 ? "" : "." + String(decimal))
    }

    /// `(100, 90)`
    static func point(_ point: CGPoint) -> String {
        "(" + number(point.x) + ", " + number(point.y) + ")"
    }

    /// A value between 0 and 1 with two decimals, as the refusal `ALPHA 0.00` has it. What lies outside is
    /// clamped.
    static func hundredths(_ value: Float) -> String {
        let clamped = value.isNaN ? 0 : min(max(Double(value), 0), 1)
        let hundredths = Int((clamped * 100).rounded(.toNearestOrAwayFromZero))
        return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
    }

    /// Rows of numbers in parentheses, each column of numbers right-aligned: `( 20,  30, 160, 120)`. All rows
    /// have as many numbers.
    static func aligned(_ rows: [[Double]]) -> [String] {
        let texts = rows.map { $0.map(number) }
        var widths: [Int] = []
        for row in texts {
            for (column, text) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], text.columns)
            }
        }
        return texts.map { row in
            var line = "("
            for (column, text) in row.enumerated() {
                if column > 0 { line += ", " }
                for _ in 0..<(widths[column] - text.columns) { line += " " }
                line += text
            }
            return line + ")"
        }
    }
}

extension String {
    /// The columns that the text takes in a drawing. Drawn text is ASCII, so that bytes can be counted.
    var columns: Int { utf8.count }
}
