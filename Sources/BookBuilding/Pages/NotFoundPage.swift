/// What a server shows for a page that is not there.
package enum NotFoundPage {
    /// Its path inside the site.
    package static let path = "404.html"

    /// - Parameter root: where the site is, as links lead there; nil for where the settings say.
    static func write(_ book: BookContext, root: String? = nil) -> SiteFile {
        var book = book
        book.settings.baseURL = root ?? book.settings.baseURL
        var frame = PageFrame(book: book, page: path)
        frame.isFoundAnywhere = true
        return frame.write(title: book.strings.notFound, sections: []) { main in
            main.element(.h1, text: book.strings.notFound)
            main.element(.p, text: book.strings.notFoundHint)
        }.file
    }
}
