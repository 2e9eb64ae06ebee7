import CommonMark
import Foundation
import Reporting

/// A fence that reads as one of ours and is plain code, because of a full-width comma, a capital letter, a
/// colon, a brace or a character that nobody sees: it would never be checked, and its author would not know.
enum DisguisedFence {
    /// What the info string of a plain fence was meant to be, `log, of=a`; nil when it was meant as it is.
    static func meaning(of info: String) -> String? {
        let words = words(of: info)
        guard let first = words.first else { return nil }
        let rest = words.dropFirst()
        let shows = words.contains { $0.hasPrefix("of=") }
        if first == "scenario" { return reading(["swift"] + words) }
        if first == "swift" {
            let isScenario = rest.contains { word in
                word == "scenario" || scenarioOptions.contains { word.hasPrefix($0) }
            }
            return isScenario || shows ? reading(words) : nil
        }
        if shows { return reading(words) }
        guard let kind = FenceKinds.named(first) else { return nil }
        return !kind.isAlsoLanguage && rest.isEmpty ? reading(words) : nil
    }

    private static let scenarioOptions = ["name=", "extends=", "screen="]

    /// The words without what disguises them: `LOG，of＝a` gives `log`, `of=a`.
    private static func words(of info: String) -> [String] {
        guard info.utf8.count <= longest else { return [] }
        let plain = info.precomposedStringWithCompatibilityMapping.unicodeScalars.filter {
            !Printable.isInvisible($0) || $0.properties.isWhitespace
        }
        let separators: Set<Unicode.Scalar> = [",", ";", ":", "{", "}", "(", ")", "、", "`", "~"]
        return String(String.UnicodeScalarView(plain)).lowercased().unicodeScalars
            .split { separators.contains($0) || $0.properties.isWhitespace }
            .map { word in
                let text = String(String.UnicodeScalarView(word))
                return text.hasPrefix(".") ? String(text.dropFirst()) : text
            }
            .filter { !$0.isEmpty && $0 != "=" }
    }

    /// Nobody means an info string of more bytes as one of ours.
    private static let longest = 1_000

    private static func reading(_ words: [String]) -> String {
        let kinds = FenceKinds.all.map { $0.word } + ["swift"]
        let named = kinds.contains(words[0]) || !words[0].hasPrefix("of=")
        return ((named ? [] : ["log"]) + words).joined(separator: ", ")
    }

    /// The name that a scenario would have with this info string.
    static func name(in meaning: String) -> String? {
        let word = meaning.split(separator: ", ").first { $0.hasPrefix("name=") }
        return word.map { String($0.dropFirst("name=".count)) }
    }

    /// A full-width comma, bracket or the like outside of quotes, and how it is written.
    static func fullWidth(in fence: FencedBlock) -> (span: SourceSpan, meant: String)? {
        var isQuoted = false
        var at = fence.info.lowerBound
        for scalar in fence.infoString.unicodeScalars {
            if scalar == "\"" { isQuoted.toggle() }
            if !isQuoted, let meant = fullWidth[scalar] {
                return (SourceSpan(file: fence.file, range: at..<at + UTF8.width(scalar)), meant)
            }
            at += UTF8.width(scalar)
        }
        return nil
    }

    private static let fullWidth: [Unicode.Scalar: String] = [
        "，": ",", "、": ",", "；": ",", "＝": "=", "［": "[", "］": "]", "【": "[", "】": "]", "“": "\"",
        "”": "\"", "„": "\"", "«": "\"", "»": "\"", "「": "\"", "」": "\"", "‘": "\"", "’": "\"",
    ]

    // MARK: No fences at all

    /// Paragraphs that begin as a fence does and are none: with a backtick in the info string, or closed on
    /// the same line.
    static func paragraphs(of document: MarkdownDocument) -> [FenceProblem] {
        document.nodes.filter { $0.kind == .paragraph }.compactMap { node in
            let text = document.file.bytes[node.range]
            guard text.starts(with: "```".utf8) else { return nil }
            let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            let ends: Set<UInt8> = [UInt8(ascii: "`"), UInt8(ascii: " "), UInt8(ascii: "\t")]
            let info = line.drop(while: ends.contains).reversed().drop(while: ends.contains).reversed()
            let words = String(decoding: Array(info), as: UTF8.self)
            // Code in the middle of a sentence is what it says it is.
            guard !words.contains("```"), let meaning = meaning(of: words) else { return nil }
            let span = SourceSpan(file: document.file, range: line.startIndex..<line.endIndex)
            return .disguised(span, meaning: meaning)
        }
    }

    /// Blocks that are code because they are indented, and whose first line begins a fence of ours.
    static func indented(in document: MarkdownDocument) -> [FenceProblem] {
        document.nodes.filter { $0.kind == .codeBlock(fence: nil) }.compactMap { node in
            let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
            let text = document.file.bytes[node.range].drop(while: blanks.contains)
            guard text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8) else { return nil }
            let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            let info = line.drop { $0 == line.first }
            guard let meaning = meaning(of: String(decoding: info, as: UTF8.self)) else { return nil }
            let span = SourceSpan(file: document.file, range: line.startIndex..<line.endIndex)
            return .indented(span, meaning: meaning)
        }
    }
}
