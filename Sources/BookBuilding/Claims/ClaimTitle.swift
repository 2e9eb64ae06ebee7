import CommonMark
import Foundation
import Reporting

/// The title of a `check:` link, with the places of its bytes in the chapter.
struct ClaimTitle {
    let text: String
    /// What is known to be wrong with the claim today: `known-issue='...'` at the end of the title.
    let knownIssue: String?
    /// The link's text: what is said to be true.
    let phrase: SourceSpan
    private let file: SourceFile
    /// For each byte of the title, and for its end, the byte of the file; empty where that is not known.
    private let offsets: [Int]

    /// - Parameter definitions: asked for the titles of reference links, whose places are not known without.
    init(
        _ link: Link, in document: MarkdownDocument,
        definitions: @autoclosure () -> LinkDefinitions? = nil
    ) {
        (text, knownIssue) = ClaimTitle.parts(of: link.title)
        file = document.file
        offsets = link.titleRange == nil ? definitions()?.titleOffsets(of: link) ?? [] : link.titleOffsets
        let inside = document.children(of: link.node)
        let range = inside.first.flatMap { first in
            inside.last.map {
                document.nodes[first].range.lowerBound..<document.nodes[$0].range.upperBound
            }
        }
        phrase = SourceSpan(file: document.file, range: range ?? link.range)
    }

    /// The claims, and the known issue behind them.
    private static func parts(of title: String) -> (claims: String, knownIssue: String?) {
        guard let mark = title.range(of: "known-issue=") else { return (title, nil) }
        var claims = title[..<mark.lowerBound]
        while let last = claims.last, last.isWhitespace || last == "," || last == ";" { claims.removeLast() }
        let issue = title[mark.upperBound...].trimmingCharacters(in: CharacterSet(charactersIn: " '\"\n"))
        return (String(claims), issue)
    }

    /// Where a range of the title is; the phrase when that is not known.
    func span(_ range: Range<Int>?) -> SourceSpan {
        guard let range, offsets.indices.contains(range.upperBound) else { return phrase }
        let start = offsets[range.lowerBound]
        return SourceSpan(file: file, range: start..<max(start, offsets[range.upperBound]))
    }

    /// A range of the title in one line, with one blank where it has several or breaks the line.
    func words(_ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
