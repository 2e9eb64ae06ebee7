import ScenarioLanguage

extension HTMLWriter {
    /// Swift code. Lines that a phone has to break, and those that are linked to or lit, are elements.
    ///
    /// - Parameters:
    ///   - isSource: whether what is around it says that it is Swift.
    ///   - spans: those that have a colour, ascending, without overlap; one may reach over several lines.
    ///   - ids: those of lines, by their number from 1.
    ///   - hidden: lines, from 1, that are folded, and what is above folded lines.
    mutating func swift(
        _ text: [UInt8], spans: [ColouredSpan], isSource: Bool = false, ids: [Int: String] = [:],
        hidden: (lines: [ClosedRange<Int>], summary: (ClosedRange<Int>) -> String) = ([], { _ in "" })
    ) {
        let style: [HTMLAttribute] = isSource ? [] : [.class("swift")]
        var code = SwiftCode(text: text, spans: spans[...], style: style, ids: ids)
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
        let style: [HTMLAttribute]
        let ids: [Int: String]
        /// The next line, and where it begins.
        var number = 1
        var start = 0

        /// What fits on a line of a phone.
        private static let mostColumns = 36

        /// Those of the element around the next line: `i2` for one that is indented by two steps of four
        /// blanks. Nil for a line that needs no element.
        func attributes(ofLine range: Range<Int>) -> [HTMLAttribute]? {
            let id = ids[number]
            guard id != nil || range.count > Self.mostColumns else { return nil }
            let steps = min(5, (text[range].prefix { $0 == UInt8(ascii: " ") }.count + 3) / 4)
            let style: [HTMLAttribute] = steps == 0 ? [] : [.class("i\(steps)")]
            return style + (id.map { [.id($0)] } ?? [])
        }
    }

    /// Long lines wrap, so nobody has to scroll the code sideways, by keys or otherwise.
    private mutating func swift(_ swift: inout SwiftCode, upTo last: Int) {
        element(.pre, attributes: swift.style) { pre in
            pre.element(.code) { code in
                while swift.start < swift.text.count, swift.number <= last {
                    let rest = swift.text[swift.start...]
                    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? swift.text.count
                    if let attributes = swift.attributes(ofLine: swift.start..<end) {
                        code.element(.span, attributes: attributes) {
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
