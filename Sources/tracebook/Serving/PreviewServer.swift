import BookBuilding
import FlyingFox
import FlyingSocks
import Foundation

/// Answers a browser's requests with the pages of a preview. It only knows the files of the site, so no path
/// leads to anything else on the disk.
struct PreviewServer {
    let preview: Preview
    private let server: HTTPServer

    /// - Throws: `FileProblem` for a host that is no address.
    init(preview: Preview, host: String, port: UInt16) throws {
        self.preview = preview
        let name = host == "localhost" ? "127.0.0.1" : host
        if let address = try? sockaddr_in.inet(ip4: name, port: port) {
            server = HTTPServer(address: address, logger: .disabled)
        } else if let address = try? sockaddr_in6.inet6(ip6: name, port: port) {
            server = HTTPServer(address: address, logger: .disabled)
        } else {
            throw FileProblem(host, "is no address; use for example 127.0.0.1 or 0.0.0.0")
        }
    }

    /// Listens until the task is cancelled.
    ///
    /// - Throws: what the system says when the port cannot be had.
    func run() async throws {
        let preview = preview
        await server.appendRoute(HTTPRoute("GET,HEAD /\(LivePage.folder)/version")) { request in
            let version = await preview.version(otherThan: Self.knownVersion(in: request))
            return Self.response(Preview.Answer(bytes: Array(String(version).utf8), kind: "txt"))
        }
        await server.appendRoute("GET,HEAD *") { request in
            let path = String(request.path.drop { $0 == "/" })
            return Self.response(await preview.answer(to: path.removingPercentEncoding ?? path))
        }
        try await server.run()
    }

    /// The port that the system chose for port 0, once it listens.
    func port() async -> UInt16? {
        try? await server.waitUntilListening()
        switch await server.listeningAddress {
        case .ip4(_, let port), .ip6(_, let port): return port
        default: return nil
        }
    }

    /// The version that a page has, as its script says.
    private static func knownVersion(in request: HTTPRequest) -> Int {
        for item in request.query where item.name == "after" { return Int(item.value) ?? -1 }
        return -1
    }

    private static func response(_ answer: Preview.Answer) -> HTTPResponse {
        HTTPResponse(
            statusCode: answer.isFound ? .ok : .notFound,
            headers: [
                .contentType: contentTypes[answer.kind] ?? "application/octet-stream",
                .cacheControl: "no-store",
            ],
            body: Data(answer.bytes))
    }

    private static let contentTypes = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "txt": "text/plain; charset=utf-8",
        "xml": "application/xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
        "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    ]
}
