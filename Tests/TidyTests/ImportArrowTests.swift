import Foundation
import Testing

/// The arrows between modules: each imports only what its row names. The compiler catches an undeclared
/// import, not one that is reachable through another module.
@Suite struct ImportArrowTests {
    /// What each module may import.
    static let arrows: [String: Set<String>] = [
        "Reporting": ["Foundation"],
        "CommonMark": ["CCommonMark", "Reporting"],
        "EventEngine": ["Foundation"],
        "ScenarioLanguage": [
            "CPlatformNames", "EventEngine", "Foundation", "Reporting", "SwiftParser",
            "SwiftParserDiagnostics", "SwiftSyntax",
        ],
        "Diagrams": ["EventEngine", "Foundation", "Reporting"],
        "BookBuilding": [
            "CBundledTexts", "CommonMark", "Crypto", "Diagrams", "EventEngine", "Foundation", "Reporting",
            "ScenarioLanguage",
        ],
        "tracebook": [
            "ArgumentParser", "BookBuilding", "CFolderExchange", "CProcess", "Foundation", "NIOCore",
            "NIOHTTP1", "NIOPosix", "Reporting",
        ],
    ]

    @Test("Each module imports only what its row names")
    func arrowsHold() throws {
        for (module, allowed) in Self.arrows.sorted(by: { $0.key < $1.key }) {
            for file in try SourceTree.swiftFiles(under: ["Sources/\(module)"]) {
                for (index, line) in file.lines.enumerated() {
                    guard let name = imported(by: line), !allowed.contains(name) else { continue }
                    Issue.record("\(file.path):\(index + 1) \(module) must not import \(name)")
                }
            }
        }
    }

    @Test("Every module of the package has its row")
    func everyModuleHasARow() throws {
        let sources = SourceTree.root.appendingPathComponent("Sources").path
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
        let others = [
            "CBundledTexts", "CCommonMark", "CFolderExchange", "CPlatformNames", "CProcess", "Plugins",
        ]
        for folder in folders where !others.contains(folder) {
            #expect(Self.arrows[folder] != nil, "\(folder) has no row of allowed imports")
        }
    }

    @Test("Nothing below the command line reads a clock, the environment or chance", arguments: [
        "Date()", "ProcessInfo", "SystemRandomNumberGenerator", "getenv", "DispatchTime.now", "FileManager",
        ".random(in:", ".randomElement()", "Locale.current", "TimeZone.current", "exit(", "#filePath",
    ])
    func noSideEffects(word: String) throws {
        for (place, line) in try Self.pureLines.get() where names(word, in: line) {
            Issue.record("\(place) uses \(word)")
        }
    }

    /// The lines below the command line without comments and literals, each with its place; read once for all
    /// words. What scenarios get of Swift's library as text is a literal.
    private static let pureLines = Result {
        let pure = arrows.keys.filter { $0 != "tracebook" }.sorted().map { "Sources/\($0)" }
        let files = try SourceTree.swiftFiles(under: pure)
        return files.filter { !$0.path.contains("/LibrarySource+") }.flatMap { file in
            file.lines.enumerated().map { ("\(file.path):\($0.offset + 1)", code($0.element)) }
        }
    }

    /// Whether the word stands in a line, and not as the end of a longer name.
    private func names(_ word: String, in line: String) -> Bool {
        line.ranges(of: word).contains { range in
            guard word.first?.isLetter == true, let before = line[..<range.lowerBound].last else {
                return true
            }
            return !before.isLetter && !before.isNumber && before != "_"
        }
    }

    /// The line without comments and without string literals, in which a scenario's words may stand.
    private static func code(_ line: Substring) -> String {
        var result = ""
        var isInLiteral = false
        for character in line.components(separatedBy: "//")[0] {
            if character == "\"" { isInLiteral.toggle() } else if !isInLiteral { result.append(character) }
        }
        return result
    }

    /// The module that an import declaration names, whatever attributes and access it carries.
    private func imported(by line: Substring) -> String? {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "." })
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
        let modifiers: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]
        guard words[..<index].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "func", "protocol", "typealias", "var", "let"]
        let namesDeclaration = kinds.contains(words[index + 1]) && index + 2 < words.count
        return String(words[namesDeclaration ? index + 2 : index + 1])
    }
}
