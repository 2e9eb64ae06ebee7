import CommonMark
import Reporting
import Testing

@testable import BookBuilding

@Suite("Sentences that look as if they needed a claim")
struct UnclaimedSentenceTests {
    /// What is listed of a chapter with one scenario and these lines, without path and place.
    private func listed(_ prose: String) throws -> [String] {
        let text = "# Taps\n\n```swift, scenario, name=tap\nhand.tap(view)\n```\n\n" + prose + "\n"
        let file = SourceFile(path: "Chapters/01-taps.md", text: text)
        let chapter = Chapter(try MarkdownDocument(file), path: "01-taps.md")
        return UnclaimedSentence.all(in: chapter).unclaimed.map { sentence in
            sentence.signs.map(\.rawValue).joined(separator: ", ") + ": " + sentence.text
        }
    }

    @Test(
        "An order, a count, a never, a time and a number are signs",
        arguments: [
            ("Red is asked before gray.", "order"), ("It is asked twice.", "count"),
            ("Gray never hears of it.", "never"), ("It comes immediately.", "time"),
            ("The list is 2,000 points long.", "number"),
        ])
    func signs(sentence: String, sign: String) throws {
        #expect(try listed(sentence) == ["\(sign): \(sentence)"])
    }

    @Test("A sentence with a claim, and one that states nothing of the kind, are not listed")
    func claimed() throws {
        let prose = "[It is asked twice](check:tap \"view.hitTest x2\"). A view is a rectangle."
        #expect(try listed(prose) == [])
    }

    @Test("A question states nothing")
    func questions() throws {
        let prose = "Which view is asked first? It is the last one."
        #expect(try listed(prose) == ["order: It is the last one."])
    }

    @Test("The sources of a rule are no statements")
    func sources() throws {
        #expect(try listed("- B-19 (observed): two logs of 2014. They show it twice.") == [])
        #expect(try listed("- B is asked twice.") == ["count: B is asked twice."])
    }

    @Test(
        "The number of a system, a session or a chapter is its name",
        arguments: [
            "It is so in iOS 13 to 17.", "See WWDC 2014, session 235.", "Source1 wakes the loop (A-03).",
            "Chapters 3 and 4 show it.",
        ])
    func names(sentence: String) throws {
        #expect(try listed(sentence) == [])
    }

    @Test("A number beside such a name is still a number")
    func numbers() throws {
        let sentence = "In iOS 13 it lasts 350 milliseconds."
        #expect(try listed(sentence) == ["time, number: \(sentence)"])
        #expect(try listed("It takes 13 frames in iOS.") == ["number: It takes 13 frames in iOS."])
    }
}
