import Foundation
import Testing
@testable import tracebook

@Suite struct WorkshopTests {
    @Test("What a stopped command left in a folder is cleared away; what only bears the name is not")
    func leftovers() throws {
        let place = try TemporaryFolder()
        let elsewhere = try TemporaryFolder()
        try elsewhere.put("precious", at: "precious.txt")
        let lock = try FolderLock(place.folder)
        let left = try Workshop(lock)
        try left.folder.write([1], to: "new/a.html")
        try place.put("theirs", at: ".tracebook-work-1/a.html")
        try place.put("theirs", at: ".tracebook-work-new-2/a.html")
        try place.put("theirs", at: ".tracebook-work-3")
        try place.link(".tracebook-work-4", to: elsewhere.path)
        try place.link(".tracebook-work-new-5", to: elsewhere.path)
        try place.link(String(left.folder.path.dropFirst(place.path.count + 1)) + "/out", to: elsewhere.path)
        let workshop = try Workshop(lock)
        workshop.close()
        #expect(
            try place.folder.names() == [
                ".tracebook-work-1", ".tracebook-work-3", ".tracebook-work-4", ".tracebook-work-new-2",
                ".tracebook-work-new-5",
            ])
        #expect(try elsewhere.text(of: "precious.txt") == "precious")
        #expect(try place.text(of: ".tracebook-work-new-2/a.html") == "theirs")
    }

    @Test("A folder has one lock at a time, and whoever waits is told for whom")
    func locks() throws {
        let place = try TemporaryFolder()
        var lock: FolderLock? = try FolderLock(place.folder)
        #expect(lock?.isHeld == true)
        let problem = #expect(throws: FileProblem.self) { try FolderLock(place.folder, looks: 2) }
        #expect(problem?.reason.hasPrefix("is being written into by another tracebook") == true)
        #if os(Linux)
            #expect(problem?.reason.contains("(process \(getpid()))") == true)
        #endif
        lock = nil
        #expect(try FolderLock(place.folder, looks: 1).isHeld)
    }

    @Test("Builds at the same time, and accepts among them, leave a whole site and whole chapters")
    func atOnce() throws {
        let place = try TemporaryFolder()
        let scenario = "```swift, scenario, name=a\nprint(1)\n```\n\n```log, of=a\n```\n"
        try place.put("# Book\n\n- [One](one.md)\n- [Two](two.md)\n", at: "Chapters/SUMMARY.md")
        for round in 0..<3 {
            for name in ["one", "two"] {
                try place.put("# Round \(round)\n\n" + scenario, at: "Chapters/\(name).md")
            }
            let build = "tracebook build >/dev/null 2>>said.txt"
            // With bash, for the plain shell may wait for what has ended already.
            let accept = "tracebook accept >/dev/null 2>>said.txt"
            let answer = try Shell.answer(
                to: "bash -c '\(build) & \(build) & \(accept) & \(build) & wait'", in: place.path)
            #expect(answer == "")
            #expect(
                try Shell.answer(
                    to: "tracebook accept >/dev/null; tracebook build >/dev/null", in: place.path) == "")
            #expect(try Shell.answer(to: "tracebook verify >/dev/null 2>&1", in: place.path) == "")
            #expect(try place.folder.names() == ["Chapters", "Output", "said.txt"])
            #expect(try place.folder.names(in: "Chapters") == ["SUMMARY.md", "one.md", "two.md"])
        }
    }

    @Test("A build that cannot have the lock says who has it, and writes nothing")
    func refused() throws {
        let place = try TemporaryFolder()
        try place.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
        try place.put("# One\n", at: "Chapters/one.md")
        let lock = try FolderLock(place.folder)
        let answer = try Shell.answer(to: "tracebook build", in: place.path)
        #expect(answer.hasPrefix("error: . is being written into by another tracebook"), "\(answer)")
        #expect(answer.hasSuffix("try again when it is done [file-access]\n[2]\n"), "\(answer)")
        #expect(try place.folder.names() == ["Chapters"])
        withExtendedLifetime(lock) {}
    }
}
