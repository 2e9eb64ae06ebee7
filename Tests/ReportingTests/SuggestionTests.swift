import Reporting
import Testing

@Suite("Did you mean")
struct SuggestionTests {
    private let options = ["select", "only", "pass", "style", "times", "returns", "of"]

    @Test(
        "A slip of the finger finds its word",
        arguments: [
            ("slect", "select"), ("selectt", "select"), ("selact", "select"), ("sleect", "select"),
            ("Select", "select"),
            ("OF", "of"), ("touchesBegun", "touchesBegan"), ("hittest", "hitTest"), ("UIVeiw", "UIView"),
            ("stlye", "style"),
        ])
    func slips(word: String, meant: String) {
        #expect(
            Suggestion.closest(to: word, among: options + ["touchesBegan", "hitTest", "UIView"]) == meant)
    }

    @Test("What is far from every word finds none", arguments: ["", "banana", "x", "paint", "timeline"])
    func strangers(word: String) {
        #expect(Suggestion.closest(to: word, among: options) == nil)
    }

    @Test("The beginning of one single word is meant, of two it is not")
    func beginnings() {
        #expect(Suggestion.closest(to: "ret", among: options) == "returns")
        #expect(
            Suggestion.closest(to: "touches", among: ["touchesBeganEarlier", "touchesEndedEarlier"]) == nil)
    }

    @Test("Of equally near words the one with the same beginning wins, whatever their order")
    func ties() {
        let names = ["dray", "gray", "grey", "grab"]
        #expect(Suggestion.closest(to: "grax", among: names) == "grab")
        #expect(Suggestion.closest(to: "grax", among: names.reversed()) == "grab")
    }

    @Test("Another case is nearer than another letter")
    func letterCase() {
        #expect(Suggestion.closest(to: "redview", among: ["redView", "bedview"]) == "redView")
    }

    @Test("The hint is a question")
    func hint() {
        #expect(Suggestion.hint(for: "slect", among: options) == "did you mean 'select'?")
        #expect(Suggestion.hint(for: "banana", among: options) == nil)
    }

    @Test("Words of a megabyte are turned away at once")
    func hugeWords() {
        let huge = String(repeating: "a", count: 1_000_000)
        #expect(Suggestion.closest(to: huge, among: options) == nil)
        #expect(Suggestion.closest(to: "select", among: [huge]) == nil)
    }
}
