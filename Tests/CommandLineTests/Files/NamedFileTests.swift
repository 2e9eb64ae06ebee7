import Foundation
import Testing
@testable import tracebook

/// Reports go where the user says, whatever stands there.
@Suite struct NamedFileTests {
    private func file(_ path: String, in place: TemporaryFolder) -> NamedFile {
        NamedFile(path: place.path + "/" + path)
    }

    @Test("A file is replaced in one step and keeps its permissions; nothing is left beside it")
    func replaces() throws {
        let place = try TemporaryFolder()
        try file("a.json", in: place).write([65])
        #expect(try place.text(of: "a.json") == "A")
        #expect(chmod(place.path + "/a.json", 0o600) == 0)
        try file("a.json", in: place).write([66])
        #expect(try place.text(of: "a.json") == "B")
        #expect(place.folder.status(of: "a.json")?.permissions == 0o600)
        #expect(try place.folder.names() == ["a.json"])
    }

    @Test("What a link leads to is written to, and the link stays")
    func links() throws {
        let place = try TemporaryFolder()
        try place.put("a longer text", at: "real.json")
        try place.link("link.json", to: "real.json")
        try place.link("dangling.json", to: "new.json")
        try file("link.json", in: place).write([66])
        try file("dangling.json", in: place).write([67])
        #expect(try place.text(of: "real.json") == "B")
        #expect(try place.text(of: "new.json") == "C")
        #expect(place.folder.kind(of: "link.json") == .link)
        #expect(place.folder.kind(of: "dangling.json") == .link)
    }

    @Test("A missing folder and a folder are errors, and nothing stray is made")
    func missing() throws {
        let place = try TemporaryFolder()
        for (path, reason) in [
            ("no/such.json", "cannot be written: no such file or directory"), (".", "is a folder"),
            ("a/", "cannot be written: it has no name"),
        ] {
            let problem = #expect(throws: FileProblem.self) { try file(path, in: place).write([65]) }
            #expect(problem?.reason == reason)
        }
        #expect(try place.folder.names() == [])
    }

    @Test("Devices, pipes and what a shell makes of a command take a report as they are")
    func others() throws {
        let place = try TemporaryFolder()
        try place.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
        try place.put("# One\n", at: "Chapters/one.md")
        let verify = "tracebook verify >/dev/null 2>&1 --format text --report json="
        let answers = [
            "mkfifo pipe && (head -c 1 pipe & \(verify)pipe; wait) && test -p pipe": "{\n",
            "tracebook verify --format json --report json=/dev/stdout | grep -c diagnostics": "2\n",
            "\(verify)/dev/null && test -c /dev/null": "",
            "bash -c 'mkfifo end; exec 3<>end; "
                + "\(verify)>(head -c 1 >said.txt; echo >&3); read <&3; cat said.txt'":
                "{\n",
            "\(verify)/dev/fd/3 3>said.txt && head -c 1 said.txt": "{\n",
        ]
        for (command, answer) in answers.sorted(by: { $0.key < $1.key }) {
            #expect(try Shell.answer(to: command, in: place.path) == answer, "\(command)")
        }
        #expect(try place.folder.names() == ["Chapters", "end", "pipe", "said.txt"])
    }

    #if os(Linux)
        @Test("A device that takes nothing is named, and is a device still")
        func full() throws {
            let problem = #expect(throws: FileProblem.self) { try NamedFile(path: "/dev/full").write([65]) }
            #expect(problem?.reason == "cannot be written: no space left on device")
            #expect(try Shell.answer(to: "test -c /dev/full", in: "/") == "")
        }
    #endif
}
