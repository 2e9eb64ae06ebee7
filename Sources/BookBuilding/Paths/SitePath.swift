/// Paths inside the site, `/` between folders, and the relative links between them. A path is bytes: it is
/// split at the byte of the slash, which as a character may have swallowed a mark that follows it.
package enum SitePath {
    /// What is between folders.
    package static let slash = UInt8(ascii: "/")

    /// The components of a path that are not empty.
    package static func parts(of path: String) -> [String] {
        path.utf8.split(separator: slash).map { String(Substring($0)) }
    }

    /// Whether a path ends with some bytes.
    package static func ends(_ path: String, with ending: String) -> Bool {
        path.utf8.count >= ending.utf8.count && path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }

    /// The link that leads from one file of the site to another: `../index.html`.
    package static func link(from page: String, to target: String) -> String {
        let source = parts(of: page).dropLast()
        let goal = parts(of: target)
        let shared = zip(source, goal.dropLast()).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let steps = Array(repeating: "..", count: source.count - shared) + goal.dropFirst(shared)
        return steps.joined(separator: "/")
    }

    /// The file that a relative link on a page leads to; nil when it leads out of the site.
    package static func resolve(_ link: String, from page: String) -> String? {
        var parts = Array(parts(of: page).dropLast())
        for part in SitePath.parts(of: link) where part != "." {
            if part != ".." {
                parts.append(part)
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
        guard ends(path, with: ".md") else { return path }
        return String(Substring(path.utf8.dropLast(3))) + ".html"
    }
}
