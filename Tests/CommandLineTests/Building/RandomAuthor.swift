import Foundation
import SeededRandom
@testable import tracebook

/// An author who edits a book without sense: the same edits for the same seed.
struct RandomAuthor {
    private let place: TemporaryFolder
    private var random: SeededGenerator
    private var made = 0
    /// What the book is made of, by path inside Chapters; the summary follows from `order`.
    private var files: [String: [UInt8]] = [:]
    private var order: [String] = []
    private var earlier: (files: [String: [UInt8]], order: [String]) = ([:], [])

    /// Begins with a book of three chapters in the folder `book`.
    init(seed: UInt64, in place: TemporaryFolder) throws {
        self.place = place
        random = SeededGenerator(seed: seed)
        for _ in 0..<3 { addChapter() }
        try write()
    }

    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    // MARK: Edits

    /// Does something to the book, or damage to its pages, and says what.
    mutating func edit() throws -> String {
        earlier = (files, order)
        let chapter = order[number(below: order.count)]
        let edits: [(String, (inout RandomAuthor) throws -> Void)] = [
            ("numbers of \(chapter)", { $0.changeNumbers(in: chapter) }),
            ("words of \(chapter)", { $0.append("\nMore words: \($0.number(below: 100)).\n", to: chapter) }),
            ("a claim in \(chapter)", { $0.append($0.claim, to: chapter) }),
            ("a new chapter", { $0.addChapter() }),
            ("without \(chapter)", { $0.removeChapter(chapter) }),
            ("another name for \(chapter)", { $0.renameChapter(chapter) }),
            ("the order", { author in
                var order = author.order
                order.shuffle(using: &author.random)
                author.order = order
            }),
            ("settings", { $0.changeSettings() }),
            ("a picture in \(chapter)", { $0.changePicture(for: chapter) }),
            ("accepted", { try $0.accept() }),
            ("damage", { try $0.damage() }),
            ("damage again", { try $0.damage() }),
            ("nothing", { _ in }),
        ]
        let (name, work) = edits[number(below: edits.count)]
        try work(&self)
        try write()
        return name
    }

    /// Takes the last edit back, as it gave no book.
    mutating func undo() throws {
        (files, order) = earlier
        try write()
    }

    private mutating func changeNumbers(in chapter: String) {
        let text = String(decoding: files[chapter] ?? [], as: UTF8.self)
        let width = number(below: 200) + 20
        files[chapter] = Array(text.replacing(/width: \d+/, with: "width: \(width)").utf8)
    }

    private mutating func append(_ text: String, to chapter: String) {
        files[chapter, default: []] += Array(text.utf8)
    }

    private mutating func addChapter() {
        made += 1
        let width = number(below: 200) + 20
        var text = """
            # Chapter \(made)

            ```swift, scenario, name=tap
            let red = UIView(frame: CGRect(x: 10, y: 10, width: \(width), height: 60))
            view.addSubview(red)
            hand.tap(red)
            print(red.frame.width)
            ```

            ```swift, scenario, name=twice, extends=tap
            hand.tap(red)
            ```

            ```log, of=twice, select=[touches, prints], only=[red]
            ```

            ```layout, of=tap
            ```

            """
        let isInPart = number(below: 2) == 0
        if let other = order.last {
            // A link dies when that chapter gets another name: then there is no book.
            text += "\nSee [another chapter](\(isInPart ? "../" : "")\(other)#tap).\n" + claim
        }
        let name = "\(isInPart ? "part/" : "")c\(made).md"
        files[name] = Array(text.utf8)
        order.append(name)
    }

    private var claim: String {
        mutating get {
            let other = order[number(below: order.count)].dropLast(3)
            return "\n[It says a number](check:\(other)/tap \"print \\\"\(number(below: 220)).0\\\"\").\n"
        }
    }

    private mutating func removeChapter(_ chapter: String) {
        guard order.count > 1 else { return }
        files[chapter] = nil
        order.removeAll { $0 == chapter }
    }

    private mutating func renameChapter(_ chapter: String) {
        made += 1
        let name = "renamed-\(made).md"
        files[name] = files.removeValue(forKey: chapter)
        order = order.map { $0 == chapter ? name : $0 }
    }

    private mutating func changeSettings() {
        let language = ["en", "zh-Hans"][number(below: 2)]
        let base = ["", ", \"baseURL\": \"https://example.org/book/\""][number(below: 2)]
        let settings = "{\"title\": \"Book \(number(below: 9))\", \"language\": \"\(language)\"\(base)}\n"
        files["Book.json"] = Array(settings.utf8)
    }

    private mutating func changePicture(for chapter: String) {
        files["p.png"] = TemporaryFolder.picture + (0..<8).map { _ in UInt8(number(below: 256)) }
        append("\n![A picture](\(chapter.hasPrefix("part/") ? "../" : "")p.png)\n", to: chapter)
    }

    private mutating func accept() throws {
        _ = try Shell.answer(to: "tracebook accept book", in: place.path)
        for path in order { files[path] = try place.folder.read("book/Chapters/" + path, atMost: 1 << 26) }
    }

    /// Spoils a file of the site, or puts one beside it that is nobody's business.
    private mutating func damage() throws {
        let paths = try place.files().filter { $0.hasPrefix("book/Output/") && !$0.contains("/.tracebook") }
        guard !paths.isEmpty else { return }
        let path = "'" + paths[number(below: paths.count)] + "'"
        let commands = [
            "rm \(path)", "printf damaged > \(path)", ": > \(path)", "chmod 600 \(path)",
            "cp -p \(path) k && tr a b < k > \(path) && touch -r k \(path) && rm k",
            "printf '\\nrubbish.html\\n../../x\\n' >> book/Output/.tracebook-files",
            "printf mine > book/Output/FOREIGN", "rm -rf book/Output/part", "rm -rf book/Output",
            "mkdir -p book/.Output.tracebook-new/x book/.Output.tracebook-old",
        ]
        _ = try Shell.answer(to: commands[number(below: commands.count)], in: place.path)
    }

    // MARK: Writing

    private func write() throws {
        _ = try Shell.answer(to: "rm -rf book/Chapters", in: place.path)
        for (path, bytes) in files { try place.put(bytes, at: "book/Chapters/" + path) }
        let list = order.map { "- [\($0)](\($0))\n" }.joined()
        try place.put("# A book\n\n" + list, at: "book/Chapters/SUMMARY.md")
    }
}
