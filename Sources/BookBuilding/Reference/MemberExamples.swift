import ScenarioLanguage

/// For each member a line of a program that uses it, for books without a scenario that does. The lines come
/// from programs that run: a test sees them reach the member.
struct MemberExamples: Sendable {
    /// Lines of code by the name of a member, `UIView.alpha`; of functions the name alone.
    let lines: [String: String]

    static let standard = MemberExamples(BundledText.bytes("Reference/examples.txt"))

    /// Reads lines: the name, two blanks, and the code.
    init(_ bytes: [UInt8]) {
        var lines: [String: String] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let gap = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
            let code = line[gap...].drop { $0 == UInt8(ascii: " ") }
            lines[String(decoding: line[..<gap], as: UTF8.self)] = String(decoding: code, as: UTF8.self)
        }
        self.lines = lines
    }

    /// The line of the first member of a row that has one.
    func line(for row: ReferenceTable.Row, of group: ReferenceTable.Group) -> String? {
        row.shown.lazy.compactMap { lines[group.key(of: $0.fullName)] }.first
    }
}
