/// The lines of a paragraph or heading as libcmark joins them before it looks for inlines, and the way back
/// from there to the file. Distances in the joined text count as libcmark counts them: a line break is one
/// byte.
struct InlineSource {
    /// One line of the joined text.
    private struct Line {
        /// The distance from the start of the joined text.
        var start: Int
        /// Where the line's text begins in the file.
        var origin: Int
        /// Where it ends in the file, without its line end.
        var end: Int
    }

    private let text: MarkdownText
    private var lines: [Line] = []
    /// The place of each distance, kept only where they cannot be counted: in a file with NUL, which counts
    /// as three bytes, and in a cell with `\|`, which counts as the bar alone.
    private var places: [Int] = []
    private let hasPlaces: Bool

    /// Collects the lines of a block: the first from `start` on, the others without indentation and markers.
    init(_ text: MarkdownText, chain: ContainerChain, start: Int, lines numbers: ClosedRange<Int>) {
        self.text = text
        hasPlaces = text.hasNul
        var distance = 0
        for number in numbers {
            var cursor = text.cursor(onLine: number)
            let isLazy = !chain.consume(&cursor, line: number)
            // libcmark keeps the indentation of a line that only lazily continues a paragraph.
            let origin = number == numbers.lowerBound ? start : isLazy ? cursor.offset : cursor.firstNonspace
            let end = max(origin, cursor.end)
            lines.append(Line(start: distance, origin: origin, end: end))
            distance += text.length(of: origin..<end) + 1
            guard text.hasNul else { continue }
            for offset in origin..<end {
                places += text.bytes[offset] == 0 ? [offset, offset, offset] : [offset]
            }
            places.append(end)
        }
    }

    /// The text of a table's cell: one line, in which a bar loses the backslash before it.
    init(_ text: MarkdownText, cell: Range<Int>) {
        self.text = text
        lines = [Line(start: 0, origin: cell.lowerBound, end: cell.upperBound)]
        let bytes = text.bytes
        let bars = cell.filter { bytes[$0] == .bar && $0 > cell.lowerBound && bytes[$0 - 1] == .backslash }
        hasPlaces = text.hasNul || !bars.isEmpty
        guard hasPlaces else { return }
        let escapes = Set(bars.map { $0 - 1 })
        for offset in cell where !escapes.contains(offset) {
            places += bytes[offset] == 0 ? [offset, offset, offset] : [offset]
        }
        places.append(cell.upperBound)
    }

    /// The distance at which a line, counted from 0, starts.
    func start(ofLine line: Int) -> Int {
        lines[min(max(line, 0), lines.count - 1)].start
    }

    /// The line, counted from 0, that holds a distance.
    func line(at distance: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].start <= distance { low = middle } else { high = middle }
        }
        return low
    }

    /// The byte of the file at a distance; a line's end when the distance is that of the line break.
    func offset(at distance: Int) -> Int {
        if hasPlaces { return places[min(max(distance, 0), places.count - 1)] }
        let line = lines[line(at: distance)]
        return min(max(line.origin + distance - line.start, line.origin), line.end)
    }

    /// The byte of the joined text at a distance: a line feed between lines, nil before the start and behind
    /// the end.
    func byte(at distance: Int) -> UInt8? {
        guard distance >= 0 else { return nil }
        let index = line(at: distance)
        guard !hasPlaces || distance < places.count else { return nil }
        let offset = hasPlaces ? places[distance] : lines[index].origin + distance - lines[index].start
        if offset < lines[index].end { return text.bytes[offset] }
        return index + 1 < lines.count ? .lineFeed : nil
    }

    /// Where a text ends that is written on one line and without anything that could be an escape; nil when
    /// something else is there.
    func plainEnd(of text: String, from start: Int) -> Int? {
        let line = lines[line(at: start)]
        let count = text.utf8.count
        let offset = line.origin + start - line.start
        guard !hasPlaces, offset >= line.origin, offset + count <= line.end else { return nil }
        let isPlain = self.text.bytes.withUnsafeBufferPointer { file in
            var offset = offset
            for byte in text.utf8 {
                if byte != file[offset] || byte == UInt8(ascii: "&") || byte == .backslash { return false }
                offset += 1
            }
            return true
        }
        return isPlain ? start + count : nil
    }
}
