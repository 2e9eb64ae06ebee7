import Foundation

/// What the search knows of the pages that every book has, such as those of the language. They are the same
/// for all books in one language, so a process reads their thousands of words once, however often it builds.
final class KeptPages: @unchecked Sendable {
    private static let shared = KeptPages()

    private let lock = NSLock()
    private var pages: [String: [SearchPage]] = [:]

    /// - Parameters:
    ///   - language: what tells the texts in one language from those in another.
    ///   - book: the book's title.
    ///   - read: reads them, for a book with a title; for one language their texts are always the same.
    static func pages(
        language: String, book: String, _ read: (_ title: String) -> [SearchPage]
    ) -> [SearchPage] {
        let pages = shared.lock.withLock {
            if let known = shared.pages[language] { return known }
            let pages = read("")
            shared.pages[language] = pages
            return pages
        }
        // A page that is called like the book has other keys.
        return pages.contains { $0.title == book } ? read(book) : pages
    }
}
