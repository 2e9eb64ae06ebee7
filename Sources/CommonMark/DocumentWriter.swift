import Reporting

/// Writes a document's nodes as HTML, without recursion: depth is the author's choice.
struct DocumentWriter {
    /// How a node ends.
    enum Closing {
        /// The tag is on a line that has just begun.
        case block(String)
        case inline(String)
        case paragraph
        case image(title: String)
        case table
        case row(isHeader: Bool)
    }

    let document: MarkdownDocument
    let replacements: HTMLReplacements
    let headings: [Int: Heading]
    let links: [Int: Link]
    var html = HTMLText()
    /// The nodes whose end is not reached.
    private(set) var open: [(node: Int, closing: Closing)] = []
    /// Behind the image whose description is being written: of what lies inside only the text is shown.
    var descriptionEnd = 0
    /// Whether the current table has its `tbody`, and whether its header is being written.
    var isInTableBody = false
    var isInTableHeader = false
    /// The footnote that is being written, until the way back follows its text.
    var footnoteWithoutReturn: Int?

    init(document: MarkdownDocument, replacements: HTMLReplacements) {
        self.document = document
        self.replacements = replacements
        headings = Dictionary(uniqueKeysWithValues: document.headings.map { ($0.node, $0) })
        links = Dictionary(uniqueKeysWithValues: document.links.map { ($0.node, $0) })
    }

    /// Writes nodes and those inside them; footnotes among them are left out.
    mutating func write(_ nodes: Range<Int>) {
        var index = nodes.lowerBound
        while index < nodes.upperBound {
            close(upTo: index)
            let node = document.nodes[index]
            if case .footnote = node.kind {
                index = node.end
                continue
            }
            if index < descriptionEnd {
                writeDescription(node, index)
            } else if node.isInline {
                begin(inline: node, index)
            } else {
                begin(block: node, index)
            }
            index += 1
        }
        close(upTo: nodes.upperBound)
    }

    /// Writes what ends before a node.
    private mutating func close(upTo index: Int) {
        while let last = open.last, document.nodes[last.node].end <= index {
            open.removeLast()
            switch last.closing {
            case .block(let tag):
                html.newLine()
                html.write(tag)
            case .inline(let tag): html.write(tag)
            case .paragraph: endParagraph(last.node)
            case .image(let title): endImage(title)
            case .table: endTable()
            case .row(let isHeader): endRow(isHeader)
            }
        }
    }

    /// Leaves a node open until all inside it is written.
    mutating func push(_ node: Int, _ closing: Closing) {
        open.append((node, closing))
    }
}
