import Foundation
import Testing
@testable import BookBuilding
@testable import Reporting

/// What the index of the search says, and how much of it an answer has to load.
@Suite("Search index")
struct SearchIndexTests {
    @Test("Words are found as they are, by their stems, and by the parts of identifiers")
    func keys() {
        #expect(
            Set(SearchWords.keys(ofWord: "touchesCancelled"))
                == ["touchescancelled", "touchescancel", "touch", "cancel"])
        #expect(Set(SearchWords.keys(ofWord: "UITapGesture2")) == ["uitapgesture2", "ui", "tap", "gestur"])
        #expect(SearchWords.keys(ofWord: "delays") == ["delays", "delay"])
        #expect(SearchWords.keys(ofWord: "view") == ["view"])
        #expect(Self.keys(of: "alpha 0.01, (_:with:)") == ["alpha": 1, "0.01": 1, "with": 1])
        #expect(Set(Self.keys(of: "点击按钮 tap").keys) == ["点击", "击按", "按钮", "点击按", "击按钮", "tap"])
        #expect(Self.keys(of: "ＨＩＴ") == ["hit": 1])
    }

    @Test("A text of ASCII alone has the keys that it has beside other scripts", arguments: [
        "", ".", "1.5", "1.", ".5.", "a1.5b", "1..2", "hitTest(_:with:) -> nil", "tap tap,TAP", "9.", "x.1",
        "1.x",
    ])
    func plain(_ text: String) {
        // The dash is in no word.
        #expect(Self.keys(of: text) == Self.keys(of: text + " –"), "\(text)")
    }

    @Test("Of two texts each has its own keys")
    func twice() {
        var words = SearchWords()
        for text in ["tap tap view", "view", "drag"] {
            words.read(text)
            let counted = words.found.map { (words.keys[$0], words.count(of: $0)) }
            #expect(Dictionary(uniqueKeysWithValues: counted) == Self.keys(of: text))
        }
    }

    private static func keys(of text: String) -> [String: Int] {
        var words = SearchWords()
        words.read(text)
        return Dictionary(uniqueKeysWithValues: words.found.map { (words.keys[$0], words.count(of: $0)) })
    }

    @Test("The forms of a word have one stem", arguments: [
        ["cancel", "cancels", "cancelled", "cancelling"], ["gesture", "gestures"],
        ["tap", "taps", "tapped", "tapping"],
        ["view", "views"], ["move", "moves", "moved", "moving"], ["click", "clickable"], ["try", "tries"],
    ])
    func stems(_ forms: [String]) {
        #expect(Set(forms.map(SearchWords.stem)).count == 1)
    }

    @Test("Words that only look like forms of others keep their stems")
    func unformed() {
        #expect(SearchWords.stem(of: "disable") != SearchWords.stem(of: "dis"))
        #expect(SearchWords.stem(of: "this") == "this")
        #expect(SearchWords.stem(of: "bounds") == SearchWords.stem(of: "bound"))
    }

    @Test("A heading says more than text, text more than code, code more than logs, and all more than a call")
    func strengths() {
        let texts = [
            SearchSection(anchor: "a", title: "Alpha", text: ""),
            SearchSection(anchor: "b", title: "", text: "alpha"),
            SearchSection(kind: .call, anchor: "e", title: "", text: "alpha"),
        ]
        var code = SearchSection(anchor: "c", title: "", text: "")
        code.code = "alpha"
        var trace = SearchSection(anchor: "d", title: "", text: "")
        trace.trace = "alpha"
        let sections = [texts[0], texts[1], code, trace, texts[2]]
        let found = Self.places(of: "alpha", in: sections)
        #expect(found.map(\.section) == [0, 1, 2, 3, 4])
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.strength > $1.strength })
        let sources = SearchSection(kind: .sources, anchor: "s", title: "Alpha", text: "alpha alpha")
        let last = Self.places(of: "alpha", in: [sources, texts[1]])
        #expect(last[0].strength < last[1].strength)
    }

    @Test("The phrases of a comment are words that readers type, and no page shows them", arguments: [
        ("<!-- search: dead button, 点不到 -->", ["dead button", "点不到"]),
        ("<!--search:one\n two ,, three，four、five-->\n", ["one two", "three", "four", "five"]),
        ("<!-- search: never closed", ["never closed"]), ("<!-- search: -->", []),
        ("<!-- research: a -->", []), ("<p>search: a</p>", []), ("", []),
    ])
    func phrases(_ markup: String, _ phrases: [String]) {
        #expect(SearchPhrases.read(markup) == phrases)
    }

    @Test("A phrase that means a section says more than its text, and a heading more than a phrase")
    func strengthOfPhrases() {
        var meant = SearchSection(anchor: "p", title: "", text: "")
        meant.phrases = ["alpha"]
        var lead = SearchSection(anchor: "l", title: "", text: "alpha")
        lead.lead = "alpha"
        let heading = SearchSection(anchor: "h", title: "Alpha", text: "")
        let text = SearchSection(anchor: "t", title: "", text: "alpha")
        let found = Self.places(of: "alpha", in: [heading, meant, lead, text])
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.strength > $1.strength })
    }

    private static func places(of key: String, in sections: [SearchSection]) -> [SearchPlace] {
        decoded(terms(of: sections).encoded(key))
    }

    private static func terms(of sections: [SearchSection]) -> SortedTerms {
        var terms = SearchTerms()
        terms.add(PageTerms(sections), from: 0)
        return terms.sorted
    }

    /// As `placesIn` of the theme reads them.
    private static func decoded(_ bytes: [UInt8]) -> [SearchPlace] {
        var places: [SearchPlace] = []
        var values = bytes.map { byte in SortedTerms.digits.firstIndex(of: byte) ?? -1 }[...]
        var section = -1
        while let first = values.first {
            var (by, unit, digit) = (0, 1, first)
            values.removeFirst()
            while digit >= 32 {
                by += (digit - 32) * unit
                unit *= 32
                digit = values.removeFirst()
            }
            section += by + digit * unit + 1
            places.append(SearchPlace(section: Int32(section), strength: UInt8(values.removeFirst())))
        }
        return places
    }

    @Test("Places are written so that they can be read again, the strongest thousand of a key")
    func places() {
        let gaps = [0, 1, 33, 34, 1100, 2000, 40_000]
        let word = SearchSection(anchor: "", title: "", text: "alpha")
        var terms = SearchTerms()
        for number in gaps { terms.add(PageTerms([word]), from: number) }
        #expect(Self.decoded(terms.sorted.encoded("alpha")).map { Int($0.section) } == gaps)
        let many = (0..<3000).map { number in
            SearchSection(anchor: "", title: number == 2500 ? "alpha" : "", text: "alpha")
        }
        let kept = Self.places(of: "alpha", in: many)
        #expect(kept.map(\.section).prefix(999) == Array(0..<999)[...])
        #expect(kept.count == SortedTerms.mostPlaces)
        #expect(kept.last?.section == 2500)
    }

    @Test("Pages put together are found as if all their sections were of one page")
    func pages() {
        let sections = (0..<60).map { number in
            SearchSection(anchor: "", title: "Part \(number % 7)", text: "alpha \(number % 5) 点击 touchBegan")
        }
        var parts = SearchTerms()
        var strengths = SearchStrengths()
        for first in stride(from: 0, to: 60, by: 20) {
            parts.add(PageTerms(Array(sections[first..<first + 20]), title: "", &strengths), from: first)
        }
        let whole = Self.terms(of: sections)
        let sorted = parts.sorted
        #expect(sorted.keys == whole.keys)
        for key in whole.keys { #expect(sorted.encoded(key) == whole.encoded(key), "\(key)") }
    }

    @Test("A page of the search is kept and read again; places that are not on the page are damage")
    func kept() throws {
        let sections = (0..<300).map { number in
            SearchSection(anchor: "a\(number)", title: "Part \(number % 7)", text: "alpha \(number) 点击")
        }
        let file = SourceFile(path: "a.md", bytes: [])
        var writer = KeptWriter(file)
        SearchPage(("a.html", "A", sections), book: "").keep(in: &writer)
        var reader = KeptReader(writer.bytes, file)
        let page: SearchPage = try reader.next()
        var again = KeptWriter(file)
        page.keep(in: &again)
        #expect(reader.isAtEnd && again.bytes == writer.bytes)
        var damaged = writer.bytes
        // The last place of the last key: how far its section is behind the one before, and its strength.
        for (index, value) in [(damaged.count - 1, 64 as UInt8), (damaged.count - 1, 0)] {
            damaged[index] = value
            var reader = KeptReader(damaged, file)
            #expect(throws: KeptDamage.self) { try SearchPage(&reader) }
        }
        damaged = writer.bytes
        damaged[damaged.count - 2] = 0x7F
        var late = KeptReader(damaged, file)
        #expect(throws: KeptDamage.self) { try SearchPage(&late) }
    }

    @Test("Whatever the size of the book, what every search loads first stays small, and so does each piece")
    func sizes() {
        let pages = (0..<400).map { page in
            let sections = (0..<40).map { number in
                SearchSection(
                    anchor: "s\(number)", title: "Section \(page) \(number)",
                    text: "Word\(page)x\(number) and touches of view\(number) are told in many words here.")
            }
            return SearchPage(("p\(page).html", "Page \(page)", sections), book: "Book")
        }
        let files = SearchIndex(of: pages).files
        #expect(files[0].path == "search-index.js")
        #expect(files[0].bytes.count < 30_000)
        #expect(files.dropFirst().allSatisfy { $0.bytes.count < 60_000 })
        #expect(files.filter { $0.path.hasPrefix("search/k") }.allSatisfy { $0.bytes.count < 20_000 })
        #expect(files.filter { $0.path.hasPrefix("search/s") }.allSatisfy { $0.bytes.count < 20_000 })
        #expect(files == SearchIndex(of: pages).files)
        let shelf = Shelf()
        #expect(files == SearchIndex(of: pages, shelf: shelf).files)
        #expect(shelf.count == files.count - 1, "all but the first script, which is small")
    }

    /// Takes pages and counts them; the lock guards the number.
    private final class Shelf: PageShelf, @unchecked Sendable {
        private struct Page: PageOnShelf {
            let bytes: [UInt8]
            var count: Int { bytes.count }
        }

        private let lock = NSLock()
        private var number = 0

        var count: Int { lock.withLock { number } }

        func put(_ bytes: [UInt8]) -> (any PageOnShelf)? {
            lock.withLock { number += 1 }
            return Page(bytes: bytes)
        }
    }
}

extension PageTerms {
    /// Of a page without a title, read by itself.
    fileprivate init(_ sections: [SearchSection]) {
        var strengths = SearchStrengths()
        self.init(sections, title: "", &strengths)
    }
}

extension SortedTerms {
    fileprivate func encoded(_ key: String) -> [UInt8] {
        var bytes: [UInt8] = []
        if let place = keys.firstIndex(of: key) { encode(place, into: &bytes) }
        return bytes
    }
}
