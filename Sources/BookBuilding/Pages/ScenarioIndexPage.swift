/// The index of all scenarios, by chapter.
package enum ScenarioIndexPage: AppendixPage {
    /// Its path inside the site.
    package static let path = "scenarios.html"

    static let paths = [path]
    static var menuTitle: KeyPath<SiteStrings, String> { \.scenarios }

    static func files(_ material: AppendixMaterial) -> [SiteFile] {
        [write(material.chapters, material.book)]
    }

    private static func write(_ chapters: [AppendixMaterial.Chapter], _ book: BookContext) -> SiteFile {
        let frame = PageFrame(book: book, page: path)
        let chapters = chapters.filter { !$0.scenarios.isEmpty }
        let sections = chapters.enumerated().map { number, chapter in
            PageFrame.Section(level: 2, id: id(ofChapter: number), text: chapter.title)
        }
        return frame.write(title: book.strings.scenarios, sections: sections) { main in
            main.element(.h1, text: book.strings.scenarios)
            for (number, chapter) in chapters.enumerated() {
                let address = SitePath.address(of: chapter.page.file.path)
                main.element(.h2, .id(id(ofChapter: number))) { heading in
                    heading.element(.a, .href(address), text: chapter.title)
                }
                main.element(.ul, .class("scenario-index")) { list in
                    for scenario in chapter.scenarios { write(scenario, on: address, into: &list) }
                }
            }
        }.file
    }

    /// - Parameter number: counted from 0, among the chapters that have scenarios.
    private static func id(ofChapter number: Int) -> String { "chapter-\(number + 1)" }

    /// - Parameter page: the address of the page that shows it.
    private static func write(_ scenario: ScenarioListing, on page: String, into list: inout HTMLWriter) {
        list.element(.li) { item in
            item.element(.a, .href(page + "#" + scenario.anchor), text: scenario.title ?? scenario.anchor)
            item.text(" ")
            item.element(.code, text: scenario.anchor)
            guard !scenario.outputs.isEmpty else { return }
            item.text(" ")
            item.element(.span, .class("kinds"), text: scenario.outputs.joined(separator: ", "))
        }
    }
}
