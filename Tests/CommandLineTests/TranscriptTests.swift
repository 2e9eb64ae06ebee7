import Foundation
import Testing

/// Little books, each in a folder with what somebody types there and what the tool answers. The book is
/// copied, so commands may change it. With `TRACEBOOK_RECORD=1` the answers are written anew, to be read in
/// the diff.
@Suite struct TranscriptTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Transcripts")
    static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

    @Test("The tool answers as it did", arguments: names)
    func replays(name: String) throws {
        let source = Self.folder.appendingPathComponent(name)
        let file = source.appendingPathComponent("transcript.txt")
        let copy = try TemporaryFolder()
        let book = copy.path + "/book"
        try FileManager.default.copyItem(atPath: source.path, toPath: book)
        try FileManager.default.removeItem(atPath: book + "/transcript.txt")
        let expected = Transcript(try String(contentsOf: file, encoding: .utf8))
        let actual = try expected.replayed(in: book)
        if ProcessInfo.processInfo.environment["TRACEBOOK_RECORD"] == "1" {
            try actual.text.write(to: file, atomically: true, encoding: .utf8)
            return
        }
        for (old, new) in zip(expected.exchanges, actual.exchanges) {
            #expect(new.answer == old.answer, "\(name): $ \(old.command)")
        }
    }

    @Test("There are transcripts to replay")
    func notEmpty() {
        #expect(Self.names.count >= 10)
    }
}
