import CommonMark
import Reporting

/// The info string of a fence, taken apart: a language word, then flags, `key=value`, `key="quoted"` and
/// `key=[a, b]`, with commas between them. Every part knows its place.
struct FenceInfo {
    /// A word with its place.
    struct Word {
        var text: String
        var span: SourceSpan
    }

    /// What follows a key's equals sign.
    enum Value {
        case word(Word)
        /// Between quotes; `\"` and `\\` are read, the place includes the quotes.
        case quoted(Word)
        /// The words between brackets, and the place of the brackets.
        case list([Word], SourceSpan)

        var span: SourceSpan {
            switch self {
            case .word(let word), .quoted(let word): word.span
            case .list(_, let span): span
            }
        }
    }

    /// A flag, or a key with its value.
    struct Option {
        var key: Word
        var value: Value?
        /// Whether the comma before it is missing, which is reported already.
        var isStray = false
    }

    /// The first word; nil when the info string is empty.
    private(set) var language: Word?
    private(set) var options: [Option] = []
    /// What is no such grammar.
    private(set) var problems: [FenceProblem] = []

    /// Whether an option of this name is written, with or without a value.
    func has(_ key: String) -> Bool {
        options.contains { $0.key.text == key }
    }

    /// The single value of an option; nil when there is none.
    func word(_ key: String) -> String? {
        switch options.first(where: { $0.key.text == key })?.value {
        case .word(let word), .quoted(let word): word.text
        default: nil
        }
    }

    /// Of a fence that says nothing.
    init() {}

    /// Reads the info string of a fence. It is total: fences of other languages may say what they like, and
    /// their problems concern nobody.
    init(_ fence: FencedBlock) {
        var scanner = FenceInfoScanner(fence)
        language = scanner.language()
        while let option = scanner.option() { options.append(option) }
        problems = scanner.problems
    }
}
