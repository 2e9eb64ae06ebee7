import CommonMark
import Reporting

/// What other tools read as more than text, and what here comes out as it is written: containers, formulas,
/// includes, drawings in words, front matter, and alerts and footnotes that are not quite written as such.
struct OtherMarkdown {
    private let document: MarkdownDocument
    private var remarks: [Diagnostic] = []
    /// The kinds that were found: each is named once, at its first place.
    private var known: Set<String> = []

    /// A warning for each kind of it that a chapter has, and for each footnote that leads nowhere.
    static func remarks(on document: MarkdownDocument) -> [Diagnostic] {
        var reader = OtherMarkdown(document)
        reader.readBlocks()
        reader.readFences()
        reader.readFootnotes()
        return reader.remarks.sorted {
            ($0.span?.range.lowerBound ?? 0) < ($1.span?.range.lowerBound ?? 0)
        }
    }

    private init(_ document: MarkdownDocument) {
        self.document = document
    }

    /// How a paragraph begins, or what it has inside, in another tool.
    private static let marks: [(mark: String, isBeginning: Bool, noun: String, hint: String)] = [
        (":::", true, "':::' containers", alertHint), ("!!! ", true, "'!!!' admonitions", alertHint),
        ("??? ", true, "'???' admonitions", alertHint), ("$$", false, "formulas between '$$'", formulaHint),
        ("\\[", true, "formulas between '\\['", formulaHint),
        ("{{#", false, "includes like '{{#include}}'", includeHint),
        ("{{<", false, "shortcodes like '{{<'", includeHint), ("{%", false, "tags like '{%'", includeHint),
        ("<<<", true, "includes like '<<<'", includeHint),
        ("[TOC]", true, "contents like '[TOC]'", contentsHint),
        ("[[_TOC_]]", true, "contents like '[[_TOC_]]'", contentsHint),
    ]

    private static let alertHint = "write a quote that begins with a line '> [!NOTE]'"
    private static let contentsHint = "leave it out: each page lists its headings beside the text"
    private static let formulaHint = "write the formula in words, or as code between backticks"
    private static let includeHint =
        "write the text here; the code of another scenario comes with 'extends=', and pictures "
        + "with '![]()'"

    private mutating func readBlocks() {
        readFrontMatter()
        for (index, node) in document.nodes.enumerated() {
            switch node.kind {
            case .paragraph: readParagraph(index)
            case .blockQuote: readQuote(index)
            default: break
            }
        }
    }

    private mutating func readParagraph(_ index: Int) {
        let text = document.file.bytes[document.nodes[index].range]
        for (mark, isBeginning, noun, hint) in Self.marks where !known.contains(noun) {
            guard let found = isBeginning ? beginning(of: text, mark) : place(of: mark, in: index) else {
                continue
            }
            warn(noun, found, "Markdown here has no \(noun); this comes out as text", hint)
        }
    }

    private func beginning(of text: ArraySlice<UInt8>, _ mark: String) -> Range<Int>? {
        text.starts(with: mark.utf8) ? text.startIndex..<text.startIndex + mark.utf8.count : nil
    }

    /// Where a mark is in the texts of a paragraph, code apart.
    private func place(of mark: String, in paragraph: Int) -> Range<Int>? {
        for node in document.nodes[paragraph..<document.nodes[paragraph].end] {
            guard case .text = node.kind, let found = place(of: mark, within: node.range) else { continue }
            return found
        }
        return nil
    }

    /// Where a mark is in a part of the file.
    private func place(of mark: String, within range: Range<Int>) -> Range<Int>? {
        let bytes = document.file.bytes
        guard let first = mark.utf8.first else { return nil }
        var position = range.lowerBound
        while let start = bytes.place(of: first, in: position..<range.upperBound) {
            if bytes[start..<range.upperBound].starts(with: mark.utf8) {
                return start..<start + mark.utf8.count
            }
            position = start + 1
        }
        return nil
    }

    /// `---`, settings and `---` at the very beginning.
    private mutating func readFrontMatter() {
        guard let first = document.nodes.first, first.kind == .thematicBreak, first.range.lowerBound == 0,
            document.nodes.count > 1,
            document.file.position(at: document.nodes[1].range.lowerBound).line == 2,
            document.file.bytes[document.nodes[1].range].contains(UInt8(ascii: ":"))
        else { return }
        warn(
            "front matter", first.range, "a chapter has no front matter; this comes out as text",
            "leave it out: the title is the chapter's first heading, and settings are in 'Book.json'")
    }

    // MARK: Alerts

    private mutating func readQuote(_ index: Int) {
        guard let paragraph = document.children(of: index).first,
            document.nodes[paragraph].kind == .paragraph
        else { return }
        let range = document.nodes[paragraph].range
        let line = document.file.bytes[range].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard line.starts(with: "[!".utf8), let end = line.firstIndex(of: UInt8(ascii: "]")) else { return }
        let place = range.lowerBound..<end + 1
        let word = String(decoding: line[range.lowerBound + 2..<end], as: UTF8.self)
        let names = Alert.allCases.map { $0.rawValue.uppercased() }
        if !names.contains(word.uppercased()) {
            let hint = Suggestion.hint(for: word.uppercased(), among: names)
            warn(
                "[!\(word)]", place, "there is no alert '\(word)'; this comes out as a quote",
                hint ?? "alerts are \(names.joined(separator: ", "))")
        } else if document.nodes[index].depth > 0 {
            warn(
                "alert inside", place, "an alert inside a list or a quote comes out as a quote",
                "put it outside, between empty lines")
        } else if end + 1 < line.endIndex {
            warn(
                "alert with title", place,
                "an alert has no words on its first line; this comes out as a quote",
                "begin a new line behind '[!\(word.uppercased())]', with '> ' before it")
        } else {
            warn(
                "alert without text", place, "an alert without text comes out as a quote",
                "write its text on the next line, with '> ' before it")
        }
    }

    // MARK: Fences

    /// Languages that other tools draw.
    private static let drawn: Set<String> = ["mermaid", "plantuml", "dot", "graphviz", "math", "katex"]

    private mutating func readFences() {
        for fence in document.fences {
            guard let word = Self.firstWord(of: fence.infoString), Self.drawn.contains(word) else { continue }
            warn(
                word, fence.info, "nothing here draws '\(word)'; this comes out as code",
                "drawings come from scenarios: write ```layout, of= and the scenario's name")
        }
    }

    /// `mermaid` of `{Mermaid theme=dark}`. Most fences are in ASCII, and bytes are read ten times as fast.
    private static func firstWord(of info: String) -> String? {
        let isASCII = info.utf8.allSatisfy { $0 < 0x80 }
        guard isASCII else { return info.lowercased().split { !$0.isLetter }.first.map(String.init) }
        let isLetter = { (byte: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
        let word = info.utf8.drop { !isLetter($0) }.prefix(while: isLetter)
        return word.isEmpty ? nil : String(word)?.lowercased()
    }

    // MARK: Footnotes

    private mutating func readFootnotes() {
        var labels: Set<String> = []
        let inOrder = document.footnotes.sorted { $0.labelRange.lowerBound < $1.labelRange.lowerBound }
        for footnote in inOrder {
            let isFirst = labels.insert(footnote.label.lowercased()).inserted
            if !isFirst {
                remark(
                    footnote.labelRange, "the chapter has a footnote '\(footnote.label)' already",
                    "choose another label, here and where it is referred to")
            } else if footnote.number == nil {
                remark(
                    footnote.labelRange,
                    "nothing refers to the footnote '\(footnote.label)', and the page leaves it out",
                    "write [^\(footnote.label)] where it belongs")
            }
        }
        for node in document.nodes {
            guard case .text = node.kind, place(of: "[^", within: node.range) != nil else { continue }
            readReference(in: node, among: document.footnotes.map(\.label))
        }
    }

    /// A text that reads as a reference, `[^label]`, to a footnote that nobody wrote.
    private mutating func readReference(in node: MarkdownNode, among labels: [String]) {
        let text = document.file.bytes[node.range]
        guard let start = text.indices.first(where: { text[$0...].starts(with: "[^".utf8) }),
            start == text.startIndex || text[start - 1] != UInt8(ascii: "\\"),
            let end = text[start...].firstIndex(of: UInt8(ascii: "]")), end > start + 2
        else { return }
        let label = String(decoding: text[start + 2..<end], as: UTF8.self)
        guard !label.contains(where: \.isWhitespace), known.insert("[^" + label).inserted else { return }
        remark(
            start..<end + 1, "the chapter has no footnote '\(label)'",
            Suggestion.hint(for: label, among: labels) ?? "write its text as a paragraph '[^\(label)]: ...'")
    }

    private mutating func warn(_ kind: String, _ range: Range<Int>, _ message: String, _ hint: String) {
        guard known.insert(kind).inserted else { return }
        remark(range, message, hint)
    }

    private mutating func remark(_ range: Range<Int>, _ message: String, _ hint: String) {
        remarks.append(
            Diagnostic(
                .warning, code: .otherMarkdown, message,
                at: SourceSpan(file: document.file, range: range), hint: hint))
    }
}
