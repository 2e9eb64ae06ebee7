import BookBuilding
import Foundation
import Reporting
import Testing

/// The lessons about the command line: their commands run, and answer what the lesson says.
@Suite struct LessonTranscriptTests {
    static let codes = DiagnosticCode.allCases.filter { Lesson.of($0).wrong.transcript != nil }

    @Test("The commands of a lesson answer as it says", arguments: codes)
    func replays(code: DiagnosticCode) throws {
        let lesson = Lesson.of(code)
        let wrong = try replay(lesson.wrong)
        #expect(codesSaid(in: wrong) == [code.rawValue])
        let right = try replay(lesson.right)
        #expect(codesSaid(in: right) == [])
    }

    @Test("There are lessons about the command line")
    func notEmpty() {
        #expect(Self.codes.count >= 10)
    }

    /// Compares with what the lesson says, and returns it.
    private func replay(_ example: LessonExample) throws -> String {
        let folder = try TemporaryFolder()
        let expected = Transcript(try #require(example.transcript))
        let actual = try expected.replayed(in: folder.path)
        #expect(actual.text == expected.text)
        return actual.text
    }

    /// The codes in brackets at the ends of lines.
    private func codesSaid(in text: String) -> Set<String> {
        Set(text.matches(of: /(?:error|warning): .*\[([a-z0-9-]+)\]\n/).map { String($0.1) })
    }
}
