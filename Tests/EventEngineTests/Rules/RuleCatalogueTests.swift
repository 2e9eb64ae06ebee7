@testable import EventEngine
import Testing

@Suite struct RuleCatalogueTests {
    @Test("Rules are in order of their ids, and no id stands twice")
    func order() {
        let ids = RuleCatalogue.all.map(\.id)
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("No number is left out, and each rule is in the section of its letter")
    func numbers() {
        let counts = RuleCatalogue.sections.map { "\($0.letter)\($0.rules.count)" }
        #expect(counts == [
            "A19", "B30", "C27", "D18", "E64", "F22", "G23", "H32", "J10", "K12", "L3", "M32", "N43", "P47",
            "S32",
        ])
        for section in RuleCatalogue.sections {
            for (index, rule) in section.rules.enumerated() {
                #expect(rule.id.description.first == section.letter)
                #expect(Int(rule.id.number) == index + 1, "\(rule.id)")
            }
        }
    }

    @Test("Every statement and decision is made of whole sentences")
    func sentences() {
        for rule in RuleCatalogue.all {
            for text in [rule.statement, rule.decision].compactMap({ $0 }) {
                #expect(text.hasSuffix(".") && text.count >= 6, "\(rule.id)")
                #expect(!text.contains("  ") && !text.contains("\n"), "\(rule.id)")
                #expect(text.filter { $0 == "`" }.count.isMultiple(of: 2), "\(rule.id)")
            }
        }
    }

    @Test("Every rule says on what grounds it is believed, and where it is from")
    func grounds() {
        let scale = RuleConfidence(RuleConfidence.scale)
        for rule in RuleCatalogue.all {
            #expect(!rule.confidence.isDisjoint(with: scale), "\(rule.id)")
            #expect(!rule.sources.isEmpty, "\(rule.id)")
            #expect(Set(rule.sources).count == rule.sources.count, "\(rule.id) cites a source twice")
            let isOurs = rule.confidence.contains(.ourDecision)
            #expect(!isOurs || rule.confidence.isDisjoint(with: [.seenOnDevice, .reported]), "\(rule.id)")
        }
    }

    @Test("Each ground of a rule has a source of its kind")
    func sourcesFitGrounds() {
        for rule in RuleCatalogue.all {
            let kinds = rule.sources.map(\.publication.kind)
            let fromMemory = rule.confidence.contains(.fromMemory)
            if rule.confidence.contains(.documented) {
                #expect(kinds.contains(.apple) || fromMemory, "\(rule.id)")
            }
            if rule.confidence.contains(.seenOnDevice) { #expect(kinds.contains(.measurement), "\(rule.id)") }
            if rule.confidence.contains(.reported) {
                #expect(kinds.contains(.report) || kinds.contains(.measurement), "\(rule.id)")
            }
            if kinds.allSatisfy({ $0 == .ownWork }) {
                #expect(rule.confidence.isSubset(of: [.inferred, .ourDecision]), "\(rule.id)")
            }
        }
    }

    @Test("Every source has a title, a publisher and a citation of its own, and is cited by some rule")
    func citations() {
        let cited = Set(RuleCatalogue.all.flatMap(\.sources))
        for source in RuleSource.allCases {
            #expect(cited.contains(source), "\(source)")
            let publication = source.publication
            #expect(!publication.title.isEmpty && !publication.publisher.isEmpty, "\(source)")
            #expect(!source.shortName.isEmpty && !publication.title.hasSuffix("."), "\(source)")
        }
        #expect(Set(RuleSource.allCases.map(\.citation)).count == RuleSource.allCases.count)
        #expect(Set(RuleSource.allCases.map(\.shortName)).count == RuleSource.allCases.count)
    }

    @Test("Addresses are on the web, no two are equal, and Apple's pages have one unless none is known")
    func addresses() {
        let addresses = RuleSource.allCases.compactMap(\.publication.address)
        #expect(Set(addresses).count == addresses.count)
        let form = /https?:\/\/[a-z0-9.-]+\/[A-Za-z0-9\/.\-_():?=&@]*/
        for address in addresses { #expect(address.wholeMatch(of: form) != nil, "\(address)") }
        let bare = RuleSource.allCases.filter {
            $0.publication.kind == .apple && $0.publication.address == nil && $0.header == nil
        }
        #expect(bare == [.textGuide, .responderReference])
        #expect(RuleSource.modernInteraction.publication.address
            == "https://developer.apple.com/videos/play/wwdc2017/219/")
        #expect(RuleSource.docHitTest.citation
            == "UIView, hitTest(_:with:). Apple, documentation. "
            + "<https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>")
        #expect(RuleSource.modernInteraction.publication.origin == "Apple, WWDC 2017, session 219")
        #expect(RuleSource.deceleration.publication.origin == "I. Lobanov, Medium, 2019")
    }

    @Test("Rules that statements mention exist")
    func mentions() throws {
        for rule in RuleCatalogue.all {
            let words = (rule.statement + " " + (rule.decision ?? "")).split(whereSeparator: {
                !($0.isLetter || $0.isNumber || $0 == "-")
            })
            for id in words.compactMap({ RuleID(parsing: String($0)) }) {
                #expect(RuleCatalogue.rule(id) != nil, "\(rule.id) mentions \(id)")
            }
        }
    }

    @Test("A rule is found by its id, and an unknown id finds nothing")
    func lookUp() {
        for rule in RuleCatalogue.all { #expect(RuleCatalogue.rule(rule.id)?.statement == rule.statement) }
        #expect(RuleCatalogue.rule(RuleID("B", 31)) == nil)
        #expect(RuleCatalogue.rule(RuleID("I", 1)) == nil)
        #expect(RuleCatalogue.rule(RuleID("Z", 1)) == nil)
        #expect(RuleCatalogue.rule(.none) == nil)
    }

    @Test("Ids are read as people write them")
    func parsing() {
        #expect(RuleID(parsing: "E-41") == RuleID("E", 41))
        #expect(RuleID(parsing: "b-6") == RuleID("B", 6))
        for text in ["", "E", "E-", "E41", "E-4x", "41-E", "É-1", "E-411"] {
            #expect(RuleID(parsing: text) == nil, "\(text)")
        }
    }

    @Test("Engine decisions and disputes are marked")
    func marks() throws {
        let alpha = try #require(RuleCatalogue.rule(RuleID("B", 2)))
        #expect(alpha.isEngineDecision)
        #expect(alpha.confidence.description == "documented, inferred, sources differ")
        let order = try #require(RuleCatalogue.rule(RuleID("B", 6)))
        #expect(!order.isEngineDecision)
        #expect(order.confidence == .documented)
        #expect(order.sources.map(\.shortName).first == "WWDC 2014, session 235")
        let nesting = try #require(RuleCatalogue.rule(RuleID("A", 18)))
        #expect(nesting.confidence.description == "documented, from memory")
        #expect(RuleConfidence.scale.map(\.word) == [
            "seen on a device", "documented", "reported", "inferred", "our decision",
        ])
    }
}
