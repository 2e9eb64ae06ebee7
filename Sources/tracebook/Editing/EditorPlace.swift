import BookBuilding
import Foundation
import Reporting

/// A place in an open chapter, and what there is to say and to do at it.
struct EditorPlace {
    private let document: LanguageServer.Document
    private let inspection: ChapterInspection?
    private let file: SourceFile
    private let line: Int
    private let offset: Int

    init(_ document: LanguageServer.Document, line: Int, character: Int) {
        self.document = document
        inspection = document.book.inspection(of: document.path)
        let text = document.book.texts[document.path] ?? ""
        file = SourceFile(path: BookReader.chapters + "/" + document.path, bytes: Array(text.utf8))
        self.line = line
        offset = file.offset(line: line, character: character)
    }

    // MARK: Hover

    /// A rule's words, whether a claim is true, why a call happened, what a member means; nil elsewhere.
    var hover: [String: Any]? {
        guard let text = hoverText, !text.isEmpty else { return nil }
        return ["contents": ["kind": "markdown", "value": "~~~text\n\(text)~~~"]]
    }

    private var hoverText: String? {
        if case .rule(let rule) = ExplanationSubject(word(with: "-")) {
            return RuleExplanation.text(of: rule, uses: nil)
        }
        switch inspection?.place(ofLine: line + 1, offset: offset) {
        case .claim(let index): return inspection?.explanation(ofClaim: index)
        case .scenario(_, nil), nil: return nil
        case .scenario: return MemberMeaning.text(of: word(with: "_")) ?? explanation
        case .output: return explanation
        }
    }

    private var explanation: String? { inspection?.explanation(ofLine: line + 1).text }

    /// Letters and digits around the place.
    private func word(with other: Character) -> String {
        let isWord = { (byte: UInt8) in
            byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || (0x30...0x39).contains(byte)
                || byte == other.asciiValue
        }
        let head = file.bytes[..<offset].reversed().prefix(while: isWord).reversed()
        return String(decoding: Array(head) + file.bytes[offset...].prefix(while: isWord), as: UTF8.self)
    }

    // MARK: Completion

    var completions: [[String: Any]] {
        guard line < file.lineStarts.count else { return [] }
        let whole = file.bytes(ofLine: line + 1)
        let before = String(
            decoding: whole[..<min(max(offset, whole.startIndex), whole.endIndex)], as: UTF8.self)
        let behind = String(
            decoding: whole[min(max(offset, whole.startIndex), whole.endIndex)...], as: UTF8.self)
        guard let offer = inspection?.completions(before: before, behind: behind) else { return [] }
        let typed = String(before.suffix(offer.typed)).utf8.count
        let range = SourceSpan(file: file, range: offset - typed..<offset).editorRange
        return offer.words.map { word in
            ["label": word, "textEdit": ["range": range, "newText": word] as [String: Any]]
        }
    }

    // MARK: Definitions

    var definitions: [[String: Any]] {
        (inspection?.definitions(at: offset) ?? []).map { span in
            ["uri": document.uri, "range": span.editorRange]
        }
    }
}
