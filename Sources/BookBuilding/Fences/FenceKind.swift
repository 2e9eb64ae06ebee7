import Diagrams
import EventEngine
import Reporting
import ScenarioLanguage

/// A kind of output fence. A value of it is one fence's options, as they were read from its info string.
///
/// Everything that the tool knows of a kind is in its type: its word, its options, how it is drawn and
/// what pages call it. A new kind is a file in `Kinds` and a row of `FenceKinds`.
protocol FenceKind: Sendable {
    /// The word that begins the info string: `log`.
    static var word: String { get }
    /// The article that the word takes in a sentence.
    static var article: String { get }
    /// Whether a fence of this kind without `of=` is plain code, as other tools use the word.
    static var isAlsoLanguage: Bool { get }
    /// The option that names objects of the scenario.
    static var namesOption: String { get }
    /// How many scenarios `of=` names.
    static var scenarioCount: Int { get }
    /// Whether it shows why a scenario is rejected, and not what happens when it runs.
    static var showsRejection: Bool { get }
    /// Whether `tracebook run` can show it.
    static var isOfOneRun: Bool { get }
    /// The classes of its part of a figure on a page.
    static var styleClass: String { get }
    /// What a page calls the table behind a drawing.
    static var tableLabel: KeyPath<SiteStrings, String> { get }

    /// Reads the options.
    init(_ options: inout FenceOptions)

    /// The same for a scenario that its page calls by a title.
    func ofScenario(titled title: String?) -> Self

    /// Draws what the fence asks for; nil when the chapter may not cost so much, and for a kind that shows
    /// rejections.
    ///
    /// - Parameter subjects: as many as `of=` names; all of them ran.
    /// - Throws: why these runs cannot be shown so.
    func draw(
        _ subjects: [FenceSubject], budget: inout ChapterBudget
    ) throws(FenceRefusal) -> FigureDrawing?
}

extension FenceKind {
    static var article: String { "a" }
    static var isAlsoLanguage: Bool { false }
    static var namesOption: String { "only" }
    static var scenarioCount: Int { 1 }
    static var showsRejection: Bool { false }
    static var isOfOneRun: Bool { false }
    static var styleClass: String { word }
    static var tableLabel: KeyPath<SiteStrings, String> { \.calls }

    func ofScenario(titled title: String?) -> Self { self }

    func draw(
        _ subjects: [FenceSubject], budget: inout ChapterBudget
    ) throws(FenceRefusal) -> FigureDrawing? { nil }
}

/// All kinds of output fence, in the order in which sentences name them.
enum FenceKinds {
    static let all: [any FenceKind.Type] = [
        LogFence.self, LayoutFence.self, HitTestFence.self, RespondersFence.self, TimelineFence.self,
        PipelineFence.self, DiffFence.self, TableFence.self, WhyNotFence.self,
        ErrorFence.self,
    ]

    /// The kind that a word names; nil when it names none.
    static func named(_ word: String) -> (any FenceKind.Type)? { all.first { $0.word == word } }
}

/// A scenario that ran, as a fence shows it.
struct FenceSubject {
    var name: String
    /// Where the fence names it.
    var place: SourceSpan
    var run: ScenarioRun
    /// Ready to run again; nil when it varies nothing.
    var varying: CheckedScenario?
}

/// Why a fence cannot show what it asks for.
struct FenceRefusal: Error {
    var diagnostics: [Diagnostic]
}
