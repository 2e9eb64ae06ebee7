/// A piece of a block's text for `InlineExtensions`: what can begin or end an inline, or what lies between.
struct InlineToken {
    enum Kind {
        case text(String)
        /// A run of stars, underscores or tildes.
        case delimiter(UInt8)
        /// An inline without inlines inside: code, a line break, an autolink's text.
        case leaf(PlacedInline)
        /// The beginning and the end of a link or image.
        case open(PlacedInline)
        case close
    }

    var kind: Kind
    var range: Range<Int>
    /// The inlines that end at a delimiter, the innermost first: how many of its characters each takes.
    var closings: [Int] = []
    /// The inlines that begin at it, the innermost first.
    var openings: [(kind: MarkdownNode.Kind, length: Int)] = []
}

/// A run of delimiters that waits for its counterpart.
struct InlineDelimiter {
    var token: Int
    var byte: UInt8
    /// Characters of the run when it was read, and those that are left.
    var length: Int
    var left: Int
    var canOpen: Bool
    var canClose: Bool
    var previous: Int?
    var next: Int?
}
