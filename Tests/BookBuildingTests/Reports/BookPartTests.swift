@testable import BookBuilding
import Foundation
import Reporting
import Testing

/// A book that is checked in parts, and the reports of the parts joined again.
@Suite struct BookPartTests {
    /// What is wrong in the book: nine links to rows of logs that are not there, eight unfilled fences, a
    /// stale one, a false claim and two dead links.
    private static let findings = 9 + 8 + 1 + 1 + 2

    /// Chapters of several lengths that link to each other.
    private static func book() -> TestBook {
        var files: [String: String] = [:]
        for number in 1...9 {
            let next = number % 9 + 1
            var text = "# Chapter \(number)\n\n" + Sample.scenario
                + "\n[On](c\(next).md#more) and [its row](c\(next).md#tap.L42).\n\n## More\n\n"
            text += String(repeating: "Words that fill a chapter.\n", count: number * number)
            text += "\n" + Sample.fence("log, of=tap, select=[touches]", number == 4 ? "old\n" : "")
            if number == 6 { text += "\n[It](check:tap \"never red.touchesBegan\") is false.\n" }
            if number == 8 { text += "\n[Dead](c2.md#nowhere) and [dead](c3.md#tap.L9999).\n" }
            files["c\(number).md"] = text
        }
        return TestBook(files)
    }

    private static func build(_ book: TestBook, _ number: Int, _ count: Int) throws -> BookBuild {
        let part = try #require(BookPart(number, of: count))
        return BookPipeline.build(
            book.source, part: part, scheduler: SerialScheduler(), memory: BookMemory())
    }

    @Test("A part is written as a number, a slash and how many there are; anything else is none")
    func words() {
        #expect(BookPart("2/5")?.text == "2/5")
        #expect(BookPart("1/1") == BookPart(1, of: 1))
        let wrong = ["", "2", "0/5", "6/5", "2/0", "-1/5", "2/5/1", "a/5", " 2/5", "+2/5", "1/1001", "２/5"]
        for text in wrong {
            #expect(BookPart(text) == nil, "\(text)")
        }
    }

    @Test("Each chapter is in one part, whatever the number of parts, and no part has much more than another")
    func even() throws {
        let plan = BookPlan(Self.book().source)
        for count in [1, 2, 3, 5, 9, 12] {
            let parts = try (1...count).map { try #require(BookPart($0, of: count)).chapters(of: plan) }
            #expect(parts.flatMap(\.self).sorted() == Array(plan.chapters.indices))
            let sizes = parts.map { $0.reduce(0) { $0 + plan.chapters[$1].file.bytes.count } }
            let longest = plan.chapters.map(\.file.bytes.count).max() ?? 0
            #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= longest, "\(count): \(sizes)")
        }
    }

    @Test("The order of the chapters in the contents has no influence on the parts")
    func byContent() throws {
        let book = Self.book()
        var turned = book.source
        let lines: [Substring] = String(decoding: turned.summary?.bytes ?? [], as: UTF8.self)
            .split(separator: "\n")
        let rest: [Substring] = lines[1...].reversed()
        let text = String(lines[0]) + "\n\n" + rest.joined(separator: "\n") + "\n"
        turned.summary = SourceFile(path: "Chapters/SUMMARY.md", bytes: Array(text.utf8))
        func names(_ source: BookSource, _ number: Int) throws -> Set<String> {
            let plan = BookPlan(source)
            let part = try #require(BookPart(number, of: 3))
            return Set(part.chapters(of: plan).map { plan.chapters[$0].path })
        }
        for number in 1...3 { #expect(try names(book.source, number) == names(turned, number)) }
    }

    @Test("The parts together find what the whole book has, each finding once", arguments: [1, 2, 3, 5])
    func sameFindings(count: Int) throws {
        let book = Self.book()
        let whole = Verification(book.build(), pages: [])
        let parts = try (1...count).map { Verification(try Self.build(book, $0, count), pages: []) }
        let words = { (findings: [Verification.Finding]) in
            findings.map { DiagnosticRenderer().render($0.diagnostic) + $0.difference }.sorted()
        }
        #expect(words(parts.flatMap(\.findings)) == words(whole.findings))
        #expect(whole.findings.count == Self.findings)
        #expect(Set(parts.flatMap(\.scenarios).map(\.name)) == Set(whole.scenarios.map(\.name)))
    }

    @Test("A part has the pages of its chapters as the whole book has them")
    func samePages() throws {
        var book = TestBook(["a.md": "# A\n\n[B](b.md#b).\n", "b.md": "# B\n\n[A](a.md).\n", "c.md": "# C\n"])
        book = book.accepted()
        let site = try #require(book.build().site)
        let pages = try (1...2).flatMap { try Self.build(book, $0, 2).pagesOfPart }
        #expect(Set(pages.map(\.path)) == ["a.html", "b.html", "c.html"])
        for page in pages { #expect(site.files.first { $0.path == page.path }?.bytes == page.bytes) }
    }

    // MARK: Joining

    private typealias Report = (name: String, bytes: [UInt8])

    private static func reports(_ format: ReportFormat, _ count: Int) throws -> [Report] {
        let book = book()
        return try (1...count).map { number in
            let verification = Verification(try build(book, number, count), pages: [])
            return ("part-\(number)", Array(format.text(of: verification).utf8))
        }
    }

    @Test("Reports of parts, in any order, are joined to what the whole book's report says",
        arguments: [ReportFormat.json, .sarif, .junit])
    func joins(format: ReportFormat) throws {
        let reports = try Self.reports(format, 3)
        let joined = try ReportJoin.joined(reports)
        #expect(try ReportJoin.joined(reports.reversed()) == joined)
        let whole = format.text(of: Verification(Self.book().build(), pages: []))
        // JUnit has one failure for each scenario and chapter that something is wrong with.
        let failures = whole.components(separatedBy: "<failure").count - 1
        #expect(joined.errors == (format == .junit ? failures : Self.findings) && joined.parts == 3)
        #expect(joined.text.count == whole.count)
        let lines = { (text: String) in
            text.split(separator: "\n").map { $0.trimmingCharacters(in: [","]) }.sorted()
        }
        #expect(lines(joined.text) == lines(whole))
    }

    @Test("What is joined is built if all parts are; what is stale or false keeps none from that",
        arguments: [ReportFormat.json, .sarif, .junit])
    func saysWhetherItIsBuilt(format: ReportFormat) throws {
        func isBuilt(_ book: TestBook) throws -> Bool {
            let parts = try (1...2).map { number in
                let verification = Verification(try Self.build(book, number, 2), pages: [])
                return (name: "part-\(number)", bytes: Array(format.text(of: verification).utf8))
            }
            let joined = try ReportJoin.joined(parts)
            #expect(joined.errors > 0)
            return joined.isBuilt
        }
        let stale = Sample.scenario + "\n" + Sample.fence("log, of=tap, select=[touches]", "old\n")
        let one = "# One\n\n" + stale
        #expect(try isBuilt(TestBook(["a.md": one, "b.md": "# Two\n"])))
        #expect(try !isBuilt(TestBook(["a.md": one, "b.md": "# Two\n\n[Nowhere](c.md)\n"])))
    }

    @Test("A part that is missing, there twice, or of another book is named")
    func refuses() throws {
        let json = try Self.reports(.json, 3)
        let junit = try Self.reports(.junit, 3)
        func problem(_ files: [(name: String, bytes: [UInt8])]) -> String? {
            do { _ = try ReportJoin.joined(files) } catch let problem as ReportJoin.Problem {
                return [problem.file, problem.words].compactMap(\.self).joined(separator: " ")
            } catch {}
            return nil
        }
        #expect(problem([]) == "there is no report to join")
        #expect(problem([json[0], json[2]]) == "part 2 of 3 is missing")
        #expect(problem([json[1]]) == "parts 1, 3 of 3 are missing")
        #expect(problem([json[0], json[1], json[1]]) == "part-2 and part-2 are both part 2 of 3")
        #expect(problem([json[0], junit[1], json[2]]) == "part-2 is junit, and part-1 is json")
        let two = try Self.reports(.json, 2)
        #expect(problem([json[0], two[1]]) == "part-2 is one of 2 parts, and part-1 one of 3")
        var book = Self.book()
        book.append("More.\n", to: "c1.md")
        let other = Verification(try Self.build(book, 2, 3), pages: [])
        let file = (name: "other", bytes: Array(ReportFormat.json.text(of: other).utf8))
        #expect(problem([json[0], file, json[2]]) == "other and part-1 are about books that differ")
        let whole = Array(ReportFormat.json.text(of: Verification(Self.book().build(), pages: [])).utf8)
        #expect(problem([("w", whole)]) == "w is the report of a whole book, and there is nothing to join")
        let form = "is no report of 'tracebook verify --shard' in the form json, sarif or junit"
        for text in ["", "{}", "[]", "<testsuites/>", "::error ::x\n", "{\"version\": 3}"] {
            #expect(problem([("x", Array(text.utf8))]) == "x \(form)", "\(text)")
        }
        let cut = json[0].bytes.dropLast(20)
        #expect(problem([("cut", Array(cut))]) == "cut \(form)")
    }
}
