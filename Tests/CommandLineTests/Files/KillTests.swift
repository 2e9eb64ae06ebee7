import Foundation
import Testing
@testable import tracebook

/// Commands that are ended, or run out of disk, in front of any call that changes a file, and at any time:
/// the site is the old one or the new one, each chapter is whole, nothing else has changed, and the next
/// command works and clears up. `TRACEBOOK_KILLS=2000` ends them so often, `TRACEBOOK_SEED` at other moments.
@Suite(.serialized) struct KillTests {
    private static let wanted = ProcessInfo.processInfo.environment["TRACEBOOK_KILLS"].flatMap { Int($0) }
    private static let kills = wanted ?? 24
    private static let isLong = wanted != nil

    enum Command: String, CaseIterable {
        case build, accept, review

        var words: String {
            self == .review ? "printf A | tracebook review" : "tracebook \(rawValue)"
        }
    }

    /// A book in two versions, beside a folder that is nobody's business.
    private final class Book {
        let place: TemporaryFolder
        /// Chapters by version, as an author left them and as `accept` would leave them.
        let written: [[String: String]]
        var accepted: [[String: String]] = []
        var sites: [[String: String]] = []

        init() throws {
            place = try TemporaryFolder()
            written = (0..<2).map { version in
                let text =
                    "# Version \(version)\n\n```swift, scenario, name=a\nprint(\(version))\n```\n\n"
                    + "```log, of=a\n```\n"
                return Dictionary(
                    uniqueKeysWithValues: ["one", "two", "three"].map { ("Chapters/\($0).md", text) })
            }
            try place.put("precious", at: "beside/precious.txt")
            try place.put(
                "# Book\n\n- [1](one.md)\n- [2](two.md)\n- [3](three.md)\n", at: "book/Chapters/SUMMARY.md")
            for version in 0..<2 {
                try set(written[version])
                try run("tracebook build >/dev/null 2>&1 && tracebook accept >/dev/null")
                accepted.append(try files(in: "Chapters").filter { $0.key != "Chapters/SUMMARY.md" })
                try set(written[version])
                if version == 0 {
                    try place.put("mine", at: "book/Output/mine/notes.txt")
                    try place.link("book/Output/mine/link", to: "../../../beside")
                }
                sites.append(try files(in: "Output"))
            }
            sites[0]["Output/mine/link"] = "-> ../../../beside"
            sites[0]["Output/mine/notes.txt"] = "mine"
        }

        func set(_ chapters: [String: String]) throws {
            for (path, text) in chapters { try place.put(text, at: "book/" + path) }
        }

        func run(_ command: String) throws {
            let answer = try Shell.answer(to: command, in: place.path + "/book")
            try #require(answer == "", "\(command)")
        }

        /// The files below a folder of the book, or of the whole book, with their texts.
        func files(in folder: String) throws -> [String: String] {
            let beginning = folder.isEmpty ? "book/" : "book/\(folder)/"
            let paths = try place.files().filter { $0.hasPrefix(beginning) }
            return Dictionary(
                uniqueKeysWithValues: try paths.map { path in
                    let target = try? FileManager.default.destinationOfSymbolicLink(
                        atPath: place.path + "/" + path)
                    return (String(path.dropFirst(5)), try target.map { "-> " + $0 } ?? place.text(of: path))
                })
        }

        /// After a command that was stopped while version `version` was written.
        func check(_ command: Command, version: Int, _ comment: Comment) throws {
            #expect(sites.contains(try files(in: "Output")), comment)
            for (path, text) in try files(in: "Chapters") where path != "Chapters/SUMMARY.md" {
                guard !path.contains(".tracebook-work-") else { continue }
                let old = written[version][path]
                #expect(text == old || command != .build && text == accepted[version][path], comment)
            }
            #expect(try place.text(of: "beside/precious.txt") == "precious", comment)
            #expect(try place.folder.names(in: "beside") == ["precious.txt"], comment)
        }

        /// After the same command has come to its end.
        func checkEnd(_ command: Command, version: Int, _ comment: Comment) throws {
            try run(command.words + " >/dev/null 2>&1")
            if command == .build {
                #expect(try files(in: "Output") == sites[version], comment)
            } else {
                let chapters = try files(in: "Chapters").filter { $0.key != "Chapters/SUMMARY.md" }
                #expect(chapters == accepted[version], comment)
            }
            #expect(try place.folder.names(in: "book") == ["Chapters", "Output"], comment)
            #expect(
                try place.folder.names(in: "book/Chapters") == [
                    "SUMMARY.md", "one.md", "three.md", "two.md",
                ], comment)
        }
    }

    /// Small numbers that are the same each time.
    private struct Numbers {
        var state = ProcessInfo.processInfo.environment["TRACEBOOK_SEED"].flatMap { UInt64($0) } ?? 14

        mutating func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    /// So many calls that change files a command makes here, at most.
    private func mostCalls(_ command: Command) -> Int { command == .build ? 130 : 24 }

    @Test(
        "A command that is killed at any call, or at any time, leaves old or new, and the next one clears up")
    func killed() throws {
        let book = try Book()
        var numbers = Numbers()
        var each = Command.allCases.flatMap { command in (1...mostCalls(command)).map { (command, $0) } }
        for round in 0..<Self.kills {
            let command = Command.allCases[numbers.next(below: 3)]
            let version = numbers.next(below: 2)
            var stop = (command: command, call: Int?.some(1 + numbers.next(below: mostCalls(command))))
            if Self.isLong, !each.isEmpty {
                stop = (each[0].0, each[0].1)
                each.removeFirst()
            } else if round % 3 == 0 {
                stop.call = nil
            }
            try book.set(book.written[version])
            let words = stop.command.words + " >/dev/null 2>&1"
            if let call = stop.call {
                _ = try Shell.answer(
                    to: "export TRACEBOOK_KILL_AT=\(call); \(words)", in: book.place.path + "/book")
            } else {
                let delay = Double(numbers.next(below: 900)) / 1000
                _ = try Shell.answer(
                    to:
                        "bash -c 'set -m; { \(words); } & sleep \(delay); "
                        + "kill -9 -$!; wait; true' 2>/dev/null",
                    in: book.place.path + "/book")
            }
            let comment: Comment =
                "round \(round): \(stop.command) \(stop.call.map(String.init) ?? "by time")"
            try book.check(stop.command, version: version, comment)
            if Self.isLong || round % 4 == 3 { try book.checkEnd(stop.command, version: version, comment) }
        }
    }

    @Test("A disk that is full from any call on leaves everything as it was, with nothing beside it")
    func full() throws {
        let book = try Book()
        let step = Self.isLong ? 1 : 17
        for command in Command.allCases {
            for call in stride(from: 1, through: mostCalls(command), by: step) {
                try book.set(book.written[0])
                let before = try book.files(in: "")
                let answer = try Shell.answer(
                    to: "export TRACEBOOK_FULL_AT=\(call); \(command.words) 2>&1 >/dev/null | tail -1",
                    in: book.place.path + "/book")
                guard answer.contains("no space left on device [file-access]") else { continue }
                #expect(try book.files(in: "") == before, "\(command) \(call)")
            }
            try book.checkEnd(command, version: 0, "\(command)")
        }
    }
}
