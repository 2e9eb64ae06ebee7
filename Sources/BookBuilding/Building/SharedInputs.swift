import CommonMark
import Reporting

/// What every chapter of a book depends on, besides its own text.
struct SharedInputs: Equatable, Sendable {
    let summary: [UInt8]?
    let settings: [UInt8]?
    let names: Set<String>
    let unreadable: Set<String>
    let pictures: Set<String>
    let wrongPictures: Set<String>
    let isSmall: Bool
    let linkedLines: Set<String>

    init(_ source: BookSource) {
        summary = source.summary?.bytes
        settings = source.settings?.bytes
        names = Set(source.chapters.keys)
        unreadable = source.unreadable
        pictures = Set(source.pictures.keys)
        wrongPictures = source.wrongPictures
        isSmall = source.isSmall
        linkedLines = source.linkedLines
    }

    /// All of it and what makes of it what it does, so that different inputs give different bytes.
    ///
    /// - Parameter tool: what tells this tool from every other one.
    func bytes(with tool: [UInt8]) -> [UInt8] {
        var writer = KeptWriter(SourceFile(path: "", bytes: []))
        writer.add(bytes: tool)
        writer.add(MarkdownDocument.parserVersion)
        for text in [summary, settings] {
            writer.add(text != nil)
            writer.add(bytes: text ?? [])
        }
        writer.add(isSmall)
        for paths in [names, unreadable, pictures, wrongPictures, linkedLines] { writer.add(paths) }
        return writer.bytes
    }
}
