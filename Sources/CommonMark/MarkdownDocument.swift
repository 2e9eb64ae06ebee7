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

    /// Parses a file. Throws a diagnostic for what is not text (bytes that are not UTF-8) and for what is
    /// beyond the limits; every other text is a document.
    package init(_ file: SourceFile, limits: MarkdownLimits = .standard) throws(MarkdownProblem) {
        try limits.check(file)
        self.file = file
        var builder = DocumentBuilder(self, MarkdownText(file))
        builder.build(CMarkTree(file.bytes).nodes)
        self = builder.document
    }

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
