import Reporting

/// Makes a document's values from libcmark's tree: finds the place of every node, and collects what others
/// ask for.
struct DocumentBuilder {
    private(set) var document: MarkdownDocument
    let text: MarkdownText
    let extensions: BlockExtensions
    /// The document's footnotes, by what references call them.
    private let footnoteKeys: [String: Int]
    private var walk = ContainerWalk()

    init(_ document: MarkdownDocument, _ text: MarkdownText, _ extensions: BlockExtensions) {
        self.document = document
        self.text = text
        self.extensions = extensions
        self.document.footnotes = extensions.footnotes.map { source in
            let label = String(decoding: text.bytes[source.label], as: UTF8.self)
            return Footnote(label: label, labelRange: source.label, node: 0)
        }
        // Of several definitions with one label the first to end counts, so one inside another does.
        let order = extensions.footnotes.indices.sorted { one, other in
            let (one, other) = (extensions.footnotes[one], extensions.footnotes[other])
            return (one.lastLine, -one.start) < (other.lastLine, -other.start)
        }
        footnoteKeys = Dictionary(
            order.map { (Footnote.key(of: text.bytes[extensions.footnotes[$0].label]), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Goes through the tree once, from top to bottom.
    mutating func build(_ nodes: [CMarkTree.Node]) {
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            walk.leave(downTo: node.depth)
            walk.enter(node, of: text, footnotes: extensions.footnotes)
            switch node.kind {
            case .blockQuote: index = appendQuote(nodes, index)
            case .item: index = appendItem(nodes, index)
            case .codeBlock:
                appendCode(node)
                index += 1
            case .paragraph, .heading:
                index = appendText(nodes, index)
            case .footnote(let footnote):
                document.footnotes[footnote].node = document.nodes.count
                append(node, blockRange(node))
                index += 1
            default:
                append(node, blockRange(node))
                index += 1
            }
        }
        closeNodes(downTo: 0)
        document.numberFootnotes()
    }

    // MARK: Nodes

    /// The indices of the nodes whose end is not known yet.
    private var openNodes: [Int] = []

    private mutating func append(_ node: CMarkTree.Node, _ range: Range<Int>) {
        append(node.kind, depth: node.depth, range)
    }

    private mutating func append(_ kind: MarkdownNode.Kind, depth: Int, _ range: Range<Int>) {
        closeNodes(downTo: depth)
        openNodes.append(document.nodes.count)
        document.nodes.append(
            MarkdownNode(kind: kind, range: range, depth: depth, end: document.nodes.count + 1))
    }

    private mutating func closeNodes(downTo depth: Int) {
        while let last = openNodes.last, document.nodes[last].depth >= depth {
            openNodes.removeLast()
            document.nodes[last].end = document.nodes.count
        }
    }

    // MARK: Blocks

    private func blockRange(_ node: CMarkTree.Node) -> Range<Int> {
        node.start..<max(node.start, text.line(min(node.endLine, text.lineCount)).upperBound)
    }

    private mutating func appendCode(_ node: CMarkTree.Node) {
        document.literals[document.nodes.count] = .init(text: node.literal, info: node.info)
        let reader = FenceReader(text: text, chain: walk.chain)
        guard let fence = reader.block(onLine: node.startLine, index: document.fences.count) else {
            append(node, blockRange(node))
            return
        }
        append(.codeBlock(fence: fence.index), depth: node.depth, fence.range)
        document.fences.append(fence)
    }

    /// Appends a quote, as an alert when its first line says so.
    private mutating func appendQuote(_ nodes: [CMarkTree.Node], _ index: Int) -> Int {
        let quote = nodes[index]
        guard quote.depth == 0, index + 1 < nodes.count, nodes[index + 1].kind == .paragraph,
            nodes[index + 1].startLine == quote.startLine,
            let alert = Alert(line: firstLine(of: nodes[index + 1]))
        else {
            append(quote, blockRange(quote))
            return index + 1
        }
        let end = endOfInlines(nodes, index + 1)
        let isAlone = nodes[index + 1].endLine == quote.startLine
        // A quote with nothing but the mark shows it, as on GitHub.
        guard !isAlone || (end < nodes.count && nodes[end].depth > 0) else {
            append(quote, blockRange(quote))
            return index + 1
        }
        append(.alert(alert), depth: quote.depth, blockRange(quote))
        return isAlone ? end : appendText(nodes, index + 1, without: .firstLine)
    }

    /// Appends an item, as one to tick when it begins with a box.
    private mutating func appendItem(_ nodes: [CMarkTree.Node], _ index: Int) -> Int {
        let item = nodes[index]
        guard index + 1 < nodes.count, nodes[index + 1].kind == .paragraph,
            nodes[index + 1].startLine == item.startLine, let isDone = box(of: nodes[index + 1]),
            index + 2 < nodes.count, case .text(let words) = nodes[index + 2].kind,
            words.hasPrefix("[ ]") || words.lowercased().hasPrefix("[x]")
        else {
            append(item, blockRange(item))
            return index + 1
        }
        append(.task(isDone: isDone), depth: item.depth, blockRange(item))
        return appendText(nodes, index + 1, without: .box)
    }

    private func firstLine(of block: CMarkTree.Node) -> ArraySlice<UInt8> {
        let line = text.bytes[block.start..<max(block.start, text.line(block.startLine).upperBound)]
        return line.dropLast(line.reversed().prefix { $0 == .space || $0 == .tab }.count)
    }

    /// Whether the box that a paragraph begins with is ticked; nil when there is none.
    private func box(of block: CMarkTree.Node) -> Bool? {
        let line = text.bytes[block.start..<max(block.start, text.line(block.startLine).upperBound)]
        guard let behind = line.dropFirst(3).first, behind.isCellBlank else { return nil }
        if line.starts(with: "[ ]".utf8) { return false }
        return line.starts(with: "[x]".utf8) || line.starts(with: "[X]".utf8) ? true : nil
    }

    // MARK: Inlines

    /// What a block does not show of its text.
    private enum LeftOut {
        case nothing, firstLine, box
    }

    private func endOfInlines(_ nodes: [CMarkTree.Node], _ block: Int) -> Int {
        nodes[(block + 1)...].firstIndex { $0.depth <= nodes[block].depth } ?? nodes.count
    }

    /// Appends a paragraph, a heading or a cell with its inlines; returns the index behind them.
    private mutating func appendText(
        _ nodes: [CMarkTree.Node], _ index: Int, without leftOut: LeftOut = .nothing
    ) -> Int {
        let end = endOfInlines(nodes, index)
        let block = nodes[index]
        let inlines = nodes[index + 1..<end]
        if case .cell(let table, let row, let column) = block.role {
            appendCell(inlines, of: block, extensions.tables[table], row, column)
            return end
        }
        let lines = block.startLine...max(block.startLine, lastTextLine(of: block))
        let source = InlineSource(text, chain: walk.chain, start: block.start, lines: lines)
        let start = leftOut == .firstLine ? source.offset(at: source.start(ofLine: 1)) : block.start
        let node = document.nodes.count
        append(block, start..<max(start, text.line(lines.upperBound).upperBound))
        let from = textStart(of: block, source)
        appendInlines(inlines, in: source, from: from, depth: block.depth + 1, without: leftOut)
        closeNodes(downTo: block.depth)
        if case .heading(let level) = block.kind { collectHeading(node, level) }
        return end
    }

    private mutating func appendInlines(
        _ inlines: ArraySlice<CMarkTree.Node>, in source: InlineSource, from start: Int, depth: Int,
        without leftOut: LeftOut = .nothing
    ) {
        let placer = InlinePlacer(inlines, in: source, from: start)
        var placed = inlines.indices.map { index in
            PlacedInline(
                kind: inlines[index].kind, depth: inlines[index].depth, range: placer.range(index),
                tail: placer.linkTails[index], literal: inlines[index].literal)
        }
        switch leftOut {
        case .nothing: break
        case .firstLine: placed.removeAll { $0.range.lowerBound < source.start(ofLine: 1) }
        case .box: placed.dropBox()
        }
        if InlineExtensions.concerns(placed) {
            placed = InlineExtensions.add(to: placed, in: source, from: start, footnotes: footnoteKeys)
        }
        let outer = inlines.first?.depth ?? depth
        let first = document.nodes.count
        for inline in placed {
            if case .htmlInline = inline.kind {
                document.literals[document.nodes.count] = .init(text: inline.literal, info: "")
            }
            append(inline.kind, depth: inline.depth - outer + depth, fileRange(inline.range, source))
            if case .text(let content) = inline.kind, content.contains(byte: .asterisk) {
                let found = LeftoverEmphasis.runs(in: inline.range, of: source)
                document.leftoverEmphasis += found.map { SourceSpan(file: document.file, range: $0) }
            }
        }
        closeNodes(downTo: depth)
        for (index, inline) in placed.enumerated() { collectLink(inline, node: first + index, source) }
    }

    /// Where the inlines begin: behind the number signs of a heading, behind the definitions of links.
    private func textStart(of block: CMarkTree.Node, _ source: InlineSource) -> Int {
        if case .heading = block.kind, startsWithNumberSign(block) {
            return source.skipBlanks(from: source.run(of: UInt8(ascii: "#"), from: 0))
        }
        return source.start(ofLine: LinkReader(source: source).definitionLines())
    }

    /// The last line of a paragraph or heading that holds its text.
    private func lastTextLine(of block: CMarkTree.Node) -> Int {
        let end = min(block.endLine, text.lineCount)
        guard case .heading = block.kind else { return end }
        if startsWithNumberSign(block) { return block.startLine }
        for number in block.startLine + 1..<max(end + 1, block.startLine + 1) {
            var cursor = text.cursor(onLine: number)
            guard walk.chain.consume(&cursor, line: number) else { return number - 1 }
            if cursor.isSetextUnderline(in: text) { return number - 1 }
        }
        return block.startLine
    }

    private func startsWithNumberSign(_ block: CMarkTree.Node) -> Bool {
        let rest = text.bytes[block.start..<max(block.start, text.line(block.startLine).upperBound)]
        let signs = rest.prefix { $0 == UInt8(ascii: "#") }.count
        return (1...6).contains(signs) && (rest.dropFirst(signs).first?.isSpace ?? true)
    }

    // MARK: Tables

    private mutating func appendCell(
        _ inlines: ArraySlice<CMarkTree.Node>, of block: CMarkTree.Node, _ table: TableSource, _ row: Int,
        _ column: Int
    ) {
        let cells = table.rows[row].cells
        let end = text.line(table.rows[row].line).upperBound
        if column == 0 {
            if row == 0 {
                let range = table.start..<max(table.start, text.line(table.lastLine).upperBound)
                append(.table(table.alignments), depth: block.depth, range)
            }
            let start = row == 0 ? table.start : rowStart(cells[0].lowerBound, table.rows[row].line)
            append(.tableRow(isHeader: row == 0), depth: block.depth + 1, start..<max(start, end))
        }
        append(.tableCell(table.alignments[column]), depth: block.depth + 2, cells[column])
        let source = InlineSource(text, cell: cells[column])
        appendInlines(inlines, in: source, from: 0, depth: block.depth + 3)
        guard column == cells.count - 1 else { return }
        for missing in table.alignments.dropFirst(cells.count) {
            append(.tableCell(missing), depth: block.depth + 2, end..<end)
        }
    }

    /// Where the bar before a row's first cell is, or that cell.
    private func rowStart(_ cell: Int, _ line: Int) -> Int {
        var start = cell
        while start > text.line(line).lowerBound, text.bytes[start - 1].isCellBlank { start -= 1 }
        let hasBar = start > text.line(line).lowerBound && text.bytes[start - 1] == .bar
        return hasBar ? start - 1 : cell
    }

    // MARK: Links and headings

    private mutating func collectLink(_ inline: PlacedInline, node: Int, _ source: InlineSource) {
        guard let tail = inline.tail else { return }
        var link = Link(
            index: document.links.count, node: node, isImage: false, form: .reference, destination: "",
            title: "", text: document.plainText(of: node), range: document.nodes[node].range,
            titleOffsets: [])
        switch inline.kind {
        case .link(let target): (link.destination, link.title) = (target.destination, target.title)
        case .image(let target):
            (link.destination, link.title) = (target.destination, target.title)
            link.isImage = true
        default: return
        }
        locateParts(of: &link, tail, inline.range, source)
        document.links.append(link)
    }

    private func locateParts(
        of link: inout Link, _ tail: LinkReader.Tail, _ range: Range<Int>, _ source: InlineSource
    ) {
        if source.byte(at: range.lowerBound) == UInt8(ascii: "<") { link.form = .automatic }
        guard let destination = tail.destination else { return }
        link.form = .inline
        link.destinationRange = fileRange(destination, source)
        guard let title = tail.title,
            let offsets = LinkReader(source: source).offsets(of: title, readingAs: link.title)
        else { return }
        link.titleRange = fileRange(title, source)
        link.titleOffsets = offsets
    }

    private func fileRange(_ distances: Range<Int>, _ source: InlineSource) -> Range<Int> {
        let lower = source.offset(at: distances.lowerBound)
        return lower..<max(lower, source.offset(at: distances.upperBound))
    }

    private mutating func collectHeading(_ node: Int, _ level: Int) {
        var heading = Heading(
            index: document.headings.count, node: node, level: level, text: document.plainText(of: node),
            range: document.nodes[node].range)
        if let last = document.children(of: node).last, case .text(let text) = document.nodes[last].kind,
            let id = ExplicitHeadingID(endOf: text)
        {
            let range = document.nodes[last].range
            heading.explicitID = id.place(in: document.file, range)
            if heading.explicitID != nil { heading.text = String(heading.text.dropLast(id.dropped)) }
        }
        document.headings.append(heading)
    }
}
