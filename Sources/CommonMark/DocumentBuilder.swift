import Reporting

/// Makes a document's values from libcmark's tree: finds the place of every node, and collects what others
/// ask for.
struct DocumentBuilder {
    private(set) var document: MarkdownDocument
    private let text: MarkdownText
    private var chain = ContainerChain()
    /// How deep each container of the chain is nested.
    private var containerDepths: [Int] = []

    init(_ document: MarkdownDocument, _ text: MarkdownText) {
        self.document = document
        self.text = text
    }

    /// Goes through the tree once, from top to bottom.
    mutating func build(_ nodes: [CMarkTree.Node]) {
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            leaveContainers(downTo: node.depth)
            switch node.kind {
            case .blockQuote:
                chain.enterQuote()
                containerDepths.append(node.depth)
                append(node, blockRange(node))
            case .item:
                chain.enterItem(onLine: node.startLine, of: text)
                containerDepths.append(node.depth)
                append(node, blockRange(node))
            case .codeBlock: appendCode(node)
            case .paragraph, .heading:
                let end = nodes[(index + 1)...].firstIndex { $0.depth <= node.depth } ?? nodes.count
                appendInlines(nodes[index + 1..<end], of: node)
                index = end
                continue
            default: append(node, blockRange(node))
            }
            index += 1
        }
        closeNodes(downTo: 0)
    }

    private mutating func leaveContainers(downTo depth: Int) {
        while let last = containerDepths.last, last >= depth { containerDepths.removeLast() }
        chain.leave(to: containerDepths.count)
    }

    // MARK: Nodes

    /// The indices of the nodes whose end is not known yet.
    private var openNodes: [Int] = []

    private mutating func append(_ node: CMarkTree.Node, _ range: Range<Int>) {
        closeNodes(downTo: node.depth)
        openNodes.append(document.nodes.count)
        document.nodes.append(
            MarkdownNode(kind: node.kind, range: range, depth: node.depth, end: document.nodes.count + 1))
    }

    private mutating func closeNodes(downTo depth: Int) {
        while let last = openNodes.last, document.nodes[last].depth >= depth {
            openNodes.removeLast()
            document.nodes[last].end = document.nodes.count
        }
    }

    // MARK: Blocks

    private func startOffset(_ node: CMarkTree.Node) -> Int {
        let line = text.line(min(max(node.startLine, 1), text.lineCount))
        return min(text.offset(node.startColumn - 1, behind: line.lowerBound), line.upperBound)
    }

    private func blockRange(_ node: CMarkTree.Node) -> Range<Int> {
        let start = startOffset(node)
        // libcmark puts the end of a block that the next line ends at column 0 of that line.
        let lastLine = node.endColumn == 0 ? node.endLine - 1 : node.endLine
        return start..<max(start, text.line(min(max(lastLine, node.startLine), text.lineCount)).upperBound)
    }

    private mutating func appendCode(_ node: CMarkTree.Node) {
        let reader = FenceReader(text: text, chain: chain)
        guard let fence = reader.block(onLine: node.startLine, index: document.fences.count) else {
            append(node, blockRange(node))
            return
        }
        var node = node
        node.kind = .codeBlock(fence: fence.index)
        append(node, fence.range)
        document.fences.append(fence)
    }

    // MARK: Inlines

    private mutating func appendInlines(_ inlines: ArraySlice<CMarkTree.Node>, of block: CMarkTree.Node) {
        let start = startOffset(block)
        let lines = block.startLine...max(block.startLine, lastTextLine(of: block))
        let source = InlineSource(text, chain: chain, start: start, lines: lines)
        let placer = InlinePlacer(inlines, in: source, from: textStart(of: block, source))
        let blockIndex = document.nodes.count
        append(block, start..<max(start, text.line(lines.upperBound).upperBound))
        for index in inlines.indices {
            let node = inlines[index]
            let distances = placer.range(index)
            append(node, fileRange(distances, source))
            if case .text(let content) = node.kind, content.utf8.contains(.asterisk) {
                let found = LeftoverEmphasis.runs(in: distances, of: source)
                document.leftoverEmphasis += found.map { SourceSpan(file: document.file, range: $0) }
            }
        }
        closeNodes(downTo: block.depth + 1)
        closeNodes(downTo: block.depth)
        collectLinks(inlines, from: blockIndex + 1, placer, source)
        if case .heading(let level) = block.kind { collectHeading(blockIndex, level) }
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
        var first = text.cursor(onLine: block.startLine)
        _ = chain.consume(&first, line: block.startLine)
        first.skipSpaces()
        if startsWithNumberSign(block) { return block.startLine }
        for number in block.startLine + 1..<max(end + 1, block.startLine + 1) {
            var cursor = text.cursor(onLine: number)
            guard chain.consume(&cursor, line: number) else { return number - 1 }
            if isUnderline(cursor) { return number - 1 }
        }
        return block.startLine
    }

    private func startsWithNumberSign(_ block: CMarkTree.Node) -> Bool {
        let start = startOffset(block)
        let rest = text.file.bytes[start..<text.line(block.startLine).upperBound]
        let signs = rest.prefix { $0 == UInt8(ascii: "#") }.count
        return (1...6).contains(signs) && (rest.dropFirst(signs).first?.isSpace ?? true)
    }

    private func isUnderline(_ cursor: LineCursor) -> Bool {
        guard cursor.indent <= 3, cursor.firstNonspace < cursor.end else { return false }
        let rest = text.file.bytes[cursor.firstNonspace..<cursor.end]
        guard let mark = rest.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else {
            return false
        }
        return rest.drop { $0 == mark }.allSatisfy(\.isSpace)
    }

    private mutating func collectLinks(
        _ inlines: ArraySlice<CMarkTree.Node>, from firstNode: Int, _ placer: InlinePlacer,
        _ source: InlineSource
    ) {
        for index in inlines.indices {
            guard let tail = placer.linkTails[index] else { continue }
            let node = firstNode + index - inlines.startIndex
            var link = Link(
                index: document.links.count, node: node, isImage: false, form: .reference, destination: "",
                title: "", text: document.plainText(of: node), range: document.nodes[node].range,
                titleOffsets: [])
            switch inlines[index].kind {
            case .link(let target): (link.destination, link.title) = (target.destination, target.title)
            case .image(let target):
                (link.destination, link.title) = (target.destination, target.title)
                link.isImage = true
            default: continue
            }
            locateParts(of: &link, tail, placer.range(index), source)
            document.links.append(link)
        }
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
