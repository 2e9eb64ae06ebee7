import Foundation
import Testing
@testable import tracebook

/// What `run` needs from outside of a scenario: the settings of its book, and its own bytes.
@Suite struct RunSettingsTests {
    private func book(settings: String) throws -> TemporaryFolder {
        let place = try TemporaryFolder()
        try place.put("# Book\n\n- [One](part/one.md)\n", at: "Chapters/SUMMARY.md")
        try place.put(settings, at: "Chapters/Book.json")
        let code = "```swift, scenario, name=size\nprint(view.frame.size)\n```\n"
        try place.put("# One\n\n" + code, at: "Chapters/part/one.md")
        return place
    }

    @Test(
        "A chapter runs on the screen of its book, wherever it is named from",
        arguments: [
            "tracebook run Chapters/part/one.md --scenario size", "tracebook run size",
            "cd Chapters && tracebook run part/one.md --scenario size",
            "cd Chapters/part && tracebook run one.md --scenario size",
            "cd Chapters/part && tracebook run ../part/one.md --scenario size",
        ])
    func screen(command: String) throws {
        let place = try book(settings: "{\"screen\": \"100x200\"}")
        #expect(try Shell.answer(to: command, in: place.path) == "log\n\nprint: (100.0, 200.0)\n")
    }

    @Test(
        "Settings that cannot be read keep a scenario from running on another screen",
        arguments: [
            ("tracebook run Chapters/part/one.md --scenario size", "Chapters/Book.json"),
            ("tracebook run size", "Chapters/Book.json"), ("tracebook explain size", "Chapters/Book.json"),
            ("cd Chapters && tracebook run part/one.md --scenario size", "Book.json"),
        ])
    func broken(command: String, path: String) throws {
        let place = try book(settings: "{\"scren\": \"100x200\"}")
        let answer = try Shell.answer(to: command, in: place.path)
        #expect(answer.hasPrefix("\(path):1:2: error: "), "\(answer)")
        #expect(answer.contains("[unknown-setting]\n") && answer.hasSuffix("[2]\n"), "\(answer)")
    }

    @Test("Standard input that cannot be read, and a file that is no text, are errors that say so")
    func unreadable() throws {
        let place = try TemporaryFolder()
        #expect(
            try Shell.answer(to: "tracebook run - < .", in: place.path)
                == "error: <stdin> cannot be read: is a directory [file-access]\n[2]\n")
        try place.put(Array("print(1)\n".utf8) + [0xFF, 0x0A], at: "bad.swift")
        let answer = try Shell.answer(to: "tracebook run bad.swift", in: place.path)
        #expect(answer.hasPrefix("bad.swift:2:1: error: the byte 0xFF is not UTF-8 text [not-utf-8]\n"))
        #expect(answer.hasSuffix("[2]\n"))
    }

    @Test("A name that several scenarios have is told with these, and with no others")
    func ambiguous() throws {
        let place = try book(settings: "{}")
        let code = ["size", "other"].map { "```swift, scenario, name=\($0)\nprint(1)\n```\n" }
        try place.put("# Two\n\n" + code.joined(), at: "Chapters/two.md")
        try place.put("# Book\n\n- [One](part/one.md)\n- [Two](two.md)\n", at: "Chapters/SUMMARY.md")
        for command in ["run", "explain", "accept"] {
            let answer = try Shell.answer(to: "tracebook \(command) size", in: place.path)
            #expect(
                answer == """
                    error: 'size' is the name of 2 scenarios [ambiguous-scenario]
                        = say which one: part/one/size, two/size

                    1 error
                    [2]

                    """, "\(command)")
        }
    }
}
