import Foundation
import Testing
@testable import tracebook

/// `tracebook run --watch`, as somebody at a terminal sees it.
@Suite struct RunWatchTests {
    @Test("A file is run again when it is saved, also by an editor that renames, and also after an error")
    func file() throws {
        let place = try TemporaryFolder()
        try place.put("print(\"one\")", at: "idea.swift")
        let tool = try RunningTool(["run", "idea.swift", "--watch"], in: place.path)
        #expect(try tool.output(containing: "print: one\n") == "log\n\nprint: one\n")
        try tool.halted { try place.put("print(\"two\"", at: "idea.swift") }
        let said = try tool.output(containing: "1 error")
        #expect(said?.contains("\n-- idea.swift has changed --\n\n") == true)
        try tool.halted {
            try place.put("print(\"three\")", at: "idea.swift.new")
            try place.folder.rename("idea.swift.new", to: "idea.swift")
        }
        #expect(try tool.output(containing: "print: three\n") != nil)
        try place.folder.remove("idea.swift")
        #expect(try tool.output(containing: "cannot be read: no such file") != nil)
        try tool.halted { try place.put("print(\"four\")", at: "idea.swift") }
        #expect(try tool.output(containing: "print: four\n")?.contains("print: two") == false)
        #expect(try tool.interrupt() == 0)
    }

    @Test("A scenario of the book is run again when any chapter changes")
    func scenario() throws {
        let place = try TemporaryFolder()
        try place.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
        let chapter = { (word: String) in
            "# One\n\n```swift, scenario, name=say\nprint(\"\(word)\")\n```\n"
        }
        try place.put(chapter("first"), at: "Chapters/one.md")
        let tool = try RunningTool(["run", "say", "--watch", "--format", "objc"], in: place.path)
        #expect(try tool.output(containing: "print: first\n") == "print: first\n")
        try tool.halted { try place.put(chapter("second"), at: "Chapters/one.md") }
        #expect(
            try tool.output(containing: "print: second\n")
                == "print: first\n\n-- say has changed --\n\nprint: second\n")
        #expect(try tool.interrupt() == 0)
    }
}
