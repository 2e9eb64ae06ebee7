/// A footnote of a document: its definition `[^label]: text`, and the references to it.
package struct Footnote: Sendable {
    /// The label as the definition writes it.
    package var label: String
    /// The label in the file, without brackets and circumflex.
    package var labelRange: Range<Int>
    /// The index of its node in the document.
    package var node: Int
    /// Its number on the page, from 1 in the order of the first references; nil when nothing refers to it.
    package var number: Int?
    /// How many references there are.
    package var uses = 0

    /// The ids that the footnote and its references have on a page.
    package var ids: [String] {
        number == nil ? [] : ["fn-" + label] + (1...max(uses, 1)).map { use in
            "fnref-" + label + (use > 1 ? "-\(use)" : "")
        }
    }

    /// What two labels have in common that mean the same footnote, as for links.
    static func key(of label: some Sequence<UInt8>) -> String {
        String(decoding: Array(label), as: UTF8.self).uppercased().lowercased()
    }
}
