import Reporting

/// Where the titles of reference links are: in the definitions, `[label]: destination "title"`.
///
/// libcmark takes definitions away without telling where they were, so the lines of the file are searched,
/// once, for those that read as a definition.
package struct LinkDefinitions: Sendable {
    /// What a definition says.
    private struct Words: Hashable {
        var destination: [UInt8]
        var title: [UInt8]
    }

    /// Lines behind its first that a definition is looked for in.
    private static let mostLines = 8

    private let text: MarkdownText
    /// The line of the first definition that says so.
    private var lines: [Words: Int] = [:]

    /// Finds the definitions of a document.
    package init(of document: MarkdownDocument) {
        text = MarkdownText(document.file)
        for number in 1...text.lineCount {
            guard let (reader, destination, title) = definition(inLine: number) else { continue }
            let words = Words(
                destination: reader.reading(of: destination).bytes, title: reader.reading(of: title).bytes)
            if lines[words] == nil { lines[words] = number }
        }
    }

    /// For each byte of a reference link's title, and for its end, the byte of its definition in the file:
    /// what `Link.titleOffsets` is for inline links. Empty when the definition is not found, for instance
    /// because its title breaks the line inside a quote or list.
    package func titleOffsets(of link: Link) -> [Int] {
        guard link.form == .reference, !link.title.isEmpty else { return [] }
        let words = Words(destination: Array(link.destination.utf8), title: Array(link.title.utf8))
        guard let found = lines[words].flatMap(definition) else { return [] }
        return found.reader.reading(of: found.title).offsets
    }

    /// A definition with a title that begins in a line.
    private func definition(
        inLine number: Int
    ) -> (reader: LinkReader, destination: Range<Int>, title: Range<Int>)? {
        guard let start = start(inLine: text.line(number)) else { return nil }
        let last = min(number + Self.mostLines, text.lineCount)
        let reader = LinkReader(
            source: InlineSource(text, chain: ContainerChain(), start: start, lines: number...last))
        guard let definition = reader.definition(at: 0), let title = definition.title else { return nil }
        return (reader, definition.destination, title)
    }

    /// The bracket that a line begins with, behind the marks of quotes and lists.
    private func start(inLine line: Range<Int>) -> Int? {
        let bytes = text.bytes
        let bracket = bytes[line].firstIndex(of: UInt8(ascii: "["))
        guard let bracket, bytes[bracket..<line.upperBound].contains(UInt8(ascii: ":")) else { return nil }
        let isMarks = bytes[line.lowerBound..<bracket].allSatisfy { byte in
            byte.isSpace || byte == .greaterThan || byte == UInt8(ascii: "-") || byte == .asterisk
                || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")")
                || (0x30...0x39).contains(byte)
        }
        return isMarks ? bracket : nil
    }
}
