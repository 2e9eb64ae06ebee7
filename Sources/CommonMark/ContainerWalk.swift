/// Keeps the containers around each block while a tree is read from top to bottom.
struct ContainerWalk {
    private(set) var chain = ContainerChain()
    /// How deep each container of the chain is nested.
    private var depths: [Int] = []

    /// Leaves the containers that a block of this depth is not in.
    mutating func leave(downTo depth: Int) {
        while let last = depths.last, last >= depth { depths.removeLast() }
        chain.leave(to: depths.count)
    }

    /// Enters a quote, an item or a footnote; other blocks are not containers.
    mutating func enter(_ node: CMarkTree.Node, of text: MarkdownText, footnotes: [FootnoteSource]) {
        switch node.kind {
        case .blockQuote: chain.enterQuote()
        case .item: chain.enterItem(onLine: node.startLine, of: text)
        case .footnote(let index):
            let source = footnotes[index]
            let end = text.line(source.line).upperBound
            let opening = FootnoteSource.opening(at: source.start, before: end, of: text.bytes)
            chain.enterFootnote(onLine: source.line, text: opening?.text ?? end)
        default: return
        }
        depths.append(node.depth)
    }
}
