import BookBuilding
import Foundation
import NIOHTTP1

/// What a request asks for, or why it gets nothing.
enum RequestCheck {
    /// A file of the preview, by its path inside the site.
    case file(String)
    /// The version of the preview, as soon as it is not this one.
    case version(Int)
    case refused(WebAnswer)

    init(_ head: HTTPRequestHead, hosts: HostList) {
        if let refusal = Self.refusal(of: head, hosts: hosts) {
            self = .refused(refusal)
            return
        }
        let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let written = String(parts[0].drop { $0 == "/" })
        let path = written.removingPercentEncoding ?? written
        guard path == "\(LivePage.folder)/version" else {
            self = .file(path)
            return
        }
        let items = parts.count > 1 ? parts[1].split(separator: "&") : []
        let known = items.first { $0.hasPrefix("after=") }.flatMap { Int($0.dropFirst("after=".count)) }
        self = .version(known ?? -1)
    }

    private static func refusal(of head: HTTPRequestHead, hosts: HostList) -> WebAnswer? {
        let named = head.headers["Host"]
        guard named.count == 1 || named.isEmpty && head.isOld else {
            return WebAnswer(refusal: .badRequest, "A request names one host.")
        }
        if let host = named.first, !hosts.contains(host) {
            return WebAnswer(
                refusal: .misdirectedRequest,
                "This server does not answer for that host. If it should: tracebook serve --allow-host NAME")
        }
        guard head.method == .GET || head.method == .HEAD else {
            var refusal = WebAnswer(refusal: .methodNotAllowed, "Pages can be read, and nothing else.")
            refusal.allowed = "GET, HEAD"
            return refusal
        }
        guard head.uri.hasPrefix("/") else {
            return WebAnswer(refusal: .badRequest, "A request's path begins with a slash.")
        }
        let lengths = head.headers["Content-Length"]
        guard lengths.allSatisfy({ $0 == "0" }), head.headers["Transfer-Encoding"].isEmpty else {
            return WebAnswer(refusal: .payloadTooLarge, "A request for a page has no body.")
        }
        return nil
    }
}

extension HTTPRequestHead {
    /// Whether it comes from a time before hosts were named and connections kept.
    var isOld: Bool { version.major < 1 || version == .http1_0 }
}
