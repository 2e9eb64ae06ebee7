import CommonMark
import Reporting

/// What other tools read as more than CommonMark does, and what here comes out as plain text: tables with
/// bars, footnotes, boxes to tick.
enum OtherMarkdown {
    /// A warning for each kind of it that a chapter has, at the first place.
    static func remarks(on document: MarkdownDocument) -> [Diagnostic] {
        var found: [String: Diagnostic] = [:]
        for (index, node) in document.nodes.enumerated() where node.kind == .paragraph {
            guard let kind = kind(of: node, isInItem: isFirstInItem(index, of: document), in: document.file),
                found[kind.noun] == nil
            else { continue }
            found[kind.noun] = Diagnostic(
                .warning, code: .otherMarkdown, "Markdown here has no \(kind.noun); this comes out as text",
                at: SourceSpan(file: document.file, range: node.range), hint: kind.hint)
        }
        return found.values.sorted { ($0.span?.range.lowerBound ?? 0) < ($1.span?.range.lowerBound ?? 0) }
    }

    private static func kind(
        of paragraph: MarkdownNode, isInItem: Bool, in file: SourceFile
    ) -> (noun: String, hint: String)? {
        let text = file.bytes[paragraph.range]
        let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 2).map(Array.init)
        guard let first = lines.first else { return nil }
        if lines.count > 1, first.contains(bar), isRule(lines[1]) {
            return ("tables", "write a list; what scenarios give in a table is a 'table' fence")
        }
        if first.starts(with: "[^".utf8), first.contains(UInt8(ascii: "]")) {
            return ("footnotes", "write the note where it belongs, in brackets")
        }
        if isInItem, ["[ ] ", "[x] ", "[X] "].contains(where: { first.starts(with: $0.utf8) }) {
            return ("boxes to tick", "write a plain list")
        }
        return nil
    }

    /// Whether a paragraph is what an item of a list begins with.
    private static func isFirstInItem(_ index: Int, of document: MarkdownDocument) -> Bool {
        index > 0 && document.nodes[index - 1].kind == .item
    }

    private static let bar = UInt8(ascii: "|")

    /// Whether a line is the one below the head of a table: `|---|:-:|`.
    private static func isRule(_ line: [UInt8]) -> Bool {
        let marks = line.drop { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: " ") }
        return marks.contains(bar) && marks.contains(UInt8(ascii: "-"))
            && marks.allSatisfy { "|:- \t\r".utf8.contains($0) }
    }
}
