import EventEngine
import Foundation
import Reporting
import ScenarioLanguage
import Testing

@testable import BookBuilding

/// The situations of `situations.md`: code, questions, answers.
@Suite("Why not?")
struct WhyNotTests {
    struct Situation: CustomTestStringConvertible, Sendable {
        var title: String
        var code = ""
        /// Each question with the lines of its answer.
        var questions: [(question: String, answer: [String])] = []

        var testDescription: String { title }
    }

    static let situations: [Situation] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("situations.md")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var found: [Situation] = []
        var isCode = false
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("## ") {
                found.append(Situation(title: String(line.dropFirst(3))))
            } else if line.hasPrefix("```") {
                isCode.toggle()
            } else if isCode {
                found[found.count - 1].code += line + "\n"
            } else if line.hasPrefix("- ") {
                found[found.count - 1].questions.append((String(line.dropFirst(3).dropLast()), []))
            } else if line.hasPrefix("  - ") {
                let last = found[found.count - 1].questions.count - 1
                found[found.count - 1].questions[last].answer.append(String(line.dropFirst(4)))
            }
        }
        return found
    }()

    @Test("The situations are there")
    func thereAreMany() {
        #expect(Self.situations.count >= 60)
        #expect(Self.situations.reduce(0) { $0 + $1.questions.count } >= 150)
    }

    @Test("Each question has the answer that UIKit would give", arguments: situations)
    func answers(situation: Situation) throws {
        let file = SourceFile(path: "idea.swift", text: situation.code)
        let code = ScenarioCode(
            name: "idea", text: EmbeddedText(wholeOf: file), screen: BookSettings.usualScreen)
        let run = ScenarioRunner().run(code)
        #expect(run.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        for (question, answer) in situation.questions {
            #expect(Self.answer(question, run) == answer, "\(question)")
        }
    }

    private static func answer(_ question: String, _ run: ScenarioRun) -> [String] {
        do {
            return try WhyNotQuestion(question).answer(TraceNames(run), scenario: "idea").lines
        } catch {
            let file = SourceFile(path: "question", text: question)
            let place = { (range: Range<Int>?) in
                SourceSpan(file: file, range: range ?? 0..<question.utf8.count)
            }
            return ["error: \(error.diagnostic(at: place).message)"]
        }
    }

    @Test("Of many touches some are told of, and the rest is counted")
    func manyTouches() {
        let taps = (0..<40).map { "hand.tap(at: CGPoint(x: 5, y: \($0)))\n" }.joined()
        let file = SourceFile(
            path: "idea.swift",
            text: """
                let red = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
                view.addSubview(red)
                \(taps)
                """)
        let run = ScenarioRunner().run(
            ScenarioCode(name: "idea", text: EmbeddedText(wholeOf: file), screen: BookSettings.usualScreen))
        let lines = Self.answer("red.touchesBegan", run)
        #expect(lines.count == WhyNot.mostLines + 1)
        #expect(lines.last == "and 32 more")
    }
}
