import NIOHTTP1

/// What a client gets.
struct WebAnswer: Sendable {
    var status = HTTPResponseStatus.ok
    /// What the bytes are: `text/html; charset=utf-8`.
    var type: String
    var body: [UInt8]
    /// The methods that there are, where another one was asked for.
    var allowed: String?
    /// Whether the connection ends with it.
    var closes = false

    /// A page or another file of the preview.
    init(_ answer: Preview.Answer) {
        status = answer.isFound ? .ok : .notFound
        type = Self.types[answer.kind] ?? "application/octet-stream"
        body = answer.bytes
    }

    /// A sentence for a client that asks for what it does not get; it loses its connection.
    init(refusal status: HTTPResponseStatus, _ sentence: String) {
        self.status = status
        type = "text/plain; charset=utf-8"
        body = Array((sentence + "\n").utf8)
        closes = true
    }

    /// - Parameter closes: whether the client hears that the connection ends.
    func headers(closes: Bool) -> HTTPHeaders {
        var headers = HTTPHeaders([
            ("Content-Type", type), ("Content-Length", String(body.count)), ("Cache-Control", "no-store"),
            // Pages of others cannot show parts of a draft as their own.
            ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Content-Type-Options", "nosniff"),
        ])
        if let allowed { headers.add(name: "Allow", value: allowed) }
        if closes { headers.add(name: "Connection", value: "close") }
        return headers
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "txt": "text/plain; charset=utf-8",
        "xml": "application/xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
        "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    ]
}
