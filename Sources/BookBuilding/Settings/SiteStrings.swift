import CommonMark
import EventEngine

/// The words of the pages that are not the author's, in one place.
package struct SiteStrings: Sendable {
    package var skipToText = "Skip to the text"
    package var contents = "Contents"
    package var allChapters = "All chapters"
    package var previous = "Previous"
    package var next = "Next"
    package var pages = "Pages"
    package var edit = "Edit this chapter"
    package var permalink = "Link to this section"
    package var footnoteReturn = "Back to the text"
    /// What is above an alert.
    package var alerts: [Alert: String] = [:]
    package var why = "Why"
    /// Before the rules whose words are in figures above.
    package var explainedAbove = "Explained above:"
    /// Before a call that did not happen, and behind it.
    package var whyNot = "Why not"
    package var questionMark = "?"
    package var setup = "Code that other scenarios start from"
    /// Before the name of a file that a scenario is compiled with.
    package var compiledWith = "Compiled with"
    /// Above folded lines of a scenario, before their numbers.
    package var hiddenLines = "Lines"
    package var error = "Rejected, as it should be:"
    package var views = "The views as a table"
    package var calls = "The calls as a table"
    package var responders = "The responders as a table"
    package var events = "The events as a table"
    package var stages = "The stages as a table"
    package var nothing = "(nothing)"
    package var stale = "This is what the engine does now. The chapter says something else."
    package var unfilled = "This is what the engine does. The chapter has not accepted it yet."

    // The site's own pages.
    package var rules = "The rules"
    package var rulesIntroduction = """
        Every call in this book happened by a rule. Here are all of them: what happens, how sure it is, \
        where it is from, and which scenarios show it.
        """
    /// How sure rules are, with what each word means, as `RuleConfidence.scale` has them.
    package var scale: [(word: String, meaning: String)] = [
        ("seen on a device", "Somebody published a log, a stack trace or a measurement of a running system."),
        ("documented", "Apple says so, on a page, in a header or on a WWDC stage."),
        ("reported", "Others say so: in forums, issue threads or articles, or by what their code does."),
        ("inferred", "It follows from other rules, or is the most plausible reading of them."),
        ("our decision", "Sources are silent or differ, and the engine had to do something."),
    ]
    /// Between the parts of a list in a line.
    package var listComma = ", "
    package var fromMemory = "from memory"
    package var sourcesDiffer = "sources differ"
    package var howSure = "How sure is a rule?"
    /// Before what the engine does where the sources are silent.
    package var ourDecision = "Our decision:"
    package var exercisedBy = "Shown by"
    package var madeBy = "This site was made by"
    /// `#` stands for their number.
    package var exercisedNowhere = "# rules that no scenario of this book shows"
    package var onceExercisedNowhere = "1 rule that no scenario of this book shows"
    package var more = "more"
    package var language = "The language"
    package var languageIntroduction = """
        Scenarios are written in Swift, against the part of UIKit that has to do with touches. Here is all \
        that they may use: each part of the language, and each member of each type, with a scenario of \
        this book that uses it, or else a line of code. What is not here is an error that names it.
        """
    package var overridable = "may be overridden"
    package var usedBy = "Used by"
    package var scenarios = "All scenarios"
    package var print = "The book on one page"
    package var notFound = "There is no such page"
    package var notFoundHint = """
        It may have moved. The contents lead to every chapter, and the search to every line.
        """

    // The front page.
    /// The heading of a chapter's section about its sources, which the search puts last.
    package var sources = "Where the facts come from"
    package var frontFacts = "Where this comes from"
    package var frontFactsText = """
        Every log and every drawing is the output of the code beside it, run by an engine that re-creates \
        the event system of UIKit on a virtual clock. Each call names the rule behind it, and each rule its \
        source. The book is checked with every change: a log that no longer says what the engine does, or a \
        dead link, stops it.
        """
    package var chaptersCount = "chapters"
    package var scenariosCount = "scenarios"
    package var figuresCount = "logs and drawings"
    package var rulesCount = "rules shown"
    package var fromChapter = "From the chapter"

    // What the script shows.
    package var stepThrough = "Step through the calls"
    package var previousCall = "Previous call"
    package var nextCall = "Next call"
    package var call = "Call"
    package var copy = "Copy"
    package var copied = "Copied"
    /// Of a scenario that extends another, with the code of both.
    package var copyWhole = "Copy all of it"
    package var search = "Search"
    package var searchBook = "Search the book"
    package var searchHint = "A word, a view, a method"
    package var searchKey = "The key / opens the search"
    package var nothingFound = "Nothing has all of this. A part of a word is enough."
    /// Precedes the words that occur nowhere.
    package var nowhere = "Not in the book:"
    package var results = "found"
    /// Follows a number, as `results` does.
    package var resultsShown = "shown"
    package var startReading = "Start reading"
    package var moreResults = "More results"
    package var searchFailed = "What the search needs could not be loaded."
    package var colours = "Colours"
    package var light = "Light"
    package var dark = "Dark"
    package var asSystem = "System"
    package var fingerBegan = "finger comes down"
    package var fingerMoved = "finger moves"
    package var fingerHeld = "finger rests"
    package var fingerEnded = "finger leaves"
    package var fingerCancelled = "touch cancelled"
    package var comparedWith = "beside"
    /// `#` stands for their number.
    package var sameCalls = "No difference: # calls that both share"
    package var sharedCalls = "# calls that both share"
    package var runs = "What each run gave"
    package var logsOfRuns = "The logs of the runs"
    package var isFalse = "not so"

    /// How sure a rule is: `seen on a device, documented`.
    package func words(for confidence: RuleConfidence) -> String {
        let grounds = zip(RuleConfidence.scale, scale).filter { confidence.contains($0.0) }.map(\.1.word)
        let remarks = [(RuleConfidence.fromMemory, fromMemory), (.disputed, sourcesDiffer)]
        return (grounds + remarks.filter { confidence.contains($0.0) }.map(\.1)).joined(separator: listComma)
    }

    /// A rule with what makes it less than sure: `B-06`; `C-09, sources differ`.
    func evidence(_ rule: Rule) -> String {
        let doubts = rule.confidence.subtracting([.seenOnDevice, .documented])
        return doubts.isEmpty ? rule.id.description : "\(rule.id), \(words(for: doubts))"
    }

    /// What a finger does.
    func words(for state: FingerState) -> String {
        switch state {
        case .began: fingerBegan
        case .moved: fingerMoved
        case .held: fingerHeld
        case .ended: fingerEnded
        case .cancelled: fingerCancelled
        }
    }

    /// English.
    package static let english = SiteStrings()

    /// The words for a language as `Book.json` names it; English for those that we have none for.
    package static func strings(for language: String) -> SiteStrings {
        let main = language.lowercased().split(separator: "-").first
        return main == "zh" ? chinese : english
    }
}
