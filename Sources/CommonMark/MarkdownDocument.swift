import Reporting

/// A Markdown text, parsed by libcmark into values with their places in the file.
package struct MarkdownDocument: Sendable {
    package private(set) var file: SourceFile
    /// All blocks and inlines in reading order, each before those inside it.
    package internal(set) var nodes: [MarkdownNode] = []
    /// The fenced code blocks, in order.
    package internal(set) var fences: [FencedBlock] = []
    /// The headings, in order.
    package internal(set) var headings: [Heading] = []
    /// The links and images, in order.
    package internal(set) var links: [Link] = []
    /// Runs of two and more `*` that were left as text although they touch a word: CommonMark does not see
    /// bold letters beside some punctuation, full-width punctuation above all.
    package internal(set) var leftoverEmphasis: [SourceSpan] = []

    /// The footnotes, in no order; `number` says which come first.
    package internal(set) var footnotes: [Footnote] = []
    /// The texts of code blocks and of raw HTML within text, by their nodes.
    var literals: [Int: Literal] = [:]

    /// A text that libcmark takes as it is.
    struct Literal: Sendable {
        var text: String
        /// The info string of a fence, without escapes and entities.
        var info: String
    }

    /// Parses a file. Throws a diagnostic for what is not text (bytes that are not UTF-8) and for what is
    /// beyond the limits; every other text is a document.
    package init(_ file: SourceFile, limits: MarkdownLimits = .standard) throws(MarkdownProblem) {
        try limits.check(file)
        self.file = file
        let text = MarkdownText(file)
        var finder = ExtensionFinder(text, limits: limits)
        let nodes = try finder.nodes()
        var builder = DocumentBuilder(self, text, finder.found)
        builder.build(nodes)
        self = builder.document
    }

    /// The ids of all footnotes and references on a page.
    package var footnoteIDs: [String] { footnotes.flatMap(\.ids) }

    /// Counts the references to footnotes, and numbers the footnotes by the first of them.
    mutating func numberFootnotes() {
        guard !footnotes.isEmpty else { return }
        var last = 0
        for node in nodes.indices {
            guard case .footnoteReference(let index, _) = nodes[node].kind else { continue }
            if footnotes[index].number == nil {
                last += 1
                footnotes[index].number = last
            }
            footnotes[index].uses += 1
            nodes[node].kind = .footnoteReference(index: index, use: footnotes[index].uses)
        }
    }

    /// The version of the parser, as it says itself.
    package static var parserVersion: String { CMarkTree.version }

    /// The indices of a node's children; of the top-level blocks when `parent` is nil.
    package func children(of parent: Int?) -> [Int] {
        var children: [Int] = []
        var index = parent.map { $0 + 1 } ?? 0
        let end = parent.map { nodes[$0].end } ?? nodes.count
        while index < end {
            children.append(index)
            index = nodes[index].end
        }
        return children
    }

    /// What a node says, without any marks: texts and code, with a space for each line break.
    package func plainText(of node: Int) -> String {
        var text = ""
        for inner in nodes[node..<nodes[node].end] {
            switch inner.kind {
            case .text(let part), .code(let part): text += part
            case .softBreak, .lineBreak: text += " "
            default: break
            }
        }
        return text
    }

    /// The tree as indented lines with places, for tests and for whoever wonders what CommonMark makes of a
    /// text.
    package var outline: String {
        nodes.map { node in
            let indent = String(repeating: "  ", count: node.depth)
            let start = file.position(at: node.range.lowerBound)
            let end = file.position(at: node.range.upperBound)
            return "\(indent)\(node.kind) \(start.line):\(start.column)-\(end.line):\(end.column)\n"
        }.joined()
    }
}
