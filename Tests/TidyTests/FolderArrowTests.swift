import Foundation
import Testing

/// The arrows between the folders of a module: each uses names of those that stand before it, never of those
/// behind it. The compiler sees no folders, so nobody but this test complains.
@Suite struct FolderArrowTests {
    /// For each module its folders, from the ground up.
    static let order: [String: [String]] = [
        "ScenarioLanguage": [
            // What is handed in: texts, files, places in them, limits. What it is about: values and types.
            "Code", "Parsing", "Values",
            // What the engine offers to scenarios, and what runs.
            "Catalogue", "Interpreting",
            // From a tree to colours and to a program, and the way from text to runs.
            "Highlighting", "Checking", "Linking", "Running",
        ],
        "BookBuilding": [
            // What knows nothing of books: texts and numbers, limits, paths, words, settings.
            "Formats", "Limits", "Paths", "Traces", "Settings",
            // What can be said and asked of a run.
            "Claims", "WhyNot",
            // From a fence to its output.
            "Figures", "Fences", "Chapters", "Scenarios",
            // What a chapter needs to know of its book, and what is found out about it.
            "Links", "Book", "Rules", "Freshness", "ChapterClaims", "Reference", "Search",
            // Pages, the site, the pipelines that make them.
            "Pages", "Site", "Building",
            // What commands ask of a book besides its site.
            "Accepting", "Reports", "Running", "Explaining", "Lessons",
        ]
    ]

    /// A name that a folder uses and a folder behind it declares.
    struct Arrow: Hashable, CustomStringConvertible {
        let path: String
        let line: Int
        let name: String
        let owner: String

        var description: String { "\(path):\(line) uses \(name) of \(owner)" }
    }

    @Test("A folder uses only names of folders that stand before it", arguments: order.keys.sorted())
    func arrowsHold(module: String) throws {
        let files = try SourceTree.swiftFiles(under: ["Sources/\(module)"])
        let others = try SourceTree.swiftFiles(under: ["Sources"]).filter {
            !$0.path.hasPrefix("Sources/\(module)/")
        }
        let folders = try #require(Self.order[module])
        for arrow in Self.arrows(among: files, of: module, folders: folders, others: others) {
            Issue.record("\(arrow), and \(arrow.owner) stands behind it in the order of \(module)")
        }
    }

    @Test("Each folder with Swift files has its place, once", arguments: order.keys.sorted())
    func everyFolderHasAPlace(module: String) throws {
        let files = try SourceTree.swiftFiles(under: ["Sources/\(module)"])
        let used = Set(files.map { Self.folder(of: $0.path) })
        let folders = try #require(Self.order[module])
        #expect(used.sorted() == folders.sorted())
    }

    @Test("An arrow that points the wrong way is found, in code and in interpolations, and no other")
    func findsArrows() {
        func file(_ path: String, _ text: String) -> SourceTree.File {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return SourceTree.File(path: "Sources/M/\(path)", lines: lines)
        }
        let files = [
            file("Low/a.swift", """
                struct Ground { /* Roof */ let text = "Roof" }
                // Roof
                func rest(_ value: Int) -> String { "\\(Roof.height(of: value))" }
                let wide = 3.widened + other.shared + Inner.own
                enum Inner { static let own = 1 }
                """),
            file("High/b.swift", """
                enum Roof { static func height(of value: Int) -> Ground { Ground() } }
                private struct Inner {}
                extension Int { var widened: Int { self } }
                extension Int { private var hidden: Int { self }; var shared: Int { self } }
                """),
        ]
        let other = file("../N/c.swift", "struct Elsewhere { var shared = 1 }")
        let found = Self.arrows(among: files, of: "M", folders: ["Low", "High"], others: [other])
        #expect(found.map(\.description) == [
            "Sources/M/Low/a.swift:3 uses Roof of High", "Sources/M/Low/a.swift:4 uses widened of High",
        ])
        #expect(Self.arrows(among: files, of: "M", folders: ["High", "Low"], others: [other]).map(\.name)
            == ["Ground"])
    }

    /// The arrows that point from a folder to one behind it.
    static func arrows(
        among files: [SourceTree.File], of module: String, folders: [String], others: [SourceTree.File]
    ) -> [Arrow] {
        let texts = files.map {
            (file: $0, folder: folder(of: $0.path), words: SwiftWords.words(of: $0.lines))
        }
        var names = DeclaredNames()
        for text in texts { names.add(text.words, of: text.folder) }
        var foreign = DeclaredNames()
        for file in others { foreign.add(SwiftWords.words(of: file.lines), of: "") }
        let foreignNames = foreign.names
        var seen: Set<Arrow> = []
        return texts.flatMap { text in
            text.words.flatMap { word in
                names.owners(of: word, in: text.folder, besides: foreignNames).sorted().compactMap { owner in
                    let place = folders.firstIndex(of: text.folder) ?? 0
                    guard folders.firstIndex(of: owner) ?? folders.count > place else { return nil }
                    let arrow = Arrow(path: text.file.path, line: word.line, name: word.text, owner: owner)
                    return seen.insert(arrow).inserted ? arrow : nil
                }
            }
        }
    }

    /// The folder of a file inside its module; empty for a file that lies in none.
    private static func folder(of path: String) -> String {
        let parts = path.split(separator: "/")
        return parts.count > 3 ? String(parts[2]) : ""
    }
}
