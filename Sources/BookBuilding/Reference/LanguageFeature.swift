import CommonMark
import Reporting

/// A part of Swift that scenarios understand, with a little program that uses it.
struct LanguageFeature: Sendable {
    let title: String
    /// One sentence.
    fileprivate(set) var meaning = ""
    /// The program; what it prints is in comments, `// prints: 3`.
    fileprivate(set) var program = ""

    /// All of them, from `Reference/features.md`.
    static let all: [LanguageFeature] = {
        guard
            let document = try? MarkdownDocument(
                SourceFile(path: "features", bytes: BundledText.bytes("Reference/features.md")))
        else { preconditionFailure("the features are a Markdown document") }
        var features: [LanguageFeature] = []
        for node in document.children(of: nil) {
            switch document.nodes[node].kind {
            case .heading: features.append(LanguageFeature(title: document.plainText(of: node)))
            case .paragraph:
                let source = String(decoding: document.file.bytes[document.nodes[node].range], as: UTF8.self)
                features[features.count - 1].meaning =
                    source.split(separator: "\n").joined(separator: " ")
            case .codeBlock(let fence?):
                features[features.count - 1].program = String(
                    decoding: document.fences[fence].bodyBytes, as: UTF8.self)
            default: preconditionFailure("a feature has a sentence and a program")
            }
        }
        return features
    }()
}
