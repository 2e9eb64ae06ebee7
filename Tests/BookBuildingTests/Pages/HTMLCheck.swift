/// What is wrong with a page, found by reading it as strictly as XML: tags that do not balance, blocks inside
/// a paragraph, ids given twice, links to anchors that are not there.
struct HTMLCheck {
    private(set) var problems: [String] = []
    private(set) var ids: Set<String> = []
    private(set) var links: [String] = []
    private(set) var headingOneCount = 0
    private var open: [String] = []

    private static let void: Set<String> = ["meta", "link", "br", "hr", "img", "wbr", "input"]
    private static let blocks: Set<String> = [
        "p", "div", "ul", "ol", "li", "figure", "figcaption", "pre", "table", "details", "nav", "main",
        "section",
        "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "header", "footer",
    ]

    init(_ bytes: [UInt8]) {
        self.init(String(decoding: bytes, as: UTF8.self))
    }

    init(_ page: String) {
        var rest = page[...]
        if rest.hasPrefix("<!DOCTYPE html>") { rest.removeFirst("<!DOCTYPE html>".count) }
        while let start = rest.firstIndex(of: "<") {
            if rest[..<start].contains(">") { problems.append("a bare > in the text") }
            checkEntities(rest[..<start])
            guard let end = rest[start...].firstIndex(of: ">") else {
                problems.append("a tag without its end")
                break
            }
            read(tag: rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
        }
        if !open.isEmpty { problems.append("never closed: \(open.joined(separator: " "))") }
        for link in links where link.hasPrefix("#") && !ids.contains(String(link.dropFirst())) {
            problems.append("no anchor for \(link)")
        }
    }

    private mutating func read(tag: Substring) {
        if tag.hasPrefix("!--"), tag.hasSuffix("--") { return }
        if tag.first == "/" {
            let name = String(tag.dropFirst())
            guard open.last == name else {
                return problems.append("</\(name)> closes <\(open.last ?? "nothing")>")
            }
            open.removeLast()
            return
        }
        let name = String(tag.prefix { $0 != " " && $0 != "/" })
        if name == "h1" { headingOneCount += 1 }
        if Self.blocks.contains(name), open.contains("p") { problems.append("<\(name)> inside a paragraph") }
        if name == "a", open.contains("a") { problems.append("a link inside a link") }
        // The site's own script, and nothing that is code in the page itself.
        if name == "script", tag.prefixMatch(of: /script src="(\.\.\/)*book\.js"$/) == nil {
            problems.append("a script")
        }
        readAttributes(tag.dropFirst(name.count), of: name)
        if tag.last == "/" {
            if name != "path" { problems.append("<\(name)/> is not closed by that") }
        } else if !Self.void.contains(name) {
            open.append(name)
        }
    }

    private mutating func readAttributes(_ text: Substring, of element: String) {
        var rest = text
        var seen: Set<String> = []
        while let start = rest.firstIndex(where: { $0 != " " && $0 != "/" }) {
            rest = rest[start...]
            let name = String(rest.prefix { $0 != "=" && $0 != " " && $0 != "/" })
            rest = rest.dropFirst(name.count)
            if !seen.insert(name).inserted { problems.append("<\(element)> has \(name) twice") }
            guard rest.first == "=" else { continue }
            rest = rest.dropFirst()
            guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
                return problems.append("<\(element) \(name)> has no quoted value")
            }
            let value = String(rest.dropFirst()[..<end])
            rest = rest[rest.index(after: end)...]
            checkEntities(value[...])
            if name == "id", !ids.insert(value).inserted { problems.append("the id \(value) twice") }
            if name == "id", value.isEmpty || value.contains(" ") { problems.append("the id '\(value)'") }
            if name == "href" || name == "src" { links.append(value) }
            if name == "style" || name.hasPrefix("on") { problems.append("<\(element)> has \(name)") }
        }
    }

    private mutating func checkEntities(_ text: Substring) {
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            let entity = rest[start...].prefix(10)
            if !["&amp;", "&lt;", "&gt;", "&quot;"].contains(where: { entity.hasPrefix($0) }) {
                problems.append("a bare & before '\(entity.dropFirst())'")
            }
            rest = rest[rest.index(after: start)...]
        }
    }
}
