import Reporting
import Testing

@testable import BookBuilding

/// The lessons of `tracebook explain CODE` are true: their examples run.
@Suite struct LessonTests {
    static let lessons = LessonTopic.all.flatMap(\.lessons)

    @Test("Each code has one lesson, in the order of the table")
    func complete() {
        #expect(Self.lessons.map(\.code) == DiagnosticCode.allCases)
    }

    @Test("Codes are words of small letters and digits with hyphens between them")
    func spelling() {
        for code in DiagnosticCode.allCases {
            #expect(code.rawValue.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(code.rawValue)")
        }
    }

    @Test("A lesson has a sentence, reasons, and both examples", arguments: DiagnosticCode.allCases)
    func whole(code: DiagnosticCode) {
        let lesson = Lesson.of(code)
        #expect(lesson.summary.hasSuffix(".") && lesson.summary.count <= 100)
        #expect(!lesson.reasons.isEmpty && lesson.reasons.allSatisfy { $0.hasSuffix(".") })
        #expect(!lesson.wrong.parts.isEmpty && !lesson.right.parts.isEmpty)
    }

    @Test("The example leads to the code and to no other one", arguments: DiagnosticCode.allCases)
    func wrong(code: DiagnosticCode) {
        let example = Lesson.of(code).wrong
        // Commands run in the tests of the command line.
        guard example.transcript == nil else { return }
        #expect(Set(example.diagnostics().map(\.code)) == [code])
    }

    @Test("Put right, it leads to none", arguments: DiagnosticCode.allCases)
    func right(code: DiagnosticCode) {
        let example = Lesson.of(code).right
        #expect(example.diagnostics().map(\.message) == [])
    }

    @Test("The text shows the real message")
    func text() {
        let text = LessonText.text(of: .unknownMember)
        #expect(text.hasPrefix("unknown-member: A type has no member of this name.\n\n  It is misspelled"))
        #expect(
            text.contains(
                "    example.swift:1:6: error: 'UIView' has no member 'isHiden' [unknown-member]\n"))
        #expect(text.hasSuffix("put right\n\n    view.isHidden = true\n"))
    }

    @Test("Of an example of thousands of lines the text shows one piece and how often it stands there")
    func repeated() {
        let text = LessonText.text(of: .tooManyChapters)
        #expect(text.contains("    - [A chapter to come]()\n    (and so on, 20001 times)\n"))
        #expect(text.utf8.count < 2_000)
    }

    @Test("All codes are listed with their sentences")
    func list() {
        let lines = LessonText.list.split(separator: "\n")
        for code in DiagnosticCode.allCases {
            #expect(lines.contains { $0.hasPrefix("  \(code.rawValue)  ") && $0.hasSuffix(".") })
        }
        #expect(lines.allSatisfy { $0.count <= 130 })
    }

    @Test("What is nearly a code is suggested, and a code may be copied with its brackets")
    func naming() {
        #expect(LessonText.unknownCode("unknown-membr").hint == "did you mean 'unknown-member'?")
        #expect(LessonText.unknownCode("zzz").hint == "'tracebook explain' lists all codes")
        #expect(ExplanationSubject("[dead-link]") == .code(.deadLink))
        #expect(ExplanationSubject("dead-link") == .code(.deadLink))
        #expect(ExplanationSubject("01-links/dead-link") == .scenario("01-links/dead-link", line: nil))
    }
}
