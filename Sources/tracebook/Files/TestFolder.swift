import BookBuilding
import Reporting

/// A folder of Swift tests, as `tracebook list --rules` reads it.
struct TestFolder {
    /// What says why some rules are exercised nowhere.
    static let explanationsName = "RulesNotExercised.txt"
    private static let mostFiles = 10_000

    private let path: String
    private let folder: Folder

    init(path: String) {
        self.path = path.utf8.last == SitePath.slash ? String(path.dropLast()) : path
        folder = Folder(path: path)
    }

    /// The tests whose names cite rules.
    func citations() throws -> TestCitations {
        var paths: [String] = []
        try collect("", into: &paths)
        return TestCitations(try paths.map(file))
    }

    /// The reasons; none when there is no such file.
    func explanations() throws -> RuleExplanations {
        guard folder.kind(of: Self.explanationsName) == .file else { return RuleExplanations() }
        return RuleExplanations(try file(Self.explanationsName))
    }

    private func file(_ relative: String) throws -> SourceFile {
        SourceFile(
            path: path + "/" + relative, bytes: try folder.read(relative, atMost: BookReader.sizeLimit))
    }

    /// The Swift files in a folder, in order of path; hidden folders are left out.
    private func collect(_ relative: String, into paths: inout [String]) throws {
        for name in try folder.names(in: relative) where !name.hasPrefix(".") {
            let inner = relative.isEmpty ? name : relative + "/" + name
            switch folder.kind(of: inner) {
            case .folder: try collect(inner, into: &paths)
            case .file where name.hasSuffix(".swift"): paths.append(inner)
            default: continue
            }
            guard paths.count <= Self.mostFiles else {
                throw FileProblem(path, "has more than \(Self.mostFiles) Swift files")
            }
        }
    }
}
