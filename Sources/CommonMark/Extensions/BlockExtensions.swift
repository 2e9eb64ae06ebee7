/// The tables and footnotes of a document, and what they make of its lines.
struct BlockExtensions {
    /// The beginning of a line of a footnote, and where in the file the rest is.
    struct FootnoteLine {
        var prefix: [UInt8]
        var content: Int
    }

    /// What a line belongs to.
    enum Edit {
        case row(table: Int, row: Int)
        /// The dashes below the header of a table.
        case delimiter
        case definition(Int)
        /// A definition on a line that belongs to the text of another footnote.
        case nestedDefinition(Int, outer: FootnoteLine)
        case continuation(FootnoteLine)
    }

    private(set) var tables: [TableSource] = []
    private(set) var footnotes: [FootnoteSource] = []
    /// By line of the file.
    private(set) var edits: [Int: Edit] = [:]
    /// The definitions of footnotes that begin with a table, by the line of both.
    private(set) var definitions: [Int: Edit] = [:]
    /// Lines before which a footnote is kept apart from a quote, with what such a line begins with.
    private(set) var separators: [Int: [UInt8]] = [:]

    var isEmpty: Bool { tables.isEmpty && footnotes.isEmpty }

    mutating func add(_ table: TableSource) {
        switch edits[table.firstLine] {
        case .definition, .nestedDefinition: definitions[table.firstLine] = edits[table.firstLine]
        default: break
        }
        for (index, row) in table.rows.enumerated() {
            edits[row.line] = .row(table: tables.count, row: index)
        }
        edits[table.firstLine + 1] = .delimiter
        tables.append(table)
    }

    mutating func add(_ footnote: FootnoteSource) {
        if case .continuation(let line) = edits[footnote.line] {
            edits[footnote.line] = .nestedDefinition(footnotes.count, outer: line)
        } else {
            edits[footnote.line] = .definition(footnotes.count)
        }
        footnotes.append(footnote)
    }

    /// Gives a footnote more lines; those that are already part of one inside it are written anew.
    mutating func extend(_ footnote: Int, with lines: [(number: Int, line: FootnoteLine)]) {
        for (number, line) in lines { edits[number] = .continuation(line) }
        if let last = lines.last { footnotes[footnote].lastLine = last.number }
    }

    mutating func separate(before line: Int, _ prefix: [UInt8]) {
        separators[line] = prefix
    }
}
