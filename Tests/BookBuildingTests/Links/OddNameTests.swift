@testable import BookBuilding
import Foundation
import Reporting
import Testing

/// Names of files that mean something in an address, and links by schemes that pages do not have.
@Suite struct OddNameTests {
    private static let names = [
        "a?b", "a#b", "a%b", "a%20b", "a b", "a\\b", "a\"b", "a'b", "a&b", "a<b>", "é", "e\u{301}", "日本",
        "a+b",
        "a=b;c", "a(b)c", "[a]", "~a",
        "sub dir?/a#b",
    ]

    /// A name as it stands in a link.
    private static func written(_ name: String) -> String { SitePath.address(of: name) }

    @Test("A picture is shown whatever its name is", arguments: names)
    func pictures(name: String) throws {
        var source = TestBook(chapter: "# A\n\n![words](\(Self.written(name)).png)\n").source
        source.pictures[name + ".png"] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let build = BookPipeline.build(source, scheduler: SerialScheduler())
        #expect(build.diagnostics.map(\.message) == [])
        let site = try #require(build.site)
        #expect(site.files.contains { $0.path == name + ".png" })
        try expectLinksLead(site)
    }

    @Test("A question mark that is written as it is leads to the file, too")
    func plainQuestionMark() throws {
        var source = TestBook(chapter: "# A\n\n![words](a?b.png)\n").source
        source.pictures["a?b.png"] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let site = try #require(BookPipeline.build(source, scheduler: SerialScheduler()).site)
        let page = try #require(site.files.first { $0.bytes.contains(subsequence: "a%3Fb.png") })
        #expect(page.path.hasSuffix(".html"))
    }

    @Test("A chapter is reached whatever its name is", arguments: names)
    func chapters(name: String) throws {
        var source = BookSource()
        let link = Self.written(name) + ".md"
        source.summary = SourceFile(
            path: "Chapters/SUMMARY.md", text: "# B\n\n- [One](one.md)\n- [Odd](<\(link)>)\n")
        source.chapters["one.md"] = SourceFile(
            path: "Chapters/one.md", text: "# One\n\n[there](<\(link)>) and [deeper](<\(link)#x>)\n")
        source.chapters[name + ".md"] = SourceFile(
            path: "Chapters/\(name).md",
            text: "# Odd\n\n## X\n\n```swift, scenario, name=a\nhand.tap(view)\n```\n\n```log, of=a\n```\n")
        let build = BookPipeline.build(source, scheduler: SerialScheduler())
        #expect(build.diagnostics.map(\.message) == [])
        try expectLinksLead(try #require(build.site))
    }

    /// Every link and picture of every page leads to a file of the site, as a browser reads addresses.
    private func expectLinksLead(_ site: Site) throws {
        let files = Set(site.files.map(\.path))
        for page in site.files where page.path.hasSuffix(".html") {
            let text = String(decoding: page.bytes, as: UTF8.self)
            for match in text.matches(of: /(?:href|src)="([^"]*)"/) {
                let address = String(match.1).replacingOccurrences(of: "&amp;", with: "&")
                    .replacingOccurrences(of: "&#x27;", with: "'")
                guard !address.contains(":"), !address.hasPrefix("#") else { continue }
                let path = String(address.prefix { $0 != "?" && $0 != "#" })
                let decoded = try #require(path.removingPercentEncoding, "\(address)")
                let target = try #require(SitePath.resolve(decoded, from: page.path), "\(address)")
                #expect(files.contains(target), "\(page.path): \(address)")
            }
        }
    }

    @Test("Links by other schemes are errors, and a slip says what was meant", arguments: [
        ("chek:a", "did you mean 'check:'?"), ("chekc:a", "did you mean 'check:'?"),
        ("htps://a", "did you mean 'https:'?"), ("ftp://a", nil), ("tel:1", nil), ("javascript:a", nil),
        ("data:a", nil), ("blob:a", nil), ("intent:a", nil),
        ("vscode://a", nil), ("x-apple:a", nil), ("jav&#9;ascript:a", nil), ("https:a", nil),
    ] as [(String, String?)])
    func schemes(link: String, hint: String?) throws {
        let build = TestBook(chapter: "# A\n\n[x](\(link) \"never a.b\")\n").build()
        let error = try #require(build.diagnostics.first { $0.severity == .error }, "\(link)")
        #expect(error.code == .deadLink && build.site == nil)
        if let hint { #expect(error.hint == hint) }
    }
}

extension [UInt8] {
    fileprivate func contains(subsequence text: String) -> Bool {
        String(decoding: self, as: UTF8.self).contains(text)
    }
}
