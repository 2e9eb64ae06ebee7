/// Finds where the inlines of one paragraph or heading are. libcmark's own lines and columns of inlines
/// cannot be trusted (line breaks inside code, raw HTML and link targets are not counted, leftover backticks
/// and asterisks mean themselves), but inlines cover the text without gaps: each begins where the one
/// before it ended, and its end follows from what it says.
struct InlinePlacer {
    private let nodes: ArraySlice<CMarkTree.Node>
    private let source: InlineSource
    private let reader: LinkReader
    private var ranges: [Range<Int>]
    /// Where the tail of each link begins, behind its text: the bracket.
    private(set) var linkTails: [Int: LinkReader.Tail] = [:]
    /// The containers around the place that was reached.
    private var open: [(index: Int, start: Int)] = []
    /// How far the text is covered.
    private var covered: Int

    /// Places `nodes`, the inlines of one block, in its text from the distance `start` on.
    init(_ nodes: ArraySlice<CMarkTree.Node>, in source: InlineSource, from start: Int) {
        self.nodes = nodes
        self.source = source
        reader = LinkReader(source: source)
        ranges = [Range<Int>](repeating: start..<start, count: nodes.count)
        covered = start
        for index in nodes.indices {
            close(downTo: nodes[index].depth)
            place(index)
        }
        close(downTo: 0)
    }

    /// The distances that a node reaches over, by its index.
    func range(_ index: Int) -> Range<Int> {
        ranges[index - nodes.startIndex]
    }

    private mutating func place(_ index: Int) {
        let start = covered
        switch nodes[index].kind {
        case .text(let text): cover(index, to: source.end(of: text, from: start) ?? start + text.utf8.count)
        case .htmlInline: cover(index, to: start + nodes[index].literal.utf8.count)
        case .code: cover(index, to: source.endOfCode(from: start) ?? start)
        case .softBreak, .lineBreak:
            let feed = source.lineBreak(from: start)
            ranges[index - nodes.startIndex] = feed..<feed
            covered = feed + 1
            // Indentation is left out behind a line break, but not behind a backslash that makes one.
            if source.byte(at: feed - 1) != .backslash || nodes[index].kind == .softBreak {
                covered = source.skipBlanks(from: covered)
            }
        default:
            open.append((index, start))
            covered = start + openerLength(nodes[index], at: start)
        }
    }

    private mutating func cover(_ index: Int, to end: Int) {
        ranges[index - nodes.startIndex] = covered..<end
        covered = end
    }

    private func openerLength(_ node: CMarkTree.Node, at start: Int) -> Int {
        switch node.kind {
        case .strong, .image: 2
        default: 1
        }
    }

    private mutating func close(downTo depth: Int) {
        while let inner = open.last, nodes[inner.index].depth >= depth {
            open.removeLast()
            switch nodes[inner.index].kind {
            case .emphasis: covered += 1
            case .strong: covered += 2
            case .link(let target), .image(let target):
                let isAutomatic = source.byte(at: inner.start) == UInt8(ascii: "<")
                let tail =
                    isAutomatic ? LinkReader.Tail(end: covered + 1) : reader.tail(from: covered, of: target)
                linkTails[inner.index] = tail
                covered = tail.end
            default: break
            }
            ranges[inner.index - nodes.startIndex] = inner.start..<max(inner.start, covered)
        }
    }
}
