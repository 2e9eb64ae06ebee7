@testable import BookBuilding
import Foundation
import Reporting
import Testing
@testable import tracebook

/// What reads, writes and compares a book meets trees of files that nobody would make.
/// `TRACEBOOK_TREES=100000` makes so many, `TRACEBOOK_SEED` chooses others.
@Suite struct TreeFuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let trees = environment["TRACEBOOK_TREES"].flatMap { Int($0) } ?? 100
    private static let seed = environment["TRACEBOOK_SEED"].flatMap { UInt64($0) } ?? 0
    /// A whole book is built so seldom, for most of its time goes into pages that are the same each time.
    private static let treesPerBook = trees > 1_000 ? 500 : 50
    /// Far more than a tree takes.
    private static let longest = Duration.seconds(20)

    @Test("Whatever stands in a book, nothing beside it is touched, and all ends")
    func trees() throws {
        var counts: [String: Int] = [:]
        for number in 0..<Self.trees {
            let place = try TemporaryFolder()
            let tree = RandomTree(seed: Self.seed &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D, in: place.path)
            let comment: Comment = "tree \(number) of seed \(Self.seed)"
            let time = try ContinuousClock().measure {
                let outcome = try work(
                    on: tree, place.path, isWhole: number % Self.treesPerBook == 0, comment)
                counts[outcome, default: 0] += 1
            }
            #expect(time < Self.longest, comment)
        }
        if Self.environment["TRACEBOOK_TREES"] != nil { print("\(Self.trees) trees: \(counts)") }
        #expect(Self.trees < 50 || counts.count >= 3)
    }

    /// - Returns: what became of it.
    private func work(on tree: RandomTree, _ root: String, isWhole: Bool, _ comment: Comment) throws -> String
    {
        let book = Folder(path: root + "/book")
        let before = RandomTree.sights(of: root, in: [])
        let source: BookSource
        do {
            source = try BookReader(book: book).read().source
        } catch is FileProblem {
            #expect(RandomTree.sights(of: root, in: []) == before, comment)
            return "no book"
        }
        _ = OutputFolder.record(in: book)
        #expect(RandomTree.sights(of: root, in: []) == before, comment)
        let built = isWhole ? BookPipeline.build(source, scheduler: ParallelWork()).site : nil
        let site = built ?? smallSite(source)
        let outcome = try write(site, into: book, comment)
        let after = RandomTree.sights(of: root, in: [])
        for (path, sight) in before where !path.starts(with: Array("/book/Output".utf8)) {
            if after[path] == nil, mayBeCleared(path, before) { continue }
            #expect(after[path] == sight, "\(comment): \(String(decoding: path, as: UTF8.self))")
        }
        for path in tree.kept {
            let path = Array("/".utf8) + path
            #expect(after[path] == before[path], "\(comment): \(String(decoding: path, as: UTF8.self))")
        }
        let isBrought = Set(before.keys)
        let left = after.keys.filter { path in
            !isBrought.contains(path) && !path.starts(with: Array("/book/Output".utf8))
        }
        #expect(left.isEmpty, comment)
        try acceptSomething(source, book, root, brought: isBrought, comment)
        return outcome
    }

    /// Whether it is an empty folder with a name that a build's folder has for a moment.
    private func mayBeCleared(_ path: [UInt8], _ before: [[UInt8]: [UInt8]]) -> Bool {
        let name = path.split(separator: 0x2F).last ?? []
        return name.starts(with: ".tracebook-work-new-".utf8)
            && before[path]?.starts(with: "folder".utf8) == true
            && !before.keys.contains { $0.count > path.count && $0.starts(with: path + [0x2F]) }
    }

    private func write(_ site: Site, into book: Folder, _ comment: Comment) throws -> String {
        do {
            let place = try OutputFolder.find(nil, in: book)
            _ = try SiteWriter(place).write(site)
            #expect(try SiteWriter(place).write(site).written == 0, comment)
            #expect(try OutputFolder.differences(of: site, in: book) == [], comment)
            return "written"
        } catch let problem as FileProblem {
            _ = try? OutputFolder.differences(of: site, in: book)
            return String(problem.reason.prefix { $0 != "(" && $0 != ";" && $0 != ":" })
        }
    }

    /// Pages as a book would have them, and the pictures that were read.
    private func smallSite(_ source: BookSource) -> Site {
        let page = "<!DOCTYPE html>\n<html lang=\"en\">\n\(PageFrame.policyMark)"
        var files = ["one.html", "part/two.html"].map { SiteFile(path: $0, bytes: Array((page + $0).utf8)) }
        files.append(SiteFile(path: "book.css", bytes: [0x7B, 0x7D]))
        for (path, bytes) in source.pictures.sorted(by: { $0.key < $1.key }) where path == "p.png" {
            files.append(SiteFile(path: path, bytes: bytes))
        }
        return Site(files: files)
    }

    /// Writes into the chapters, and a report into one of the places that are no pipe.
    private func acceptSomething(
        _ source: BookSource, _ book: Folder, _ root: String, brought: Set<[UInt8]>, _ comment: Comment
    ) throws {
        let changes = source.chapters.sorted { $0.key < $1.key }.prefix(2).map {
            (file: $0.value, bytes: $0.value.bytes + [10])
        }
        try? ChapterWriter(book: book).write(changes)
        for name in ["Output", "Chapters", "Book.json", "p.png"] where book.kind(of: name) != .other {
            try? NamedFile(path: book.shown(name)).read(atMost: 100).isEmpty ? () : ()
        }
        for name in ["precious.txt", "one.html"] {
            let bytes = try Folder(path: root + "/beside").read(name, atMost: 100)
            #expect(bytes == RandomTree.precious, comment)
        }
        let leftovers = RandomTree.sights(of: root, in: []).keys.filter { path in
            path.starts(with: Array("/book/".utf8)) && !brought.contains(path)
                && path.split(separator: 0x2F).contains { $0.starts(with: ".tracebook-work-".utf8) }
        }
        #expect(leftovers == [], comment)
    }
}
