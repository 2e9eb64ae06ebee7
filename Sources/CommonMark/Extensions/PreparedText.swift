/// What libcmark parses instead of the file: the same lines, but those of tables and footnotes written so
/// that libcmark, which knows neither, finds their parts between the containers they are in. Each cell is a
/// heading on a line of its own, and a footnote is an empty heading with a quote behind it.
struct PreparedText {
    /// What a heading stands for that the author did not write.
    enum Role: Equatable {
        /// A cell of a table, by indices of `BlockExtensions`.
        case cell(table: Int, row: Int, column: Int)
        /// The quote behind it is a footnote.
        case footnote(Int)
        /// Where a footnote may begin, if the line turns out to begin a block.
        case candidate(line: Int)
        /// Keeps a quote of the author's apart from a footnote above it.
        case separator
    }

    /// A line whose beginning is written anew: so many bytes are before those from `content` on.
    private struct Rewriting {
        var prefix: Int
        var content: Int
    }

    private let text: MarkdownText
    private(set) var bytes: [UInt8] = []
    /// For each line, from 0, the line of the file; empty when they are the same.
    private var origins: [Int] = []
    private var roles: [Int: Role] = [:]
    private var rewritings: [Int: Rewriting] = [:]

    /// The file as it is.
    init(_ text: MarkdownText) {
        self.text = text
        bytes = text.bytes
    }

    /// The file with its tables and footnotes, and with a heading at each candidate for one: the offset of
    /// its bracket, by line.
    init(_ text: MarkdownText, _ extensions: BlockExtensions, candidates: [Int: Int]) {
        self.text = text
        bytes.reserveCapacity(text.bytes.count + 64)
        for number in 1...text.lineCount {
            if let prefix = extensions.separators[number] { emit(prefix, number, .separator) }
            switch extensions.edits[number] {
            case .row(let table, let row):
                if row == 0, let definition = extensions.definitions[number] {
                    announce(definition, number, extensions)
                }
                emit(extensions.tables[table], table, row)
            case .delimiter: break
            case .definition(let footnote), .nestedDefinition(let footnote, _):
                announce(extensions.edits[number], number, extensions)
                let source = extensions.footnotes[footnote]
                let prefix = source.chain.prefix + [.greaterThan, .space]
                rewrite(number, prefix, contentOf(source), candidate: nil)
            case .continuation(let line):
                rewrite(number, line.prefix, line.content, candidate: candidates[number])
            case nil:
                if let offset = candidates[number] {
                    emit(start(ofLine: number)..<offset, number, .candidate(line: number))
                } else {
                    bytes += text.bytes[start(ofLine: number)..<text.end(ofLine: number)]
                    origins.append(number)
                }
            }
        }
    }

    private func start(ofLine number: Int) -> Int { text.lineStarts[number - 1] }

    private func contentOf(_ footnote: FootnoteSource) -> Int {
        let end = text.line(footnote.line).upperBound
        return FootnoteSource.opening(at: footnote.start, before: end, of: text.bytes)?.text ?? end
    }

    /// Writes the heading before the quote of a footnote.
    private mutating func announce(
        _ edit: BlockExtensions.Edit?, _ number: Int, _ extensions: BlockExtensions
    ) {
        switch edit {
        case .definition(let footnote):
            emit(start(ofLine: number)..<extensions.footnotes[footnote].start, number, .footnote(footnote))
        case .nestedDefinition(let footnote, let outer):
            bytes += outer.prefix
            emit(outer.content..<extensions.footnotes[footnote].start, number, .footnote(footnote))
        default: break
        }
    }

    private mutating func emit(_ prefix: [UInt8], _ number: Int, _ role: Role) {
        bytes += prefix
        bytes += [UInt8(ascii: "#"), .lineFeed]
        origins.append(number)
        roles[origins.count] = role
    }

    private mutating func emit(_ prefix: Range<Int>, _ number: Int, _ role: Role) {
        emit(Array(text.bytes[prefix]), number, role)
    }

    private mutating func emit(_ table: TableSource, _ index: Int, _ row: Int) {
        for (column, cell) in table.rows[row].cells.enumerated() {
            bytes += row == 0 && column == 0 ? table.firstPrefix : table.prefix
            bytes += "# ".utf8
            var last: UInt8 = 0
            for byte in text.bytes[cell] {
                if byte == .bar, last == .backslash { bytes.removeLast() }
                bytes.append(byte)
                last = byte
            }
            bytes += " #\n".utf8
            origins.append(table.rows[row].line)
            roles[origins.count] = .cell(table: index, row: row, column: column)
        }
    }

    private mutating func rewrite(_ number: Int, _ prefix: [UInt8], _ content: Int, candidate: Int?) {
        bytes += prefix
        if let candidate {
            emit(content..<candidate, number, .candidate(line: number))
            return
        }
        bytes += text.bytes[content..<text.line(number).upperBound]
        bytes.append(.lineFeed)
        origins.append(number)
        rewritings[origins.count] = Rewriting(prefix: prefix.count, content: content)
    }

    // MARK: The way back

    /// The nodes of libcmark's tree with lines and offsets of the file. The headings before footnotes are
    /// left out, and the quotes behind them are footnotes.
    func resolved(_ nodes: [CMarkTree.Node], _ footnotes: [FootnoteSource]) -> [CMarkTree.Node] {
        var result: [CMarkTree.Node] = []
        result.reserveCapacity(nodes.count)
        var announced: Int?
        for var node in nodes {
            guard !node.kind.isInline else {
                result.append(node)
                continue
            }
            node.start = offset(ofLine: node.startLine, column: node.startColumn)
            // libcmark puts the end of a block that the next line ends at column 0 of that line.
            if node.endColumn == 0 { node.endLine -= 1 }
            if case .heading = node.kind { node.role = roles[node.startLine] }
            node.startLine = origin(ofLine: node.startLine)
            node.endLine = max(node.startLine, origin(ofLine: node.endLine))
            switch node.role {
            case .footnote(let index):
                announced = index
                continue
            case .separator: continue
            default: break
            }
            if let index = announced, node.kind == .blockQuote {
                node.kind = .footnote(index: index)
                node.start = footnotes[index].start
            }
            announced = nil
            result.append(node)
        }
        return result
    }

    private func origin(ofLine number: Int) -> Int {
        guard !origins.isEmpty else { return min(max(number, 1), text.lineCount) }
        return origins[min(max(number, 1), origins.count) - 1]
    }

    private func offset(ofLine number: Int, column: Int) -> Int {
        let line = text.line(origin(ofLine: number))
        guard let rewriting = rewritings[number] else {
            return min(text.offset(column - 1, behind: line.lowerBound), line.upperBound)
        }
        guard column > rewriting.prefix else {
            return max(rewriting.content - (rewriting.prefix - column + 1), line.lowerBound)
        }
        return min(text.offset(column - 1 - rewriting.prefix, behind: rewriting.content), line.upperBound)
    }
}
