import CommonMark
import EventEngine
import Reporting
import ScenarioLanguage

@testable import BookBuilding

/// What a stranger's chapter is read by. An input goes where the author would write it, and all that comes of
/// it is rendered.
enum Grammar: String, CaseIterable {
    /// The line of an output fence, and the fence's text.
    case fence
    /// The claims in a link's title.
    case claims
    /// The code of a scenario.
    case code
    /// A whole chapter: text, scenarios, fences, claims, page.
    case chapter

    /// Tries one input; whatever it says, it must be refused, or run to its end within its bounds.
    func attempt(_ input: [UInt8]) {
        switch self {
        case .fence: Stage.only.readFence(input)
        case .claims: Stage.only.readClaims(input)
        case .code: Stage.run(input)
        case .chapter: Stage.build(input)
        }
    }
}

/// What stays the same from input to input: a chapter's scenario and its run, so that an input costs no more
/// than it takes to read it.
private struct Stage {
    static let only = Stage()

    private static let path = "Chapters/a.md"
    private static let scenario = """
        # T

        ```swift, scenario, name=a
        let red = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(red)
        hand.tap(red)
        print("done")
        ```

        """
    private let runs: ScenarioRuns
    private static let book = BookContext(
        settings: BookSettings(), map: SiteMap(title: "Book", parts: [], entries: []))

    private init() {
        guard let chapter = Stage.chapter([]) else { preconditionFailure("the stage's chapter is sound") }
        var budget = ChapterBudget()
        let assembly = ScenarioAssembly(
            chapter.scenarios, from: Stage.book.library, budget: &budget)
        runs = ScenarioRuns(assembly, budget: &budget)
    }

    /// The chapter with something behind its scenario; nil when it is no text.
    private static func chapter(_ rest: [UInt8]) -> Chapter? {
        let file = SourceFile(path: path, bytes: Array(scenario.utf8) + rest)
        do {
            return Chapter(try MarkdownDocument(file), path: "a.md")
        } catch {
            render([error.diagnostic])
            return nil
        }
    }

    private static func render(_ diagnostics: [Diagnostic]) {
        _ = DiagnosticRenderer().render(diagnostics)
    }

    func readFence(_ input: [UInt8]) {
        guard let chapter = Stage.chapter(Array("\n```".utf8) + input + Array("\n```\n".utf8)) else { return }
        var budget = ChapterBudget()
        let outputs = ChapterOutputs(chapter.outputs, of: runs, budget: &budget)
        Stage.render(chapter.diagnostics + outputs.diagnostics)
    }

    func readClaims(_ input: [UInt8]) {
        let link = Array("\n[this](check:a \"".utf8) + input + Array("\")\n".utf8)
        guard let chapter = Stage.chapter(link) else { return }
        let claims = ChapterClaims(chapter, runs: runs, book: Stage.book)
        Stage.render(chapter.diagnostics + claims.diagnostics)
    }

    static func run(_ input: [UInt8]) {
        let file = SourceFile(path: "fuzz.swift", bytes: input)
        let code = ScenarioCode(name: "fuzz", text: EmbeddedText(wholeOf: file))
        render(ScenarioRunner().run(code).diagnostics)
    }

    static func build(_ input: [UInt8]) {
        let pipeline = ChapterPipeline(book: book)
        render(pipeline.build(SourceFile(path: path, bytes: input), path: "a.md").diagnostics)
    }
}
