@testable import BookBuilding
import EventEngine
import Testing

/// The page of all rules, and how sure they are, there and elsewhere.
@Suite struct RulesPageTests {
    private static let text = "# One\n\n" + Sample.scenario
        + Sample.fence("log, of=tap, select=[hit-test]")
        + "\n[It is asked](check:tap \"red.hitTest\").\n"
    private static let page = TestBook(["one.md": text]).build().page("rules.html")

    @Test("The page of rules says which scenarios show a rule, and which none shows")
    func rules() throws {
        let text = try #require(Self.page.components(separatedBy: "id=\"B-06\">").dropFirst().first)
        let entry = text.components(separatedBy: "</article>")[0]
        #expect(entry.contains("<a href=\"one.html#tap\">tap</a>"))
        #expect(entry.contains("<p class=\"confidence\">documented</p>"))
        #expect(!entry.contains("<details"))
    }

    @Test("Rules that no scenario shows are folded at the end of their section, with their number")
    func rulesNotShown() throws {
        let section = try #require(Self.page.components(separatedBy: "id=\"section-L\"").last?
            .components(separatedBy: "id=\"section-M\"").first)
        let number = section.firstMatch(of: /<summary>([0-9]+) rules that no scenario of this book shows/)?.1
        let fold = try #require(section.components(separatedBy: "<details").last)
        #expect(number.flatMap { Int($0) } == fold.components(separatedBy: "class=\"rule-entry\"").count - 1)
        let folded = Self.page.components(separatedBy: "<details class=\"not-shown\">").dropFirst()
            .map { $0.components(separatedBy: "</details>")[0] }.joined()
        let shown = Self.page.components(separatedBy: "class=\"rule-entry\"").count
        #expect(folded.components(separatedBy: "class=\"rule-entry\"").count < shown)
        #expect(!folded.contains("class=\"exercised\""))
        #expect(shown - 1 == RuleCatalogue.all.count)
        #expect(HTMLCheck(Self.page).problems == [])
    }

    @Test("A source has its title, its publisher, its year, and a link where its address is known")
    func sources() {
        let video = "https://developer.apple.com/videos/play/wwdc2014/235/"
        let title = "Advanced Scrollviews and Touch Handling Techniques"
        let origin = "Apple, WWDC 2014, session 235."
        #expect(Self.page.contains("<li><a href=\"\(video)\">\(title)</a>. \(origin)</li>"))
        #expect(Self.page.contains("<li>UIView.h, comments in the public header. Apple.</li>"))
    }

    @Test("How sure a rule is, is said in five words, in the language of the book")
    func scale() {
        for word in ["seen on a device", "our decision"] { #expect(Self.page.contains("<dt>\(word)</dt>")) }
        #expect(zip(RuleConfidence.scale, SiteStrings.english.scale).allSatisfy { $0.word == $1.word })
        for rule in RuleCatalogue.all {
            #expect(SiteStrings.english.words(for: rule.confidence) == rule.confidence.description)
        }
        let chinese = SiteStrings.chinese.words(for: [.seenOnDevice, .disputed])
        #expect(chinese == "设备实测、来源不一")
    }

    @Test("A claim and the reasons of a figure say how sure their rule is")
    func confidenceOfClaims() {
        let page = TestBook(["one.md": Self.text]).build().page("one.html")
        #expect(page.contains("title=\"red.hitTest (B-06)\""))
        #expect(page.contains("<small>(documented)</small>"))
    }
}
