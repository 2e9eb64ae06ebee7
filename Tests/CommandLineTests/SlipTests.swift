import BookBuilding
import Foundation
import Reporting
import Testing

@testable import tracebook

/// What authors get wrong, and the one message that each mistake gets, by the table in `Slips/slips.txt`.
/// With `TRACEBOOK_RECORD=1` its messages are written anew, to be read in the diff.
@Suite struct SlipTests {
    private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Slips/slips.txt")

    /// One mistake: the files of the book that hold it, and what is said of it.
    struct Slip: CustomTestStringConvertible, Sendable {
        var name: String
        var input: String
        var messages: String

        var testDescription: String { name }
        var text: String { "=== \(name)\n\(input)=>\n\(messages)" }

        init(_ section: String) {
            let parts = section.components(separatedBy: "\n=>\n")
            let lines = parts[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            name = String(lines[0])
            input = String(lines[1]) + "\n"
            messages = parts.count > 1 ? parts[1] : ""
        }

        /// The book with the mistake in it.
        var source: BookSource {
            var files = [
                "SUMMARY.md": "# Book\n\n- [One](one.md)\n- [Two](two.md)\n", "two.md": "# Two\n\nText.",
            ]
            for file in ("\n" + input).components(separatedBy: "\n--- ").dropFirst() {
                let lines = file.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                files[String(lines[0])] = lines.count > 1 ? String(lines[1]) : ""
            }
            func file(_ name: String) -> SourceFile? {
                files[name].map { SourceFile(path: "Chapters/" + name, bytes: Array($0.utf8)) }
            }
            var source = BookSource(summary: file("SUMMARY.md"), settings: file("Book.json"))
            for name in files.keys where name.hasSuffix(".md") && name != "SUMMARY.md" {
                source.chapters[name] = file(name)
            }
            source.pictures["one.png"] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            return source
        }

        var verification: Verification {
            Verification(BookPipeline.build(source, scheduler: ParallelWork(threads: 1)), pages: [])
        }
    }

    static let slips: [Slip] = {
        let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
        return ("\n" + text).components(separatedBy: "\n=== ").dropFirst().map { section in
            Slip(section.hasSuffix("\n") ? section : section + "\n")
        }
    }()

    private func said(of slip: Slip) -> String {
        slip.verification.findings.map { finding in
            DiagnosticRenderer().render(finding.diagnostic) + finding.difference
        }.joined()
    }

    @Test("A slip gets the message that the table has", arguments: slips)
    func message(of slip: Slip) {
        guard ProcessInfo.processInfo.environment["TRACEBOOK_RECORD"] != "1" else { return }
        #expect(said(of: slip) == slip.messages)
    }

    @Test("A slip gets one message, with what to do, and is one failure in JUnit", arguments: slips)
    func oneMessage(for slip: Slip) throws {
        let verification = slip.verification
        #expect(verification.findings.count == 1)
        let finding = try #require(verification.findings.first)
        #expect(finding.diagnostic.hint != nil || !finding.diagnostic.notes.isEmpty)
        #expect(finding.diagnostic.span != nil)
        let failures =
            ReportFormat.junit.text(of: verification).components(separatedBy: "<failure").count - 1
        #expect(failures == (finding.diagnostic.severity == .error ? 1 : 0))
    }

    @Test("The table has at least ninety slips, each by its own name")
    func size() {
        #expect(Self.slips.count >= 90)
        #expect(Set(Self.slips.map(\.name)).count == Self.slips.count)
    }

    @Test(
        "The table is recorded",
        .enabled(if: ProcessInfo.processInfo.environment["TRACEBOOK_RECORD"] == "1"))
    func record() throws {
        let text = try String(contentsOf: Self.table, encoding: .utf8)
        let introduction = text.components(separatedBy: "\n=== ")[0]
        let sections = Self.slips.map { slip -> String in
            var slip = slip
            slip.messages = said(of: slip)
            return slip.text
        }
        try ([introduction] + sections).joined(separator: "\n")
            .write(to: Self.table, atomically: true, encoding: .utf8)
    }
}
