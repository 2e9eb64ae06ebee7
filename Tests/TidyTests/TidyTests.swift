import Foundation
import Testing

/// The limits that keep the source readable, held by tests rather than by reviewers' patience.
@Suite struct TidyTests {
    static let ours = ["Sources", "Tests"]

    @Test("No line is longer than 110 columns")
    func lineLength() throws {
        for file in try SourceTree.swiftFiles(under: Self.ours) {
            for (index, line) in file.lines.enumerated() where line.count > 110 {
                Issue.record("\(file.path):\(index + 1) has \(line.count) columns")
            }
        }
    }

    @Test("No file is longer than 400 lines")
    func fileLength() throws {
        for file in try SourceTree.swiftFiles(under: Self.ours) where file.lines.count > 401 {
            Issue.record("\(file.path) has \(file.lines.count - 1) lines")
        }
    }

    @Test("No function is longer than 60 lines")
    func functionLength() throws {
        for file in try SourceTree.swiftFiles(under: Self.ours) {
            for function in FunctionScanner.functions(in: file.lines) where function.lineCount > 60 {
                Issue.record("\(file.path):\(function.line) \(function.name) has \(function.lineCount) lines")
            }
        }
    }

    @Test("The function scanner measures a function from its declaration to its brace")
    func scannerMeasures() {
        let text = """
            struct S {
                func short() { "}" }
                /* func none() { */
                init(
                    a: Int
                ) {
                    if a > 0 { return }
                }
            }
            """
        let functions = FunctionScanner.functions(in: text.split(separator: "\n"))
        #expect(functions.map(\.name) == ["short", "init"])
        #expect(functions.map(\.lineCount) == [1, 5])
    }

    @Test("No line ends with blanks, and no file uses tabs")
    func whitespace() throws {
        for file in try SourceTree.swiftFiles(under: Self.ours) {
            for (index, line) in file.lines.enumerated() where line.last == " " || line.contains("\t") {
                Issue.record("\(file.path):\(index + 1) ends with a blank or holds a tab")
            }
        }
    }
}
