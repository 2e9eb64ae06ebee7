import Reporting

extension MarkdownDocument {
    /// For each byte of a reference link's title, and for its end, the byte of its definition in the file:
    /// what `Link.titleOffsets` is for inline links. Empty when the definition is not found, for instance
    /// because its title breaks the line inside a quote or list.
    ///
    /// libcmark takes definitions away without telling where they were, so the lines of the file are searched
    /// for one that reads as the link does.
    package func titleOffsets(ofReference link: Link) -> [Int] {
        guard link.form == .reference, !link.title.isEmpty else { return [] }
        let text = MarkdownText(file)
        for number in 1...text.lineCount {
            guard let start = LinkDefinition.start(inLine: text.line(number), of: file) else { continue }
            let last = min(number + LinkDefinition.mostLines, text.lineCount)
            let source = InlineSource(text, chain: ContainerChain(), start: start, lines: number...last)
            let reader = LinkReader(source: source)
            guard let definition = reader.definition(at: 0), let title = definition.title,
                reader.offsets(of: definition.destination, readingAs: link.destination) != nil,
                let offsets = reader.offsets(of: title, readingAs: link.title)
            else { continue }
            return offsets
        }
        return []
    }
}

/// Where the definitions of links may begin.
enum LinkDefinition {
    /// Lines behind its first that a definition is looked for in.
    static let mostLines = 8

    /// The bracket that a line begins with, behind the marks of quotes and lists.
    static func start(inLine line: Range<Int>, of file: SourceFile) -> Int? {
        let bracket = file.bytes[line].firstIndex(of: UInt8(ascii: "["))
        guard let bracket, file.bytes[bracket..<line.upperBound].contains(UInt8(ascii: ":")) else {
            return nil
        }
        let isMarks = file.bytes[line.lowerBound..<bracket].allSatisfy { byte in
            byte.isSpace || byte == .greaterThan || byte == UInt8(ascii: "-") || byte == .asterisk
                || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")")
                || (0x30...0x39).contains(byte)
        }
        return isMarks ? bracket : nil
    }
}
