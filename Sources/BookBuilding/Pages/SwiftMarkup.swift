import ScenarioLanguage

extension HTMLWriter {
    /// Swift code, one element a line, so that lines can be linked to and lit.
    ///
    /// - Parameters:
    ///   - spans: those that have a colour, ascending, without overlap; one may reach over several lines.
    ///   - scenario: names the lines `tap-red.S1`, ...; nil for code that is no scenario.
    ///   - hidden: lines, from 1, that are folded, and what is above folded lines.
    mutating func swift(
        _ text: [UInt8], spans: [ColouredSpan], of scenario: String?,
        hidden: (lines: [ClosedRange<Int>], summary: (ClosedRange<Int>) -> String) = ([], { _ in "" })
    ) {
        var code = SwiftCode(text: text, spans: spans[...], scenario: scenario)
        let count = text.count { $0 == UInt8(ascii: "\n") } + (text.last == UInt8(ascii: "\n") ? 0 : 1)
        for lines in hidden.lines {
            if code.number < lines.lowerBound { swift(&code, upTo: lines.lowerBound - 1) }
            element(.details) { details in
                details.element(.summary, text: hidden.summary(lines))
                details.swift(&code, upTo: lines.upperBound)
            }
        }
        if code.number <= count || hidden.lines.isEmpty { swift(&code, upTo: count) }
    }

    /// Swift code while it is written.
    private struct SwiftCode {
        let text: [UInt8]
        var spans: ArraySlice<ColouredSpan>
        let scenario: String?
        /// The next line, and where it begins.
        var number = 1
        var start = 0
    }

    /// Long lines wrap, so nobody has to scroll the code sideways, by keys or otherwise.
    private mutating func swift(_ swift: inout SwiftCode, upTo last: Int) {
        element(.pre, .class("swift")) { pre in
            pre.element(.code) { code in
                while swift.start < swift.text.count, swift.number <= last {
                    let rest = swift.text[swift.start...]
                    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? swift.text.count
                    if let scenario = swift.scenario {
                        let style = Self.lineClass(swift.text[swift.start..<end])
                        let id = HTMLAttribute.id("\(scenario).S\(swift.number)")
                        code.element(.span, attributes: style.map { [.class($0), id] } ?? [id]) {
                            $0.coloured(swift.text, swift.start..<end, &swift.spans)
                        }
                    } else {
                        code.coloured(swift.text, swift.start..<end, &swift.spans)
                    }
                    code.newline()
                    swift.start = end + 1
                    swift.number += 1
                }
            }
        }
    }

    /// `i2` for a line that is indented by two steps of four blanks.
    private static func lineClass(_ line: ArraySlice<UInt8>) -> String? {
        let steps = min(5, (line.prefix { $0 == UInt8(ascii: " ") }.count + 3) / 4)
        return steps == 0 ? nil : "i\(steps)"
    }

    private mutating func coloured(
        _ text: [UInt8], _ line: Range<Int>, _ spans: inout ArraySlice<ColouredSpan>
    ) {
        var position = line.lowerBound
        while let span = spans.first, span.range.lowerBound < line.upperBound {
            let start = max(span.range.lowerBound, position)
            let end = min(span.range.upperBound, line.upperBound)
            if start > position { columns(text[position..<start]) }
            if end > start { element(span.kind.element) { $0.columns(text[start..<end]) } }
            position = max(position, end)
            if span.range.upperBound > line.upperBound { break }
            spans.removeFirst()
        }
        if position < line.upperBound { columns(text[position..<line.upperBound]) }
    }
}

extension SwiftHighlighter.Kind {
    /// The short element that the style sheet colours.
    fileprivate var element: HTMLElement {
        switch self {
        case .keyword, .attribute: .b
        case .type: .i
        case .string, .number: .u
        case .comment: .em
        }
    }
}
