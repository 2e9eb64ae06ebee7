import ScenarioLanguage

/// A stretch of Swift text that is set in its own colour, in UTF-8 bytes.
typealias ColouredSpan = (range: Range<Int>, kind: SwiftHighlighter.Kind)

extension HTMLWriter {
    /// Swift code, one element a line, so that lines can be linked to and lit.
    ///
    /// - Parameters:
    ///   - spans: those that have a colour, ascending, without overlap; one may reach over several lines.
    ///   - scenario: names the lines `tap-red.S1`, ...; nil for code that is no scenario.
    mutating func swift(_ text: [UInt8], spans: [ColouredSpan], of scenario: String?, label: String) {
        element(.pre, .class("swift"), .focusable, .role("group"), .label(label)) { pre in
            pre.element(.code) { code in
                var number = 1
                var start = 0
                var remaining = spans[...]
                while start < text.count {
                    let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
                    if let scenario {
                        let style = Self.lineClass(text[start..<end])
                        code.element(.span, .class(style), .id("\(scenario).S\(number)")) {
                            $0.coloured(text, start..<end, &remaining)
                        }
                    } else {
                        code.coloured(text, start..<end, &remaining)
                    }
                    code.newline()
                    start = end + 1
                    number += 1
                }
            }
        }
    }

    /// `line i2` for a line that is indented by two steps of four blanks.
    private static func lineClass(_ line: ArraySlice<UInt8>) -> String {
        let steps = min(5, (line.prefix { $0 == UInt8(ascii: " ") }.count + 3) / 4)
        return steps == 0 ? "line" : "line i\(steps)"
    }

    private mutating func coloured(
        _ text: [UInt8], _ line: Range<Int>, _ spans: inout ArraySlice<ColouredSpan>
    ) {
        var position = line.lowerBound
        while let span = spans.first, span.range.lowerBound < line.upperBound {
            let start = max(span.range.lowerBound, position)
            let end = min(span.range.upperBound, line.upperBound)
            if start > position { columns(text[position..<start]) }
            if end > start { element(.span, .class(span.kind.styleClass)) { $0.columns(text[start..<end]) } }
            position = max(position, end)
            if span.range.upperBound > line.upperBound { break }
            spans.removeFirst()
        }
        if position < line.upperBound { columns(text[position..<line.upperBound]) }
    }
}

extension SwiftHighlighter.Kind {
    /// The letter of the style sheet's class.
    fileprivate var styleClass: String {
        switch self {
        case .keyword, .attribute: "k"
        case .type: "t"
        case .string: "s"
        case .number: "n"
        case .comment: "c"
        case .call: "f"
        }
    }
}
