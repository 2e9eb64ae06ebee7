/// Reads the source of links, for which libcmark tells no places: `(destination "title")` behind a link's
/// text, and the definitions at the start of a paragraph.
struct LinkReader {
    /// libcmark takes a destination with deeper ones for none.
    private static let deepestParentheses = 32

    /// What follows a link's text, as distances in the joined text of the block.
    struct Tail: Equatable {
        /// Behind the last character of the link.
        var end: Int
        /// Nil for references and autolinks.
        var destination: Range<Int>?
        var title: Range<Int>?
    }

    let source: InlineSource

    /// The tail of a link whose text ends at `start`, where its bracket closes.
    func tail(from start: Int, of target: MarkdownNode.Target) -> Tail {
        let behind = start + 1
        if let tail = inlineTail(from: behind), let destination = tail.destination,
            source.plainEnd(of: target.destination, from: destination.lowerBound)
                == destination.upperBound
                || offsets(of: destination, readingAs: target.destination) != nil
        {
            return tail
        }
        return Tail(end: labelEnd(from: behind) ?? behind)
    }

    /// How many lines, at the start of a paragraph, define links: libcmark takes them away.
    func definitionLines() -> Int {
        var at = 0
        while let end = definitionEnd(from: at) { at = end }
        return at == 0 ? 0 : source.line(at: at)
    }

    /// For each byte that `range` reads as, and for its end, the place in the file; nil when what it reads as
    /// is not `expected`.
    func offsets(of range: Range<Int>, readingAs expected: String) -> [Int]? {
        let (bytes, offsets) = reading(of: range)
        return bytes == Array(expected.utf8) ? offsets : nil
    }

    /// What `range` reads as, and for each byte of that, and for its end, the place in the file.
    func reading(of range: Range<Int>) -> (bytes: [UInt8], offsets: [Int]) {
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        var at = range.lowerBound
        while at < range.upperBound, let unit = source.unit(at: at) {
            let place = source.offset(at: at)
            bytes += unit.says
            offsets += unit.says.map { _ in place }
            at += unit.length
        }
        offsets.append(source.offset(at: range.upperBound))
        return (bytes, offsets)
    }

    /// `(destination "title")`.
    private func inlineTail(from start: Int) -> Tail? {
        guard source.byte(at: start) == UInt8(ascii: "(") else { return nil }
        guard let destination = destination(at: skipSpaces(start + 1)) else { return nil }
        var at = destination.end
        let titleStart = skipSpaces(at)
        var title: Range<Int>?
        if titleStart > at, let found = self.title(at: titleStart) {
            title = found
            at = found.upperBound + 1
        }
        at = skipSpaces(at)
        guard source.byte(at: at) == UInt8(ascii: ")") else { return nil }
        return Tail(end: at + 1, destination: destination.inside, title: title)
    }

    /// The end of `[label]` or `[]`.
    private func labelEnd(from start: Int) -> Int? {
        guard source.byte(at: start) == UInt8(ascii: "[") else { return nil }
        var at = start + 1
        while let byte = source.byte(at: at), byte != UInt8(ascii: "[") {
            if byte == UInt8(ascii: "]") { return at + 1 }
            at += source.isEscape(at: at) ? 2 : 1
        }
        return nil
    }

    /// The start of the line behind `[label]: destination "title"`; nil also when that is the last line.
    private func definitionEnd(from start: Int) -> Int? {
        guard let definition = definition(at: start), source.byte(at: definition.end) != nil else {
            return nil
        }
        return definition.end + 1
    }

    /// `[label]: destination "title"`, and the line break or end of the text behind it.
    func definition(at start: Int) -> (destination: Range<Int>, title: Range<Int>?, end: Int)? {
        guard let label = labelEnd(from: start), label > start + 2,
            source.byte(at: label) == UInt8(ascii: ":"),
            let destination = destination(at: skipSpaces(label + 1)),
            destination.end > skipSpaces(label + 1)
        else { return nil }
        let titleStart = skipSpaces(destination.end)
        if titleStart > destination.end, let title = title(at: titleStart),
            let end = lineEnd(from: title.upperBound + 1)
        {
            return (destination.inside, title, end)
        }
        return lineEnd(from: destination.end).map { (destination.inside, nil, $0) }
    }

    /// The end of the line, when only spaces are left of it.
    private func lineEnd(from start: Int) -> Int? {
        let at = source.skipBlanks(from: start)
        guard let byte = source.byte(at: at) else { return at }
        return byte == .lineFeed ? at : nil
    }

    private func skipSpaces(_ start: Int) -> Int {
        var at = start
        while let byte = source.byte(at: at), byte.isSpace { at += 1 }
        return at
    }

    /// A destination without its angle brackets, and where it ends with them; nil when a bracket is not
    /// closed.
    private func destination(at start: Int) -> (inside: Range<Int>, end: Int)? {
        var at = start
        if source.byte(at: start) == UInt8(ascii: "<") {
            at += 1
            while let byte = source.byte(at: at), byte != .lineFeed, byte != UInt8(ascii: "<") {
                if byte == .greaterThan { return (start + 1..<at, at + 1) }
                at += source.isEscape(at: at) ? 2 : 1
            }
            return nil
        }
        var depth = 0
        while let byte = source.byte(at: at), !byte.isSpace {
            if source.isEscape(at: at) {
                at += 2
                continue
            }
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth < 0 { break }
            if depth > Self.deepestParentheses { return nil }
            at += 1
        }
        return (start..<at, at)
    }

    private func title(at start: Int) -> Range<Int>? {
        guard let opener = source.byte(at: start) else { return nil }
        let closer: UInt8
        switch opener {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): closer = opener
        case UInt8(ascii: "("): closer = UInt8(ascii: ")")
        default: return nil
        }
        var at = start + 1
        while let byte = source.byte(at: at) {
            if byte == closer { return start + 1..<at }
            // A title in parentheses has none inside.
            if byte == opener, opener != closer { return nil }
            at += source.isEscape(at: at) ? 2 : 1
        }
        return nil
    }
}
