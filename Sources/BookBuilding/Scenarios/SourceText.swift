import CommonMark
import Foundation
import Reporting

/// What is known of a Swift file that scenarios are compiled with.
package enum SourceText: Sendable {
    case file(SourceFile)
    /// It cannot be used; the reason follows its name in a sentence: `is a folder`.
    case refused(String)

    /// A file that was read; what is not text is refused.
    package init(_ file: SourceFile) {
        self = file.firstByteThatIsNoText == nil ? .file(file) : .refused("is not UTF-8 text")
    }
}

extension SourceText: Equatable {
    package static func == (one: SourceText, other: SourceText) -> Bool {
        switch (one, other) {
        case (.file(let one), .file(let other)): one.bytes == other.bytes
        case (.refused(let one), .refused(let other)): one == other
        default: false
        }
    }
}

/// What the scenarios of a book are put together from, besides the blocks of their own chapter.
package struct ScenarioLibrary: Sendable {
    /// The screen of scenarios that name none, in points.
    package var screen: CGSize
    /// The files that all scenarios are compiled with.
    var sharedSources: [SourceName] = []
    /// By path from the book's folder.
    package var sources: [String: SourceText] = [:]
    /// The book's chapters by their path inside Chapters.
    package var chapters: [String: SourceFile] = [:]

    package init(screen: CGSize) { self.screen = screen }

    /// - Parameters:
    ///   - sources: of the book, by path.
    ///   - chapters: of the book, by path inside Chapters.
    package init(
        _ settings: BookSettings, sources: [String: SourceText] = [:], chapters: [String: SourceFile] = [:]
    ) {
        screen = settings.screen
        sharedSources = settings.sources
        self.sources = sources
        self.chapters = chapters
    }

    /// What is wrong with the sources of all scenarios.
    var sharedProblems: [Diagnostic] { sharedSources.compactMap(problem) }

    /// What is wrong with a source; nil when it can be used.
    func problem(with name: SourceName) -> Diagnostic? {
        let reason: String
        switch sources[name.path] {
        case .file: return nil
        case .refused(let why): reason = why
        case nil: reason = "was not found in the book's folder"
        }
        return Diagnostic(code: .badSource, "the source '\(name.path)' \(reason)", at: name.span)
    }

    /// Whether the scenarios of a chapter need other files of its book: sources, or other chapters.
    package static func needsBook(_ settings: BookSettings, _ file: SourceFile, path: String) -> Bool {
        guard settings.sources.isEmpty, let document = try? MarkdownDocument(file) else { return true }
        return Chapter(document, path: path).scenarios.contains { scenario in
            !scenario.sources.isEmpty || scenario.extendsChapter != nil
        }
    }

    /// The paths of the sources that the settings and the chapters name, sorted, each once.
    package static func namedSources(
        _ settings: BookSettings, _ chapters: [String: SourceFile]
    ) -> [String] {
        var paths = Set(settings.sources.map(\.path))
        for (path, file) in chapters where mayNameSources(file) {
            guard let document = try? MarkdownDocument(file) else { continue }
            for scenario in Chapter(document, path: path).scenarios {
                paths.formUnion(scenario.sources.map(\.path))
            }
        }
        return paths.sorted()
    }

    /// Whether a scenario of a chapter may name a Swift file.
    static func mayNameSources(_ chapter: SourceFile) -> Bool { chapter.mentions("sources") }
}

extension SourceFile {
    /// Whether a word of two plain letters or more is anywhere in the file.
    fileprivate func mentions(_ word: String) -> Bool {
        let word = Array(word.utf8)
        return bytes.withUnsafeBytes { bytes in
            guard let end = bytes.baseAddress.map({ $0 + bytes.count }) else { return false }
            var start = bytes.baseAddress
            while let here = start, end - here >= word.count {
                guard let found = memchr(here, Int32(word[0]), end - here) else { return false }
                let place = UnsafeRawPointer(found)
                if end - place < word.count { return false }
                // Most words differ in their second letters already.
                let isLike = place.load(fromByteOffset: 1, as: UInt8.self) == word[1]
                if isLike, memcmp(place, word, word.count) == 0 { return true }
                start = place + 1
            }
            return false
        }
    }
}
