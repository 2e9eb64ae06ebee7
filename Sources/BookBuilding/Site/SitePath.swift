/// Paths inside the site, `/` between folders, and the relative links between them.
package enum SitePath {
    /// The link that leads from one file of the site to another: `../index.html`.
    package static func link(from page: String, to target: String) -> String {
        let source = page.split(separator: "/").dropLast()
        let goal = target.split(separator: "/")
        let shared = zip(source, goal.dropLast()).prefix { $0 == $1 }.count
        let steps =
            Array(repeating: "..", count: source.count - shared) + goal.dropFirst(shared).map(String.init)
        return steps.joined(separator: "/")
    }

    /// The file that a relative link on a page leads to; nil when it leads out of the site.
    package static func resolve(_ link: String, from page: String) -> String? {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(String(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    private static let plain = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

    /// A path as part of a web address: what addresses cannot hold is written with percent signs.
    package static func address(of path: String) -> String {
        guard !path.utf8.allSatisfy(plain.contains) else { return path }
        let digits = Array("0123456789ABCDEF".utf8)
        var address: [UInt8] = []
        for byte in path.utf8 {
            if plain.contains(byte) {
                address.append(byte)
            } else {
                address += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: address, as: UTF8.self)
    }

    /// The page of a chapter: `advanced/hit.md` becomes `advanced/hit.html`.
    package static func page(ofChapter path: String) -> String {
        path.hasSuffix(".md") ? String(path.dropLast(3)) + ".html" : path
    }
}
