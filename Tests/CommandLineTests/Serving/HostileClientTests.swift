import Foundation
import Testing
@testable import tracebook

/// `tracebook serve` against clients that are no browsers: each is refused or served within its bounds, and
/// others are served meanwhile.
@Suite(.serialized) struct HostileClientTests {
    /// A server of a little book.
    private struct Server {
        let folder: TemporaryFolder
        let tool: RunningTool
        let port: UInt16

        init(_ options: [String] = []) throws {
            folder = try TemporaryFolder()
            try folder.put("# Book\n\n- [One](one.md)\n", at: "Chapters/SUMMARY.md")
            try folder.put("# One\n\nFirst.\n", at: "Chapters/one.md")
            tool = try RunningTool(["serve", folder.path, "--port", "0"] + options, in: folder.path)
            let said = try #require(try tool.output(containing: "/\n"))
            port = try #require(said.firstMatch(of: /:(\d+)\/\n/).flatMap { UInt16($0.1) })
        }

        /// The answer to a request, all of it, for a client that ends the connection.
        func answer(_ request: String, within seconds: Double = 60) throws -> (text: String, isEnded: Bool) {
            let client = try PlainClient(port: port)
            client.send(request)
            return client.rest(within: seconds)
        }

        /// Somebody else reads the book.
        func servesOthers() throws -> Bool {
            let page = try answer("GET /one.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return page.text.hasPrefix("HTTP/1.1 200 OK\r\n") && page.text.contains("<p>First.</p>")
        }
    }

    private static let host = "Host: localhost\r\n"

    @Test("Requests that are too long, too many or none are refused at once, and others are served")
    func refusals() throws {
        let server = try Server()
        let start = "GET / HTTP/1.1\r\n\(Self.host)"
        let refused: [(String, String)] = [
            ("GET /" + String(repeating: "a", count: 256 << 10) + " HTTP/1.1\r\n\(Self.host)\r\n", "431"),
            ("GET /" + String(repeating: "a", count: 1 << 20) + " HTTP/1.1\r\n\(Self.host)\r\n", "431"),
            (start + (0..<10_000).map { "X-\($0): a\r\n" }.joined() + "\r\n", "431"),
            (start + "X: " + String(repeating: "a", count: 4 << 20), "431"),
            (start + String(repeating: "X: a\r\n", count: 400_000), "431"),
            ("\u{0}\u{1}garbage\r\n\r\n", "400"), ("BREW / HTTP/1.1\r\n\(Self.host)\r\n", "40"),
            ("POST / HTTP/1.1\r\n\(Self.host)Content-Length: 3\r\n\r\nabc", "405"),
            (start + "Content-Length: 99999999999\r\n\r\n", "413"),
            (start + "Content-Length: 99999999999999999999999\r\n\r\n", "400"),
            (start + "Transfer-Encoding: chunked\r\n\r\n", "413"),
            ("GET / HTTP/1.1\r\n\r\n", "400"), (start + "Host: localhost\r\n\r\n", "400"),
            ("GET http://localhost/ HTTP/1.1\r\n\(Self.host)\r\n", "400"),
            ("OPTIONS * HTTP/1.1\r\n\(Self.host)\r\n", "405"),
        ]
        for (request, status) in refused {
            let label = String(request.prefix(40))
            let answer = try server.answer(request)
            #expect(answer.isEnded, "\(label)")
            // Who is still sending may lose the sentence with the connection.
            let isLong = request.utf8.count > 60_000
            #expect(answer.text.hasPrefix("HTTP/1.1 \(status)") || isLong && answer.text.isEmpty, "\(label)")
            #expect(try server.servesOthers(), "\(label)")
        }
        #expect(try server.tool.interrupt() == 0)
    }

    @Test("Clients that only wait, or send a byte now and then, keep nobody else from the book")
    func idleClients() throws {
        let server = try Server()
        let idle = try (0..<500).map { _ in try PlainClient(port: server.port) }
        for (number, client) in idle.enumerated() where number % 2 == 0 { client.send("GET / HT") }
        #expect(try server.servesOthers())
        for client in idle.suffix(20) { client.send("T") }
        #expect(try server.servesOthers())
        let last = try #require(idle.last)
        #expect(last.rest(within: 30).isEnded, "a request that never ends is not waited for")
        #expect(try server.servesOthers())
        #expect(try server.tool.interrupt() == 0)
    }

    @Test("A page of somebody else cannot read the book under a name of its own")
    func rebinding() throws {
        let server = try Server(["--allow-host", "My-Mac.local"])
        let status = { (host: String) in
            try server.answer("GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n").text.prefix(12)
        }
        let port = server.port
        let welcome = [
            "localhost", "localhost:\(port)", "LOCALHOST:1", "127.0.0.1:\(port)", "[::1]:\(port)",
            "127.8.8.8", "book.localhost", "my-mac.local:\(port)", "localhost.",
        ]
        for host in welcome { #expect(try status(host) == "HTTP/1.1 200", "\(host)") }
        let others = [
            "evil.example", "evil.example:\(port)", "localhost.evil.example", "127.0.0.1.evil.example",
            "192.168.0.9", "", "localhost:x", "[::1", "evil\u{E9}", "a@localhost",
        ]
        for host in others { #expect(try status(host).hasPrefix("HTTP/1.1 4"), "\(host)") }
        #expect(try server.tool.interrupt() == 0)
    }

    @Test("HEAD gives the headers of GET and no body; requests that come together are answered in order")
    func heads() throws {
        let server = try Server()
        let close = "\(Self.host)Connection: close\r\n\r\n"
        let page = try server.answer("GET /one.html HTTP/1.1\r\n\(close)").text
        let parts = page.components(separatedBy: "\r\n\r\n")
        let body = parts.dropFirst().joined(separator: "\r\n\r\n")
        #expect(parts[0].contains("Content-Length: \(body.utf8.count)"))
        #expect(try server.answer("HEAD /one.html HTTP/1.1\r\n\(close)").text == parts[0] + "\r\n\r\n")
        #expect(try server.answer("GET /one.html HTTP/1.0\r\n\r\n").text.hasSuffix(body))

        let keep = "HTTP/1.1\r\n\(Self.host)\r\n"
        let together = String(repeating: "HEAD /one.html \(keep)HEAD /no.html \(keep)", count: 1_000)
        let answers = try server.answer(together + "GET /one.html HTTP/1.1\r\n\(close)").text
        let statuses = answers.components(separatedBy: "HTTP/1.1 ").dropFirst().map { $0.prefix(3) }
        #expect(statuses == Array(repeating: ["200", "404"], count: 1_000).flatMap(\.self) + ["200"])
        #expect(answers.hasSuffix(body))
        for path in ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/Chapters/one.md", "//etc/passwd",
            "/one.html%00", "/%", "/%zz", "/one.html/", "/\\..\\x"]
        {
            let answer = try server.answer("GET \(path) HTTP/1.1\r\n\(close)").text
            #expect(answer.hasPrefix("HTTP/1.1 40"), "\(path)")
        }
        #expect(try server.tool.interrupt() == 0)
    }

    @Test("Ctrl-C ends the server at once, whatever its clients are at")
    func endsInEachState() throws {
        let beginnings = [
            "", "GET / HT", "GET /" + String(repeating: "a", count: 1 << 20),
            "GET / HTTP/1.1\r\n\(Self.host)",
            "GET / HTTP/1.1\r\n\(Self.host)X: " + String(repeating: "a", count: 2 << 20),
            "GET / HTTP/1.1\r\n\(Self.host)\r\n",
            String(repeating: "GET /one.html HTTP/1.1\r\n\(Self.host)\r\n", count: 5_000),
        ]
        for beginning in beginnings {
            let server = try Server()
            let version = try server.answer(
                "GET /.tracebook/version HTTP/1.1\r\n\(Self.host)Connection: close\r\n\r\n").text
            let now = version.components(separatedBy: "\r\n\r\n").last ?? ""
            let waiting = try PlainClient(port: server.port)
            waiting.send("GET /.tracebook/version?after=\(now) HTTP/1.1\r\n\(Self.host)\r\n")
            let clients = try (0..<3).map { _ in try PlainClient(port: server.port) }
            for client in clients { client.send(beginning, within: 1) }
            let clock = ContinuousClock()
            let start = clock.now
            #expect(try server.tool.interrupt() == 0, "\(beginning.prefix(30))")
            #expect(start.duration(to: clock.now) < .seconds(10), "\(beginning.prefix(30))")
            // Whose request has come in hears the version.
            let heard = waiting.rest()
            #expect(heard.isEnded && (heard.text.isEmpty || heard.text.hasSuffix("\r\n\r\n\(now)")))
        }
    }
}
