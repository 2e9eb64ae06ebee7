import BookBuilding
import Foundation
import Reporting

/// The book as it is shown at the moment: the pages of the last build without errors, and what is wrong
/// since.
actor Preview {
    /// What a browser gets for a path.
    struct Answer: Sendable {
        var bytes: [UInt8]
        var isFound = true
        /// By the ending of the file's name: `html`, `css`, ...
        var kind: String
    }

    private var files: [String: SiteFile] = [:]
    private var problems: [Diagnostic] = []
    private var version: Int
    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// - Parameter firstVersion: the number of the first build; a page that another server gave has another
    ///   one, and so loads itself anew.
    init(firstVersion: Int = 1) {
        version = firstVersion - 1
    }

    /// Shows what a build gave. Without a site the pages of the last one stay, with the problems above them.
    ///
    /// - Parameter notFound: the page for what is not there. It is asked for in any folder, so the site's
    ///   own, whose links lead to where the site will be, does not do.
    func show(_ site: Site?, notFound: SiteFile? = nil, problems: [Diagnostic]) {
        version += 1
        self.problems = site == nil ? problems.filter { $0.severity == .error } : []
        if let site {
            let all = site.files + LivePage.files
            files = Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
            if let notFound { files[notFound.path] = notFound }
        } else if files.isEmpty {
            let all = LivePage.files + [StyleSheet.file]
            files = Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        }
        wakeAll()
    }

    /// The file at a path inside the site; a folder gives its front page. What is not there, nor ever could
    /// be, gives the page that says so.
    func answer(to path: String) -> Answer {
        let name = path.isEmpty || path.hasSuffix("/") ? path + IndexPage.path : path
        let page = LivePage(version: version, problems: problems)
        guard let file = files[name] ?? files[NotFoundPage.path] else {
            return Answer(bytes: page.bytesWithoutSite(title: "Not built yet"), kind: "html")
        }
        let isFound = files[name] != nil
        let kind = String(file.path.split(separator: ".").last ?? "")
        let bytes = kind == "html" ? page.bytes(of: file) : file.bytes
        return Answer(bytes: bytes, isFound: isFound, kind: kind)
    }

    /// The version as soon as it is another one than somebody has, or after a while, or at the end.
    func version(otherThan known: Int) async -> Int {
        guard version == known, !isClosed else { return version }
        let timer = Task {
            try await Task.sleep(for: .seconds(8))
            wakeAll()
        }
        await withCheckedContinuation { waiting.append($0) }
        timer.cancel()
        return version
    }

    /// Answers all who wait, and those who come later at once, so that the server can end.
    func close() {
        isClosed = true
        wakeAll()
    }

    private func wakeAll() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
