import Testing

@testable import BookBuilding

/// The language pages name the rules whose statements have the name that they explain.
@Suite struct MemberRulesTests {
    static let rules = MemberRules.standard

    @Test("A sentence gets the rules about what it explains in front of its full stop")
    func appended() {
        let sentence = Self.rules.named(
            in: "Whether a point belongs to it.", about: "language-views.html#UIView.point(inside:with:)")
        #expect(sentence.hasPrefix("Whether a point belongs to it ("))
        #expect(sentence.hasSuffix(")."))
        #expect(sentence.contains("B-04"))
    }

    @Test("Rules that a sentence names already are named once, and the others beside them")
    func merged() {
        let sentence = Self.rules.named(
            in: "The deepest view (B-06).", about: "language-views.html#UIView.hitTest(_:with:)")
        #expect(sentence.hasPrefix("The deepest view (B-06, "))
        #expect(sentence.split(separator: "B-06").count == 2)
    }

    @Test("A sentence about a name that no rule has stays as it is")
    func untouched() {
        #expect(Self.rules.named(in: "Nothing.", about: "language-views.html#Nothing") == "Nothing.")
    }
}
