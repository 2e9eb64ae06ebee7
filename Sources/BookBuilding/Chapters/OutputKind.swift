import Reporting

/// The outputs that a fence can show of a scenario. `FigureRequest.init` reads the options of each.
enum OutputKind: String, CaseIterable {
    case log, layout, hittest, responders, timeline, pipeline, diff, table, error

    /// The article that the word takes in a sentence.
    var article: String { self == .error ? "an" : "a" }

    /// Whether a fence of this kind without `of=` is plain code, as other tools use the word.
    var isAlsoLanguage: Bool { self == .log || self == .diff }
}
