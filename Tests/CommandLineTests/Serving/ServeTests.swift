import Foundation
import Testing
@testable import tracebook

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `tracebook serve`, as a browser and a terminal see it.
@Suite(.serialized) struct ServeTests {
    /// A server that runs until the test stops it.
    private final class Server {
        let process = Process()
        let output = Pipe()
        private(set) var address = ""

        init(_ folder: TemporaryFolder, port: Int = 0) throws {
            process.executableURL = Shell.products.appendingPathComponent("tracebook")
            process.arguments = ["serve", folder.path, "--port", String(port)]
            process.standardOutput = output
            process.standardError = output
            process.standardInput = FileHandle.nullDevice
            try process.run()
            var line: [UInt8] = []
            while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
                line.append(byte)
            }
            address = String(decoding: line, as: UTF8.self)
        }

        /// The body and the status of an answer.
        func get(_ path: String) async throws -> (text: String, status: Int) {
            let url = try #require(URL(string: address + path))
            let (data, response) = try await URLSession.shared.data(from: url)
            return (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode ?? 0)
        }

        /// Ends the server as Ctrl-C does, and gives its exit status.
        func interrupt() -> Int32 {
            process.interrupt()
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    private func book(_ text: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
        try folder.put(text, at: "Chapters/one.md")
        return folder
    }

    @Test("Saving a chapter gives a new version of the page; an error keeps the last good one below it")
    func reloads() async throws {
        let folder = try book("# One\n\nFirst.\n")
        let server = try Server(folder)
        let first = try await server.get("one.html")
        #expect(first.status == 200 && first.text.contains("<p>First.</p>"))
        #expect(first.text.contains("data-version=\"1\"") && first.text.contains("connect-src 'self'"))
        #expect(try await server.get(".tracebook/version?after=0").text == "1")

        try folder.put("# One\n\nSecond.\n", at: "Chapters/one.md")
        #expect(try await server.get(".tracebook/version?after=1").text == "2")
        #expect(try await server.get("one.html").text.contains("<p>Second.</p>"))

        try folder.put("# One\n\nThird, and [a dead link](two.md).\n", at: "Chapters/one.md")
        #expect(try await server.get(".tracebook/version?after=2").text == "3")
        let broken = try await server.get("one.html")
        #expect(broken.text.contains("<p>Second.</p>") && broken.text.contains("class=\"troubles\""))
        #expect(broken.text.contains("Chapters/one.md:3:"))

        try folder.put("# One\n\nFourth.\n", at: "Chapters/one.md")
        #expect(try await server.get(".tracebook/version?after=3").text == "4")
        #expect(try await !server.get("one.html").text.contains("troubles"))
        #expect(server.interrupt() == 0)
        #expect(folder.folder.kind(of: "Output") == nil)
    }

    @Test("Only files of the site are served; everything else is not found")
    func inside() async throws {
        let folder = try book("# One\n")
        let server = try Server(folder)
        for path in ["two.html", "Chapters/one.md", "..%2f..%2fetc/passwd", "%2e%2e/Chapters/one.md"] {
            let answer = try await server.get(path)
            #expect(answer.status == 404 && answer.text.contains("There is no such page"), "\(path)")
        }
        #expect(try await server.get("").text.contains("<h1>Book</h1>"))
        #expect(server.interrupt() == 0)
    }

    @Test("A port in use is an error that says so")
    func portInUse() async throws {
        let folder = try book("# One\n")
        let server = try Server(folder)
        let port = try #require(URL(string: server.address)?.port)
        let answer = try Shell.answer(to: "tracebook serve --port \(port)", in: folder.path)
        #expect(
            answer == """
                error: cannot listen at 127.0.0.1:\(port): address already in use [no-port]
                    = choose another one: --port 0 takes any that is free

                1 error
                [2]

                """)
        #expect(server.interrupt() == 0)
    }
}
