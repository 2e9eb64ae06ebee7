import CommonMark
import Foundation
import Reporting

/// Reads the blocks of `SUMMARY.md` from top to bottom. What has no place there is reported, and reading goes
/// on.
struct SummaryReader {
    private(set) var summary = Summary()
    private let document: MarkdownDocument
    private let chapters: Set<String>
    private let linksByNode: [Int: Link]
    private let headingsByNode: [Int: Heading]
    /// Where each path was listed first.
    private var listed: [String: SourceSpan] = [:]
    /// The numbers of the last chapter at each depth.
    private var numbers: [Int] = []

    init(_ document: MarkdownDocument, chapters: Set<String>) {
        self.document = document
        self.chapters = chapters
        linksByNode = Dictionary(uniqueKeysWithValues: document.links.map { ($0.node, $0) })
        headingsByNode = Dictionary(uniqueKeysWithValues: document.headings.map { ($0.node, $0) })
    }

    mutating func read() {
        var waiting = document.children(of: nil).reversed().map { (node: $0, depth: 0) }
        while let (node, depth) = waiting.popLast() {
            switch document.nodes[node].kind {
            case .heading where depth == 0: readHeading(node)
            case .thematicBreak where depth == 0: summary.separators.append(summary.entries.count)
            case .paragraph: readLinks(node, depth: depth)
            case .list: waiting += document.children(of: node).reversed().map { ($0, depth + 1) }
            case .item: waiting += itemParts(node, depth: depth)
            default: report(.foreignBlock(span(node)))
            }
            if summary.entries.count > Summary.mostEntries {
                report(.tooManyChapters(span(node), limit: Summary.mostEntries))
                return
            }
        }
        if summary.entries.isEmpty, summary.diagnostics.isEmpty { report(.noChapters(document.file)) }
    }

    /// A link first, then lists of chapters below it.
    private mutating func itemParts(_ node: Int, depth: Int) -> [(node: Int, depth: Int)] {
        let children = document.children(of: node)
        guard let first = children.first, document.nodes[first].kind == .paragraph else {
            report(.itemWithoutLink(span(node)))
            return []
        }
        return children.reversed().map { ($0, depth) }
    }

    private mutating func readHeading(_ node: Int) {
        guard let heading = headingsByNode[node] else { return }
        guard !heading.text.isEmpty else { return report(.emptyHeading(span(node))) }
        if summary.title == nil, summary.entries.isEmpty {
            summary.title = heading.text
        } else {
            summary.parts.append(heading.text)
        }
    }

    private mutating func readLinks(_ paragraph: Int, depth: Int) {
        for child in document.children(of: paragraph) {
            switch document.nodes[child].kind {
            case .link:
                if let link = linksByNode[child] { readChapter(link, depth: depth) }
            case .softBreak, .lineBreak: continue
            case .text(let text) where text.allSatisfy(\.isWhitespace): continue
            default: report(.foreignText(span(child)))
            }
        }
    }

    private mutating func readChapter(_ link: Link, depth: Int) {
        let place = SourceSpan(file: document.file, range: link.range)
        var entry = Summary.Entry(
            title: link.text, path: nil, span: place, part: summary.parts.indices.last,
            depth: max(depth - 1, 0),
            number: nil)
        if depth > 0 { entry.number = nextNumber(depth: depth) }
        if !link.title.allSatisfy(\.isWhitespace) { entry.sentence = link.title }
        if link.text.allSatisfy(\.isWhitespace) { report(.missingTitle(place)) }
        if !link.destination.isEmpty {
            let destination = SourceSpan(file: document.file, range: link.destinationRange ?? link.range)
            guard let path = path(of: link.destination, at: destination) else { return }
            if let first = listed[path] { return report(.listedTwice(path, destination, first: first)) }
            listed[path] = destination
            entry.path = path
        }
        summary.entries.append(entry)
    }

    private mutating func nextNumber(depth: Int) -> [Int] {
        while numbers.count < depth { numbers.append(0) }
        numbers.removeSubrange(depth...)
        numbers[depth - 1] += 1
        return numbers
    }

    /// The chapter that a destination names; nil, and a report, when there is none.
    private mutating func path(of destination: String, at place: SourceSpan) -> String? {
        let written = destination.removingPercentEncoding ?? destination
        let isElsewhere =
            written.utf8.first == SitePath.slash
            || written.utf8.prefix { $0 != SitePath.slash }.contains(UInt8(ascii: ":"))
        guard !isElsewhere else {
            report(.outsideOfBook(written, place))
            return nil
        }
        var parts: [String] = []
        for part in SitePath.parts(of: written) where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                report(.outsideOfBook(written, place))
                return nil
            }
        }
        let path = parts.joined(separator: "/")
        guard path != "SUMMARY.md", SitePath.ends(path, with: ".md") else {
            report(.noChapter(written, place))
            return nil
        }
        // As the file itself is called: letters may be made up of other pieces there.
        guard let position = chapters.firstIndex(of: path) else {
            report(.missingChapter(written, place, known: chapters.sorted()))
            return nil
        }
        return chapters[position]
    }

    private func span(_ node: Int) -> SourceSpan {
        SourceSpan(file: document.file, range: document.nodes[node].range)
    }

    private mutating func report(_ problem: SummaryProblem) {
        summary.diagnostics.append(problem.diagnostic)
    }
}
