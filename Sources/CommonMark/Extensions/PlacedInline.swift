/// An inline with its place in the joined text of its block.
struct PlacedInline {
    var kind: MarkdownNode.Kind
    var depth: Int
    /// Distances of an `InlineSource`.
    var range: Range<Int>
    /// What follows the text of a link or image.
    var tail: LinkReader.Tail?
    /// Raw HTML as it is written.
    var literal = ""
}

extension [PlacedInline] {
    /// Leaves out the box, `[ ]`, that the first text begins with, and the blanks and line break behind it.
    mutating func dropBox() {
        guard let first, case .text(let text) = first.kind else { return }
        let rest = text.dropFirst(3)
        let kept = rest.drop { $0 == " " || $0 == "\t" }
        self[0].kind = .text(String(kept))
        let dropped = 3 + rest.utf8.count - kept.utf8.count
        self[0].range = first.range.lowerBound + dropped..<first.range.upperBound
        guard kept.isEmpty else { return }
        removeFirst()
        if self.first?.kind == .softBreak { removeFirst() }
    }
}
