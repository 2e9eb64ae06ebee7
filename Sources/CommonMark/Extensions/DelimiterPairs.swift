/// Makes pairs of the runs of stars, underscores and tildes of one text, by CommonMark's rules for emphasis
/// and cmark-gfm's for strikethrough: one or two tildes, as many on each side.
struct DelimiterPairs {
    /// Where the search for an opener ends, by what the closer is: it was in vain before.
    private struct Search: Hashable {
        var byte: UInt8
        var canOpen: Bool
        var length: Int
    }

    private var delimiters: [InlineDelimiter]
    private var bottoms: [Search: Int] = [:]

    /// Notes in `tokens` which inlines begin and end at each run.
    static func match(_ delimiters: [InlineDelimiter], in tokens: inout [InlineToken]) {
        guard delimiters.count > 1 else { return }
        var pairs = DelimiterPairs(delimiters: delimiters)
        pairs.run(&tokens)
    }

    private init(delimiters: [InlineDelimiter]) {
        self.delimiters = delimiters
        for index in delimiters.indices {
            self.delimiters[index].previous = index > 0 ? index - 1 : nil
            self.delimiters[index].next = index + 1 < delimiters.count ? index + 1 : nil
        }
    }

    private mutating func run(_ tokens: inout [InlineToken]) {
        var current: Int? = 0
        while let closer = current {
            guard delimiters[closer].canClose else {
                current = delimiters[closer].next
                continue
            }
            if let opener = opener(of: closer) {
                current =
                    delimiters[closer].byte == .tilde
                    ? strike(opener, closer, &tokens) : emphasize(opener, closer, &tokens)
                continue
            }
            // Where nothing was found, nothing will be; -1 is the beginning.
            bottoms[search(closer)] = delimiters[closer].previous ?? -1
            current = delimiters[closer].next
            if !delimiters[closer].canOpen { remove(closer) }
        }
    }

    private func search(_ closer: Int) -> Search {
        let delimiter = delimiters[closer]
        return Search(byte: delimiter.byte, canOpen: delimiter.canOpen, length: delimiter.length % 3)
    }

    private func opener(of closer: Int) -> Int? {
        let bottom = bottoms[search(closer)] ?? -1
        var candidate = delimiters[closer].previous
        while let opener = candidate, opener > bottom {
            if delimiters[opener].canOpen, delimiters[opener].byte == delimiters[closer].byte,
                fits(delimiters[opener], delimiters[closer])
            {
                return opener
            }
            candidate = delimiters[opener].previous
        }
        return nil
    }

    /// The rule of three: runs that could be both do not match when their lengths add up to a multiple of it.
    private func fits(_ opener: InlineDelimiter, _ closer: InlineDelimiter) -> Bool {
        !(closer.canOpen || opener.canClose) || closer.length % 3 == 0
            || (opener.length + closer.length) % 3 != 0
    }

    private mutating func emphasize(_ opener: Int, _ closer: Int, _ tokens: inout [InlineToken]) -> Int? {
        let length = delimiters[opener].left >= 2 && delimiters[closer].left >= 2 ? 2 : 1
        join(opener, closer, length == 2 ? .strong : .emphasis, length, &tokens)
        if delimiters[opener].left == 0 { remove(opener) }
        guard delimiters[closer].left == 0 else { return closer }
        let next = delimiters[closer].next
        remove(closer)
        return next
    }

    private mutating func strike(_ opener: Int, _ closer: Int, _ tokens: inout [InlineToken]) -> Int? {
        let next = delimiters[closer].next
        guard delimiters[opener].length == delimiters[closer].length else { return next }
        join(opener, closer, .strikethrough, delimiters[closer].length, &tokens)
        remove(opener)
        remove(closer)
        return next
    }

    private mutating func join(
        _ opener: Int, _ closer: Int, _ kind: MarkdownNode.Kind, _ length: Int, _ tokens: inout [InlineToken]
    ) {
        // What lies between them can match nothing outside.
        delimiters[opener].next = closer
        delimiters[closer].previous = opener
        delimiters[opener].left -= length
        delimiters[closer].left -= length
        tokens[delimiters[opener].token].openings.append((kind, length))
        tokens[delimiters[closer].token].closings.append(length)
    }

    private mutating func remove(_ index: Int) {
        let (previous, next) = (delimiters[index].previous, delimiters[index].next)
        if let previous { delimiters[previous].next = next }
        if let next { delimiters[next].previous = previous }
    }
}
