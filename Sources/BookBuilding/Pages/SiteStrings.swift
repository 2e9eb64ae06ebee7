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
    package var scenarioLink = "Link to this scenario"
    package var code = "Swift code"
    package var scenario = "Swift code of the scenario"
    package var setup = "Code that other scenarios start from"
    package var error = "Rejected, as it should be:"
    package var views = "The views as a table"
    package var calls = "The calls as a table"
    package var responders = "The responders as a table"
    package var events = "The events as a table"
    package var stages = "The stages as a table"
    package var nothing = "(nothing)"
    package var stale = "This is what the engine does now. The chapter says something else."
    package var unfilled = "This is what the engine does. The chapter has not accepted it yet."

    /// English.
    package static let english = SiteStrings()
}
