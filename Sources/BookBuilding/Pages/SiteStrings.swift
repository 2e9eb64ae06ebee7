/// The words of the pages that are not the author's, in one place.
package struct SiteStrings: Sendable {
    package var skipToText = "Skip to the text"
    package var contents = "Contents"
    package var allChapters = "All chapters"
    package var previous = "Previous"
    package var next = "Next"
    package var pages = "Pages"
    package var permalink = "Link to this section"
    package var scenario = "Scenario"
    package var setup = "Code that the scenarios of this chapter share"
    package var log = "Log"
    package var layout = "The views to scale, and the touch"
    package var hitTest = "Who was asked, in order"
    package var error = "Rejected"
    package var views = "The views as a table"
    package var calls = "The calls as a table"
    package var nothing = "(nothing)"
    package var continues = "continues"
    package var stale = "This is what the engine does now. The chapter says something else."
    package var unfilled = "This is what the engine does. The chapter has not accepted it yet."

    /// English.
    package static let english = SiteStrings()
}
