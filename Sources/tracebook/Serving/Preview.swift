import BookBuilding
import Foundation
import Reporting

/// The book as it is shown at the moment: the pages of the last build without errors, and what is wrong
/// since. The lock guards all that changes; nobody who holds it calls others.
final class Preview: @unchecked Sendable {
    /// What a browser gets for a path.
    struct Answer: Sendable {
        var bytes: [UInt8]
        var isFound = true
        /// By the ending of the file's name: `html`, `css`, ...
        var kind: String
    }

    /// Somebody who waits for the next version.
    struct Ticket: Hashable, Sendable {
        fileprivate let number: Int
    }

    private let lock = NSLock()
    private var files: [String: SiteFile] = [:]
    /// What the page needs that says that there are none.
    private static let filesWithoutSite = byPath(LivePage.files + [StyleSheet.file])
    private var problems: [Diagnostic] = []
    private var version: Int
    private var isClosed = false
    private var waiting: [Int: @Sendable (Int) -> Void] = [:]
    private var lastTicket = 0

    /// - Parameter firstVersion: the number of the first build; a page that another server gave has another
    ///   one, and so loads itself anew.
    init(firstVersion: Int = 1) {
        version = firstVersion - 1
    }

    /// Shows what a build gave. A chapter with errors stays as it was before them, and so does everything
    /// without any site, with the problems above. Where that is not known, everything stays.
    func show(_ build: BookBuild) {
        let isFirst = lock.withLock { files.isEmpty }
        let preview = build.isPreviewSound || isFirst ? build.preview : nil
        show(
            build.site ?? preview, notFound: build.notFoundPage,
            problems: build.site == nil ? build.diagnostics : [])
    }

    /// Shows that there is no book any more.
    func show(_ problem: Diagnostic) {
        show(nil, notFound: nil, problems: [problem])
    }

    /// - Parameter notFound: the page for what is not there. It is asked for in any folder, so the site's
    ///   own, whose links lead to where the site will be, does not do.
    private func show(_ site: Site?, notFound: SiteFile?, problems: [Diagnostic]) {
        lock.withLock {
            version += 1
            self.problems = problems.filter { $0.severity == .error }
            if let site {
                files = Self.byPath(site.files + LivePage.files)
                if let notFound { files[notFound.path] = notFound }
            }
        }
        answerAll()
    }

    /// The pages of the last good build, with all that belongs to them.
    var lastGood: [SiteFile] {
        lock.withLock { files.values.sorted { $0.path < $1.path } }
    }

    /// Shows pages of a former life of the program.
    func restore(_ lastGood: [SiteFile]) {
        lock.withLock { files = Self.byPath(lastGood) }
    }

    private static func byPath(_ files: [SiteFile]) -> [String: SiteFile] {
        Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The file at a path inside the site; a folder gives its front page. What is not there, nor ever could
    /// be, gives the page that says so.
    func answer(to path: String) -> Answer {
        let name = path.isEmpty || path.hasSuffix("/") ? path + IndexPage.path : path
        let (found, missing, page) = lock.withLock {
            let files = files.isEmpty ? Self.filesWithoutSite : files
            return (files[name], files[NotFoundPage.path], LivePage(version: version, problems: problems))
        }
        guard let file = found ?? missing else {
            return Answer(bytes: page.bytesWithoutSite(title: "Not built yet"), kind: "html")
        }
        let kind = String(file.path.split(separator: ".").last ?? "")
        let bytes = kind == "html" ? page.bytes(of: file) : file.bytes
        return Answer(bytes: bytes, isFound: found != nil, kind: kind)
    }

    // MARK: Waiting

    /// Gives the version as soon as it is another one than somebody has, or when `answerNow` is called, or at
    /// the end.
    ///
    /// - Returns: nil when the answer was given at once.
    func whenVersion(isNot known: Int, _ answer: @escaping @Sendable (Int) -> Void) -> Ticket? {
        let (ticket, now) = lock.withLock { () -> (Ticket?, Int) in
            guard version == known, !isClosed else { return (nil, version) }
            lastTicket += 1
            waiting[lastTicket] = answer
            return (Ticket(number: lastTicket), version)
        }
        if ticket == nil { answer(now) }
        return ticket
    }

    /// Answers somebody who has waited long enough.
    func answerNow(_ ticket: Ticket) {
        let (answer, now) = lock.withLock { (waiting.removeValue(forKey: ticket.number), version) }
        answer?(now)
    }

    /// Somebody went away.
    func forget(_ ticket: Ticket) {
        lock.withLock { waiting[ticket.number] = nil }
    }

    /// Answers all who wait, and those who come later at once, so that the server can end.
    func close() {
        lock.withLock { isClosed = true }
        answerAll()
    }

    private func answerAll() {
        let (all, now) = lock.withLock {
            defer { waiting = [:] }
            return (waiting.values, version)
        }
        for answer in all { answer(now) }
    }
}
