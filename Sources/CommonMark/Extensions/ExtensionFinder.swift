import Reporting

/// Finds the tables and footnotes of a document. Which lines begin a block depends on the blocks around them,
/// so libcmark reads the text, with what was found so far, until nothing new turns up.
struct ExtensionFinder {
    private let text: MarkdownText
    private let limits: MarkdownLimits
    private let reader: TableReader
    /// Lines that could be the dashes of a table.
    private var delimiters: Set<Int> = []
    /// Where footnotes could begin, by line.
    private var candidates: [Int: Int] = [:]
    private(set) var found = BlockExtensions()
    private var cellCount = 0
    private var cellBytes = 0

    init(_ text: MarkdownText, limits: MarkdownLimits) {
        self.text = text
        self.limits = limits
        reader = TableReader(bytes: text.bytes)
        let mayHaveTables = text.bytes.contains(.dash)
        let mayHaveFootnotes = text.bytes.contains(UInt8(ascii: "^"))
        guard mayHaveTables || mayHaveFootnotes else { return }
        for number in 1...text.lineCount {
            let line = text.line(number)
            if mayHaveTables, reader.endsAsDelimiter(line) { delimiters.insert(number) }
            guard mayHaveFootnotes else { continue }
            candidates[number] = FootnoteSource.candidate(in: line, of: text.bytes)
        }
    }

    /// The nodes of libcmark's tree with tables as headings and footnotes as quotes.
    mutating func nodes() throws(MarkdownProblem) -> [CMarkTree.Node] {
        var open = candidates
        for _ in 0..<limits.readings {
            let nodes = read(candidates: open)
            let known = found.footnotes.count
            let isChanged = findFootnotes(in: nodes) || extendFootnotes(in: nodes)
            for footnote in found.footnotes[known...] { open[footnote.line] = nil }
            if isChanged { continue }
            if try findTables(in: nodes) { continue }
            return open.isEmpty ? nodes : read(candidates: [:])
        }
        let last = max(found.tables.last?.start ?? 0, found.footnotes.last?.start ?? 0)
        throw .tooEntangled(text.file, offset: last, limit: limits.readings)
    }

    private func read(candidates: [Int: Int]) -> [CMarkTree.Node] {
        let prepared =
            found.isEmpty && candidates.isEmpty
            ? PreparedText(text) : PreparedText(text, found, candidates: candidates)
        return prepared.resolved(CMarkTree(prepared.bytes).nodes, found.footnotes)
    }

    // MARK: Footnotes

    /// Adds the candidates that begin a block; returns whether there are any.
    private mutating func findFootnotes(in nodes: [CMarkTree.Node]) -> Bool {
        var isChanged = false
        var walk = ContainerWalk()
        var lastLine = 0
        for node in nodes {
            walk.leave(downTo: node.depth)
            walk.enter(node, of: text, footnotes: found.footnotes)
            guard case .candidate(let line) = node.role, line > lastLine, let start = candidates[line],
                let opening = FootnoteSource.opening(
                    at: start, before: text.line(line).upperBound, of: text.bytes)
            else { continue }
            found.add(
                FootnoteSource(
                    line: line, start: start, label: opening.label, chain: walk.chain, lastLine: line))
            extend(found.footnotes.count - 1)
            lastLine = found.footnotes[found.footnotes.count - 1].lastLine
            isChanged = true
        }
        return isChanged
    }

    /// Adds the indented lines to footnotes that are behind lines which only continue a paragraph; returns
    /// whether there are any.
    private mutating func extendFootnotes(in nodes: [CMarkTree.Node]) -> Bool {
        var isChanged = false
        for node in nodes {
            guard case .footnote(let index) = node.kind, node.endLine > found.footnotes[index].lastLine else {
                continue
            }
            let last = found.footnotes[index].lastLine
            extend(index, behind: node.endLine)
            if found.footnotes[index].lastLine > last { isChanged = true }
        }
        return isChanged
    }

    /// Gives a footnote the lines that are indented enough, and the empty ones between them.
    private mutating func extend(_ index: Int, behind line: Int? = nil) {
        let footnote = found.footnotes[index]
        var inner = footnote.chain
        let first = FootnoteSource.opening(
            at: footnote.start, before: text.line(footnote.line).upperBound, of: text.bytes)
        inner.enterFootnote(onLine: footnote.line, text: first?.text ?? footnote.start)
        let prefix = inner.prefix
        var lines: [(number: Int, line: BlockExtensions.FootnoteLine)] = []
        var empty: [(number: Int, line: BlockExtensions.FootnoteLine)] = []
        var number = (line ?? footnote.line) + 1
        while number <= text.lineCount {
            var cursor = text.cursor(onLine: number)
            guard inner.consume(&cursor, line: number) else { break }
            if text.line(number).isEmpty {
                empty.append((number, .init(prefix: prefix, content: cursor.end)))
            } else {
                let spaces = [UInt8](repeating: .space, count: cursor.indent)
                lines += empty
                lines.append((number, .init(prefix: prefix + spaces, content: cursor.firstNonspace)))
                empty = []
            }
            number += 1
        }
        found.extend(index, with: lines)
        separate(behind: found.footnotes[index].lastLine, footnote.chain)
    }

    /// Keeps a quote apart that follows a footnote without an empty line: libcmark would make one of both.
    private mutating func separate(behind line: Int, _ chain: ContainerChain) {
        var number = line + 1
        while number <= text.lineCount, candidates[number] == nil {
            var cursor = text.cursor(onLine: number)
            _ = chain.consume(&cursor, line: number)
            guard !cursor.isBlank else { return }
            cursor.skipSpaces()
            if cursor.next == .greaterThan {
                found.separate(before: number, chain.prefix)
                return
            }
            number += 1
        }
    }

    // MARK: Tables

    /// Adds the first table of each paragraph that has one; returns whether there are any.
    private mutating func findTables(in nodes: [CMarkTree.Node]) throws(MarkdownProblem) -> Bool {
        guard !delimiters.isEmpty else { return false }
        let known = found.tables.count
        var walk = ContainerWalk()
        var end = 0
        for node in nodes {
            walk.leave(downTo: node.depth)
            walk.enter(node, of: text, footnotes: found.footnotes)
            guard node.role == nil, node.startLine > end, node.endLine > node.startLine,
                let table = table(in: node, walk.chain)
            else { continue }
            cellCount += table.rows.count * table.alignments.count
            cellBytes += table.rows.reduce(0) { $0 + $1.cells.count } * (table.prefix.count + 4)
            guard cellCount <= limits.cells, cellBytes <= 4 * limits.bytes else {
                throw .tooManyCells(text.file, offset: table.start, limit: limits.cells)
            }
            found.add(table)
            end = table.lastLine
        }
        return found.tables.count > known
    }

    private func table(in node: CMarkTree.Node, _ chain: ContainerChain) -> TableSource? {
        let isHeading: Bool
        switch node.kind {
        case .paragraph: isHeading = false
        case .heading: isHeading = true
        default: return nil
        }
        for number in node.startLine + 1...node.endLine {
            var cursor = text.cursor(onLine: number)
            guard delimiters.contains(number) else {
                if isHeading, isUnderline(number, chain) { return nil }
                continue
            }
            guard chain.consume(&cursor, line: number), cursor.indent <= 3 else { continue }
            if isHeading, cursor.isSetextUnderline(in: text) { return nil }
            guard let alignments = reader.alignments(in: cursor.firstNonspace..<cursor.end) else { continue }
            if let table = table(below: number, alignments, node, chain) { return table }
        }
        return nil
    }

    private func isUnderline(_ number: Int, _ chain: ContainerChain) -> Bool {
        var cursor = text.cursor(onLine: number)
        return chain.consume(&cursor, line: number) && cursor.isSetextUnderline(in: text)
    }

    private func table(
        below delimiter: Int, _ alignments: [ColumnAlignment], _ node: CMarkTree.Node, _ chain: ContainerChain
    ) -> TableSource? {
        let first = delimiter - 1
        var cursor = text.cursor(onLine: first)
        let isFirst = first == node.startLine
        let isLazy = !isFirst && !chain.consume(&cursor, line: first)
        let start = isFirst ? node.start : isLazy ? cursor.offset : cursor.firstNonspace
        let header = reader.cells(in: start..<max(start, text.line(first).upperBound))
        guard header.count == alignments.count else { return nil }
        var table = TableSource(
            firstLine: first, lastLine: delimiter, alignments: alignments,
            rows: [.init(line: first, cells: header)], firstPrefix: chain.prefix, prefix: chain.prefix,
            start: start)
        if isFirst, chain.begins(onLine: first) {
            table.firstPrefix = firstPrefix(of: node, onLine: first)
        }
        appendRows(to: &table, chain)
        return table
    }

    /// The marks of the items that begin on the header's line, as they are written.
    private func firstPrefix(of node: CMarkTree.Node, onLine line: Int) -> [UInt8] {
        switch found.edits[line] {
        case .definition(let index), .nestedDefinition(let index, _):
            let footnote = found.footnotes[index]
            let opening = FootnoteSource.opening(
                at: footnote.start, before: text.line(line).upperBound, of: text.bytes)
            let marks = text.bytes[min(opening?.text ?? node.start, node.start)..<node.start]
            return footnote.chain.prefix + [.greaterThan, .space] + marks
        case .continuation(let rewritten):
            return rewritten.prefix + text.bytes[min(rewritten.content, node.start)..<node.start]
        default: return Array(text.bytes[text.lineStarts[line - 1]..<node.start])
        }
    }

    private func appendRows(to table: inout TableSource, _ chain: ContainerChain) {
        var number = table.lastLine + 1
        while number <= text.lineCount {
            var cursor = text.cursor(onLine: number)
            guard chain.consume(&cursor, line: number), !cursor.isBlank, cursor.indent <= 3 else { return }
            let line = cursor.firstNonspace..<cursor.end
            guard !startsBlock(line) else { return }
            let cells = reader.cells(in: line)
            guard !cells.isEmpty else { return }
            table.rows.append(.init(line: number, cells: Array(cells.prefix(table.alignments.count))))
            table.lastLine = number
            number += 1
        }
    }

    private func startsBlock(_ line: Range<Int>) -> Bool {
        let bytes = text.bytes
        switch bytes[line.lowerBound] {
        case UInt8(ascii: "["):
            return FootnoteSource.opening(at: line.lowerBound, before: line.upperBound, of: bytes) != nil
        case .greaterThan, .backtick, .tilde, .asterisk, .dash, UInt8(ascii: "#"), UInt8(ascii: "<"),
            UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return CMarkTree.startsBlock(Array(bytes[line]) + [.lineFeed])
        default: return false
        }
    }
}
