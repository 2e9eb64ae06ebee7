import SwiftSyntax

/// The files that a program consists of: its sources, and last the scenario itself. Their texts follow each
/// other, so a place in the program's text tells the file.
struct ProgramFiles: Sendable {
    /// The byte offset at which each file begins, ascending.
    private let starts: [Int]
    private let libraryCount: Int

    /// - Parameters:
    ///   - sizes: Of the files in bytes, in order; the last one is the scenario's.
    ///   - libraryCount: How many of the first ones belong to Swift's library.
    init(sizes: [Int] = [0], libraryCount: Int = 0) {
        self.libraryCount = libraryCount
        var offset = 0
        starts = sizes.map { size in
            defer { offset += size }
            return offset
        }
    }

    /// Whether there are files besides the scenario.
    var areSeveral: Bool { starts.count > 1 }

    /// The number of the file that a place is in, from 0.
    func number(of range: SourceRange) -> Int {
        guard areSeveral else { return 0 }
        return (starts.firstIndex { $0 > Int(range.lower) } ?? starts.count) - 1
    }

    /// Whether a place is in a part of Swift's library.
    func isLibrary(_ range: SourceRange) -> Bool { number(of: range) < libraryCount }

    /// Where the library ends, as a byte offset in the program's text.
    var endOfLibrary: Int32 { Int32(libraryCount < starts.count ? starts[libraryCount] : 0) }

    /// Whether a place is in the scenario itself.
    func isScenario(_ range: SourceRange) -> Bool { number(of: range) == starts.count - 1 }

    /// One tree for several files, in which places count from the beginning of the first one.
    static func join(_ trees: [SourceFileSyntax]) -> SourceFileSyntax {
        guard var whole = trees.last, trees.count > 1 else {
            return trees.last ?? SourceFileSyntax(statements: [])
        }
        var items: [CodeBlockItemSyntax] = []
        /// Comments and blanks behind the last statement of a file.
        var rest = Trivia()
        for tree in trees {
            var own = Array(tree.statements)
            if let first = own.first, !rest.isEmpty {
                own[0] = first.with(\.leadingTrivia, rest + first.leadingTrivia)
                rest = Trivia()
            }
            items += own
            rest += tree.endOfFileToken.leadingTrivia
            guard let last = items.popLast() else { continue }
            items.append(last.with(\.trailingTrivia, last.trailingTrivia + rest))
            rest = Trivia()
        }
        whole.statements = CodeBlockItemListSyntax(items)
        return whole
    }
}
