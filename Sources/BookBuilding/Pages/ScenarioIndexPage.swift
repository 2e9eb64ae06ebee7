/// The index of all scenarios, by chapter.
package enum ScenarioIndexPage {
    /// Its path inside the site.
    package static let path = "scenarios.html"

    /// - Parameter chapters: each with its title and its scenarios.
    static func write(
        _ chapters: [(page: String, title: String, scenarios: [ScenarioListing])], _ book: BookContext
    ) -> SiteFile {
        let frame = PageFrame(book: book, page: path)
        return frame.write(title: book.strings.scenarios, sections: []) { main in
            main.element(.h1, text: book.strings.scenarios)
            for chapter in chapters where !chapter.scenarios.isEmpty {
                main.element(.h2) { heading in
                    heading.element(.a, .href(SitePath.address(of: chapter.page)), text: chapter.title)
                }
                main.element(.ul, .class("scenario-index")) { list in
                    for scenario in chapter.scenarios { write(scenario, into: &list) }
                }
            }
        }.file
    }

    private static func write(_ scenario: ScenarioListing, into list: inout HTMLWriter) {
        list.element(.li) { item in
            item.element(.a, .href(scenario.link), text: scenario.title ?? scenario.anchor)
            item.text(" ")
            item.element(.code, text: scenario.anchor)
            guard !scenario.outputs.isEmpty else { return }
            item.text(" ")
            item.element(.span, .class("kinds"), text: scenario.outputs.joined(separator: ", "))
        }
    }
}
