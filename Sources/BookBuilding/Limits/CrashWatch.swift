import Reporting

/// What happens when the program itself crashes, in spite of everything: it starts anew, leaves out the place
/// where it crashed, says so, and judges the rest of the book. For that it has to be known at any moment what
/// each thread works at, and where former lives of the program came to their ends.
package struct CrashWatch: Sendable {
    /// What a thread works at.
    package struct Place: Hashable, Sendable {
        /// Inside Chapters: `advanced/hit.md`; another file's path where there is no book.
        package var chapter: String
        /// Empty for the chapter itself.
        package var scenario: String
        /// Of the chapter's text: after an edit it is another place.
        package var fingerprint: UInt64

        package init(chapter: String, scenario: String, fingerprint: UInt64) {
            self.chapter = chapter
            self.scenario = scenario
            self.fingerprint = fingerprint
        }

        package init(_ file: SourceFile, path: String, scenario: String = "") {
            self.init(
                chapter: path, scenario: scenario, fingerprint: CrashWatch.fingerprint(of: file.bytes))
        }
    }

    /// What is left out.
    package var crashed: Set<Place>
    /// Takes note of what the present thread begins.
    package var note: @Sendable (Place) -> Void

    /// Without anything, nobody watches.
    package init(crashed: Set<Place> = [], note: @escaping @Sendable (Place) -> Void = { _ in }) {
        self.crashed = crashed
        self.note = note
    }

    /// A number that changes with the text (FNV-1a).
    package static func fingerprint(of bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// What is said of a place that is left out.
    package static func diagnostic(scenario: String, at span: SourceSpan?) -> Diagnostic {
        let place = scenario.isEmpty ? "at this chapter" : "at the scenario '\(scenario)'"
        return Diagnostic(
            code: .crashed, "tracebook itself crashed \(place), which is left out", at: span,
            hint: "this is a bug of tracebook, not of the book; please report it with the text here")
    }
}

/// The same for one chapter.
struct ChapterWatch: Sendable {
    private let watch: CrashWatch
    private let place: CrashWatch.Place

    init(_ watch: CrashWatch, _ file: SourceFile, path: String) {
        self.watch = watch
        place = CrashWatch.Place(file, path: path)
    }

    /// Nobody watches.
    init() {
        watch = CrashWatch()
        place = CrashWatch.Place(chapter: "", scenario: "", fingerprint: 0)
    }

    /// The present thread begins with a scenario; empty for what belongs to none.
    func begin(_ scenario: String = "") { watch.note(place(of: scenario)) }

    /// Whether a former life of the program crashed there.
    func isLeftOut(_ scenario: String = "") -> Bool {
        !watch.crashed.isEmpty && watch.crashed.contains(place(of: scenario))
    }

    private func place(of scenario: String) -> CrashWatch.Place {
        var place = place
        place.scenario = scenario
        return place
    }
}
