/// What the search looks through, in scripts that call the site's own: pages that were opened as files may
/// load scripts, and nothing else.
///
/// A first script says where things are. The others are pieces of a few kilobytes, of which an answer needs
/// some: keys with their places in alphabetical order, the sections in the order of the book, and the words
/// of the book that a slip of the finger may have meant.
struct SearchIndex {
    /// The path of the first script inside the site.
    static let path = "search-index.js"
    /// The folder of the pieces.
    static let folder = "search"

    private let pages: [SearchPage]
    /// Where pieces wait until the site is written; nil for memory.
    private let shelf: (any PageShelf)?

    /// - Parameter pages: in the order of the book.
    init(of pages: [SearchPage], shelf: (any PageShelf)? = nil) {
        self.pages = pages
        self.shelf = shelf
    }

    var files: [SiteFile] {
        var terms = SearchTerms()
        var first = 0
        for page in pages {
            terms.add(page.terms, from: first)
            first += page.count
        }
        let (sections, starts) = sectionPieces
        let sorted = terms.sorted
        let (keys, firsts) = keyPieces(of: sorted)
        var json = JSONWriter()
        let counted = pages.reduce(0) { $0 + $1.counted }
        json.put("tracebookIndex({\"sections\":\(counted),\"starts\":[")
        json.put(zip([0] + starts, starts).map { String($1 - $0) }.joined(separator: ","))
        json.put("],\"firsts\":")
        json.string(firsts.joined(separator: " "))
        json.put("});\n")
        return [SiteFile(path: Self.path, bytes: json.bytes), words(of: sorted)] + keys + sections
    }

    // MARK: Pieces

    /// A piece has about so many bytes, and a small book few of them; the more bytes there are in all, the
    /// larger are pieces, so that the first script stays small.
    private static func size(ofPieces total: Int) -> Int {
        max(12_000, Int(Double(total).squareRoot()))
    }

    private func piece(_ name: String, _ body: [UInt8]) -> SiteFile {
        var bytes = Self.opening(name)
        bytes.reserveCapacity(bytes.count + body.count + Self.closing.utf8.count)
        bytes += body
        bytes += Self.closing.utf8
        var file = SiteFile(path: "\(Self.folder)/\(name)\(Self.ending)", bytes: bytes)
        if let shelf { file.move(to: shelf) }
        return file
    }

    private static let closing = ");\n"

    private static let ending = ".js"

    private static func opening(_ name: some StringProtocol) -> [UInt8] {
        Array("tracebookPiece(\"\(name)\",".utf8)
    }

    /// Whether a path inside a site is that of a piece.
    static func isPiece(_ path: String) -> Bool {
        SitePath.ends(path, with: ending) && path.utf8.starts(with: "\(folder)/".utf8)
    }

    /// What a piece begins with, and no other file.
    static func opening(ofPieceAt path: String) -> [UInt8] {
        opening(path.dropFirst(folder.count + 1).dropLast(ending.count))
    }

    /// The keys, each with its number of sections and its places; and the first key of each piece.
    private func keyPieces(of terms: SortedTerms) -> (files: [SiteFile], firsts: [String]) {
        var records: [UInt8] = []
        var ends: [Int] = []
        for (key, name) in terms.keys.enumerated() {
            records += name.utf8
            records += " \(terms.counts[key]) ".utf8
            terms.encode(key, into: &records)
            ends.append(records.count)
        }
        let size = Self.size(ofPieces: records.count)
        var files: [SiteFile] = []
        var firsts: [String] = []
        var body: [UInt8] = []
        func finish() {
            if !body.isEmpty { files.append(piece("k\(files.count)", Self.quoted(body))) }
            body.removeAll(keepingCapacity: true)
        }
        for (key, (start, end)) in zip(terms.keys, zip([0] + ends, ends)) {
            if body.count + end - start > size { finish() }
            if body.isEmpty { firsts.append(key) } else { body.append(UInt8(ascii: ",")) }
            body += records[start..<end]
        }
        finish()
        return (files, firsts)
    }

    private static func quoted(_ body: [UInt8]) -> [UInt8] {
        let quote = UInt8(ascii: "\"")
        return [quote] + body + [quote]
    }

    /// The sections with their pages, and the number of the first section of each piece but the first.
    private var sectionPieces: (files: [SiteFile], starts: [Int]) {
        let size = Self.size(ofPieces: pages.reduce(0) { $0 + $1.size })
        var files: [SiteFile] = []
        var starts: [Int] = []
        var number = 0
        var json = JSONWriter()
        var isOpen = false
        func finish() {
            guard isOpen else { return }
            json.put("]]]")
            files.append(piece("s\(files.count)", json.bytes))
            isOpen = false
        }
        for page in pages {
            var isNamed = false
            for row in (0..<page.count).map(page.row) {
                if isOpen, json.bytes.count + row.count > size {
                    finish()
                    starts.append(number)
                }
                if !isOpen {
                    json.removeAll()
                    json.put("[")
                } else if isNamed {
                    json.put(",")
                } else {
                    json.put("]],")
                }
                if !isOpen || !isNamed {
                    json.put("[")
                    json.list([SitePath.address(of: page.path), page.title])
                    json.put(",[")
                }
                (isOpen, isNamed) = (true, true)
                json.put(bytes: row)
                number += 1
            }
        }
        finish()
        return (files, starts)
    }

    // MARK: Words

    /// So many words are known to the search when a query has one that the book does not have.
    private static let mostWords = 5000

    /// The words of the book, the most frequent ones: each with the number of letters that it shares with the
    /// one before it, in base 36.
    private func words(of terms: SortedTerms) -> SiteFile {
        var words = terms.keys.indices.filter { terms.counts[$0] > 0 && Self.isWord(terms.keys[$0]) }
        if words.count > Self.mostWords {
            // The keys are sorted, so their numbers are in the order of the alphabet.
            words.sort { (terms.counts[$1], $0) < (terms.counts[$0], $1) }
            words.removeLast(words.count - Self.mostWords)
            words.sort()
        }
        var body: [UInt8] = []
        var last = ""
        for word in words.lazy.map({ terms.keys[$0] }) {
            let shared = min(35, zip(last.utf8, word.utf8).prefix { $0 == $1 }.count)
            body += String(shared, radix: 36, uppercase: true).utf8
            body += word.utf8.dropFirst(shared)
            last = word
        }
        return piece("words", Self.quoted(body))
    }

    private static func isWord(_ key: String) -> Bool {
        key.utf8.count > 1 && key.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
}
