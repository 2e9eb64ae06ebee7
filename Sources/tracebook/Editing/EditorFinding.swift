import BookBuilding
import Reporting

/// What was found, in the words of the Language Server Protocol.
extension Verification.Finding {
    /// Whether it is a fence whose body is not what its scenario gives.
    var isStale: Bool { [.staleFence, .unfilledFence, .engineDiffers].contains(diagnostic.code) }

    var editorDiagnostic: [String: Any] {
        let words = [diagnostic.message, diagnostic.hint].compactMap { $0 }.joined(separator: "\n")
        let nowhere: [String: Any] = ["line": 0, "character": 0]
        return [
            "range": diagnostic.span?.editorRange ?? ["start": nowhere, "end": nowhere],
            // Who is writing has fences that are out of date all the time.
            "severity": isStale || diagnostic.severity == .warning
                ? 2 : diagnostic.severity == .error ? 1 : 3,
            "code": diagnostic.code.rawValue, "source": "tracebook", "message": words,
        ]
    }

    /// What mends it with one key; nil where nothing does.
    func editorAction(in uri: String) -> [String: Any]? {
        guard let replacement else { return nil }
        let title =
            switch diagnostic.code {
            case .unfilledFence: "Fill the fence"
            case .staleFence, .engineDiffers: "Accept what the engine does"
            default: "Write '\(Printable.line(replacement.text))'"
            }
        let edit: [String: Any] = ["range": replacement.span.editorRange, "newText": replacement.text]
        return [
            "title": title, "kind": "quickfix", "diagnostics": [editorDiagnostic],
            "edit": ["changes": [uri: [edit]]],
        ]
    }
}
