import Foundation
import SeededRandom
@testable import tracebook

/// A book that somebody made up without sense: files, links, devices, pipes, odd names, sizes and lists, the
/// same for the same seed. Beside it stands what no command may touch.
struct RandomTree {
    private var random: SeededGenerator
    private let root: String
    /// Files of the author's in `Output/` that no build has written, by their path in the book.
    private(set) var kept: [[UInt8]] = []

    /// - Parameter root: an empty folder.
    init(seed: UInt64, in root: String) {
        random = SeededGenerator(seed: seed)
        self.root = root
        mkdir(root + "/beside", 0o755)
        put(Self.precious, at: Array("beside/precious.txt".utf8))
        put(Self.precious, at: Array("beside/one.html".utf8))
        mkdir(root + "/book", 0o755)
        for folder in ["Chapters", "Chapters/part", "Output", "Output/part"] where number(below: 8) > 0 {
            mkdir(root + "/book/" + folder, 0o755)
        }
        if number(below: 4) > 0 {
            put(
                Array("# Book\n\n- [One](one.md)\n- [Two](part/two.md)\n".utf8),
                at: book("Chapters/SUMMARY.md"))
            put(Array("# One\n\n![A picture](p.png) [Two](part/two.md)\n".utf8), at: book("Chapters/one.md"))
            put(Array("# Two\n".utf8), at: book("Chapters/part/two.md"))
        }
        for _ in 0..<number(below: 12) { addEntry() }
    }

    static let precious = Array("precious".utf8)
    static let mine = Array("mine".utf8)

    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private mutating func pick<Element>(_ values: [Element]) -> Element {
        values[number(below: values.count)]
    }

    private func book(_ path: String) -> [UInt8] { Array(("book/" + path).utf8) }

    // MARK: What there is to choose from

    private static let folders = [
        "", "Chapters", "Chapters", "Chapters", "Chapters/part", "Chapters/a.html", "Output", "Output",
        "Output",
        "Output/part", "Output/deep", ".tracebook-work-1", "Chapters/.tracebook-work-1", "Chapters/\u{301}x",
    ]

    private static let names: [[UInt8]] =
        [
            "one.md", "two.md", "SUMMARY.md", "Book.json", "p.png", "q.jpg", "a\u{301}.md", "\u{E1}.md",
            "A.md",
            "a.md", "x\ny.md", "\u{FEFF}a.md", "\u{301}x.md", "..md", ".hidden.md", ".git", "index.html",
            "one.html",
            "book.css", "p.png", ".tracebook-files", ".tracebook-fences", ".tracebook-work-1",
            ".tracebook-work-new-1", ".Output.tracebook-new", ".Output.tracebook-old", "Output", "Chapters",
            "part",
            "a.html", "notes.txt", "CNAME", " ", "-", "a\\b", "\u{202E}gnp.md", "con.md",
            String(repeating: "n", count: 240) + ".md",
            String(repeating: "e\u{301}", count: 80) + ".png", String(repeating: "n", count: 300),
        ].map { Array($0.utf8) } + [[0xFF, 0x2E, 0x6D, 0x64], [0xC3, 0x28], [0x80]]

    private static let targets = [
        "../beside", "../../beside", "../../beside/precious.txt", "../beside/precious.txt",
        "/proc/self/environ",
        "/dev/zero", "/dev/full", "/proc/kmsg", ".", "..", "one.md", "../Output", "../Chapters/one.md",
        "nowhere",
        "loop", "../.git/config", "/", "p.png", "//", "part/../one.md", "./././one.md",
        String(repeating: "x/", count: 2_000),
    ]

    private static let texts: [[UInt8]] = [
        mine, [], [0xFF, 0xFE, 0], Array("# Heading\n\n[x](../../beside/precious.txt) ![y](p.png)\n".utf8),
        TemporaryFolder.picture,
        Array("../beside/precious.txt\n/etc/passwd\none.html\nCNAME\nnotes.txt\n".utf8),
        Array("part/one.html\na.html\t0123456789abcdef\nindex.html\n\0\n..\n".utf8),
        Array("{\"title\": \"\u{202E}x\"}".utf8), Array("```swift, scenario, name=a\nprint(1)\n```\n".utf8),
    ]

    // MARK: Entries

    private mutating func addEntry() {
        let folder = pick(Self.folders)
        let path = book(folder + (folder.isEmpty ? "" : "/")) + pick(Self.names)
        switch number(below: 12) {
        case 0...3: addFile(at: path)
        case 4...7: withPath(path) { [target = pick(Self.targets)] in _ = symlink(target, $0) }
        case 8: withPath(path) { _ = mkdir($0, 0o755) }
        case 9: withPath(path) { [kind = pick([S_IFIFO, S_IFSOCK])] in _ = mknod($0, kind | 0o644, 0) }
        case 10: addDevice(at: path)
        default: addLargeFile(at: path)
        }
    }

    private mutating func addFile(at path: [UInt8]) {
        let text = pick(Self.texts)
        // A list that is damaged is made whole; everything else of somebody's stays.
        let isList = path == book("Output/.tracebook-files")
        if put(text, at: path), text == Self.mine, path.starts(with: book("Output/")), !isList {
            kept.append(path)
        }
        guard number(below: 6) == 0 else { return }
        // A second name of a file outside.
        withPath(path + [0x32]) { _ = link(root + "/beside/precious.txt", $0) }
    }

    /// `null`, `zero` and `full` where they may be made.
    private mutating func addDevice(at path: [UInt8]) {
        #if os(Linux)
            let minor = pick([3, 5, 7])
            withPath(path) { _ = mknod($0, S_IFCHR | 0o666, dev_t(1 << 8 | minor)) }
        #endif
    }

    /// Larger than memory, and next to nothing on the disk.
    private mutating func addLargeFile(at path: [UInt8]) {
        let size = off_t(pick([8 << 20, (8 << 20) + 1, 3 << 30]))
        guard put([], at: path) else { return }
        withPath(path) { _ = truncate($0, size) }
    }

    @discardableResult
    private func put(_ bytes: [UInt8], at path: [UInt8]) -> Bool {
        var isWritten = false
        withPath(path) { path in
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644)
            guard file >= 0 else { return }
            isWritten = write(file, bytes, bytes.count) == bytes.count
            close(file)
        }
        return isWritten
    }

    private func withPath(_ path: [UInt8], _ work: (UnsafePointer<CChar>) -> Void) {
        let bytes = Array(root.utf8) + [0x2F] + path + [0]
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { work($0.baseAddress!) }
        }
    }

    // MARK: Looking

    /// What stands in the folder and below, links not followed: kinds and sizes by path, and the bytes of
    /// small files.
    static func sights(of root: String, in folder: [UInt8]) -> [[UInt8]: [UInt8]] {
        var sights: [[UInt8]: [UInt8]] = [:]
        guard let descriptor = Descriptor(open(root, O_RDONLY | O_DIRECTORY)) else { return [:] }
        look(into: descriptor, path: folder, &sights)
        return sights
    }

    private static func look(into folder: Descriptor, path: [UInt8], _ sights: inout [[UInt8]: [UInt8]]) {
        for bytes in folder.names() ?? [] {
            let name = bytes.map(CChar.init(bitPattern:)) + [0]
            let inner = path + [0x2F] + bytes
            guard let status = folder.status(of: name) else { continue }
            var sight = Array("\(status.kind) \(status.kind == .folder ? 0 : status.size)".utf8)
            switch status.kind {
            case .folder: if let next = folder.folder(name) { look(into: next, path: inner, &sights) }
            case .file where status.size < 10_000:
                let file = Descriptor(openat(folder.number, name, O_RDONLY | O_NOFOLLOW))
                sight += (try? file?.bytes(atMost: 10_000, "")) ?? []
            default: break
            }
            sights[inner] = sight
        }
    }
}
