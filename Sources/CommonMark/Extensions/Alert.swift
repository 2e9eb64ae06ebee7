/// The five kinds of a quote that GitHub sets apart as an alert.
package enum Alert: String, CaseIterable, Sendable {
    case note, tip, important, warning, caution

    /// What is above the alert when the page has no word of its own for it.
    package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Reads the first line of a quote: `[!NOTE]`, in letters of any size, and nothing behind it but blanks.
    init?(line: some Collection<UInt8>) {
        let word = String(decoding: line, as: UTF8.self)
        let alert = Self.allCases.first { word.lowercased() == "[!\($0.rawValue)]" }
        guard let alert else { return nil }
        self = alert
    }
}
