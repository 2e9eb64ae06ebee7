import BookBuilding
import Foundation
import Reporting

/// The server of `tracebook lsp`: answers an editor, one message after the other.
final class LanguageServer {
    private var stream: MessageStream
    private var books: [String: EditedBook] = [:]
    private var open: [String: Document] = [:]
    private var isShutDown = false

    /// How long an author rests before the book is run.
    private static let rest: Int32 = 120

    /// A file that is open in the editor.
    struct Document {
        let uri: String
        let book: EditedBook
        let path: String
    }

    /// An answer that is an error, with its number in the protocol.
    struct Refusal: Error {
        var code: Int
        var message: String
    }

    init(_ stream: MessageStream) { self.stream = stream }

    /// Answers until the editor ends it.
    ///
    /// - Returns: the exit status that the protocol asks for.
    /// - Throws: `MessageStream.Damage`.
    func run() throws -> Int32 {
        while true {
            if books.values.contains(where: \.isDirty), !stream.hasInput(within: Self.rest) { publish() }
            guard let message = try stream.next() else { return 1 }
            let method = message["method"] as? String ?? ""
            if method == "exit" { return isShutDown ? 0 : 1 }
            let parameters = message["params"] as? [String: Any] ?? [:]
            guard let id = message["id"] else {
                notice(method, parameters)
                continue
            }
            // An answer to something that we asked; we ask nothing.
            guard !method.isEmpty else { continue }
            stream.write(respond(to: id, method, parameters))
        }
    }

    // MARK: Notifications

    private func notice(_ method: String, _ parameters: [String: Any]) {
        let document = parameters["textDocument"] as? [String: Any] ?? [:]
        guard let uri = document["uri"] as? String else {
            if method == "workspace/didChangeWatchedFiles" {
                for book in books.values { book.isDirty = true }
            }
            return
        }
        switch method {
        case "textDocument/didOpen": update(uri, text: document["text"] as? String)
        case "textDocument/didChange":
            let changes = parameters["contentChanges"] as? [[String: Any]] ?? []
            update(uri, text: changes.last?["text"] as? String)
        case "textDocument/didSave": open[uri]?.book.isDirty = true
        case "textDocument/didClose":
            guard let document = open.removeValue(forKey: uri) else { return }
            document.book.texts[document.path] = nil
            document.book.isDirty = true
            say([], of: uri)
        default: break
        }
    }

    private func update(_ uri: String, text: String?) {
        guard let text, let document = open[uri] ?? self.document(uri) else { return }
        open[uri] = document
        document.book.texts[document.path] = text
        document.book.isDirty = true
    }

    /// A file of a book; nil for all others, which are none of our business.
    private func document(_ uri: String) -> Document? {
        guard let url = URL(string: uri), url.isFileURL, let place = EditedBook.place(of: url.path) else {
            return nil
        }
        let book = books[place.root] ?? EditedBook(root: place.root)
        books[place.root] = book
        return Document(uri: uri, book: book, path: place.path)
    }

    /// Says what was found, of all files that are open.
    private func publish() {
        for book in books.values { book.refresh() }
        for document in open.values.sorted(by: { $0.uri < $1.uri }) {
            say(document.findings.map(\.editorDiagnostic), of: document.uri)
        }
    }

    private func say(_ diagnostics: [[String: Any]], of uri: String) {
        stream.write([
            "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
            "params": ["uri": uri, "diagnostics": diagnostics],
        ])
    }

    // MARK: Requests

    private func respond(to id: Any, _ method: String, _ parameters: [String: Any]) -> [String: Any] {
        var response: [String: Any] = ["jsonrpc": "2.0", "id": id]
        do {
            response["result"] = try answer(method, parameters)
        } catch {
            let refusal = error as? Refusal ?? Refusal(code: -32603, message: "\(error)")
            response["error"] = ["code": refusal.code, "message": refusal.message] as [String: Any]
        }
        return response
    }

    private func answer(_ method: String, _ parameters: [String: Any]) throws -> Any {
        switch method {
        case "initialize": return Self.abilities
        case "shutdown":
            isShutDown = true
            return NSNull()
        case "textDocument/hover": return try place(parameters).hover ?? NSNull()
        case "textDocument/completion": return try place(parameters).completions
        case "textDocument/definition", "textDocument/references": return try place(parameters).definitions
        case "textDocument/codeAction": return try actions(parameters)
        default: throw Refusal(code: -32601, message: "tracebook knows no '\(Printable.line(method))'")
        }
    }

    private static var abilities: [String: Any] {
        [
            "serverInfo": ["name": "tracebook", "version": ToolVersion.number],
            "capabilities": [
                "textDocumentSync": ["openClose": true, "change": 1, "save": true],
                "hoverProvider": true,
                "definitionProvider": true,
                "referencesProvider": true,
                "codeActionProvider": ["codeActionKinds": ["quickfix"]],
                "completionProvider": ["triggerCharacters": ["`", ",", "=", "[", ":", "\"", "."]],
            ],
        ]
    }

    private func place(_ parameters: [String: Any]) throws -> EditorPlace {
        let position = parameters["position"] as? [String: Any] ?? [:]
        guard let document = opened(parameters), let line = position["line"] as? Int,
            let character = position["character"] as? Int
        else { throw Refusal(code: -32602, message: "a place in an open chapter is asked for") }
        return EditorPlace(document, line: line, character: character)
    }

    private func opened(_ parameters: [String: Any]) -> Document? {
        let document = parameters["textDocument"] as? [String: Any]
        return (document?["uri"] as? String).flatMap { open[$0] }
    }

    private func actions(_ parameters: [String: Any]) throws -> [[String: Any]] {
        guard let document = opened(parameters), let range = parameters["range"] as? [String: Any],
            let start = (range["start"] as? [String: Any])?["line"] as? Int,
            let end = (range["end"] as? [String: Any])?["line"] as? Int
        else { throw Refusal(code: -32602, message: "a range in an open chapter is asked for") }
        document.book.refresh()
        let found = document.findings.filter { finding in
            guard let span = finding.diagnostic.span, finding.replacement != nil else { return false }
            return span.start.line - 1 <= end && span.end.line - 1 >= start
        }
        var actions = found.compactMap { $0.editorAction(in: document.uri) }
        let stale = document.findings.filter(\.isStale).compactMap(\.replacement)
        if stale.count > 1, found.contains(where: \.isStale) {
            let edits = stale.map { ["range": $0.span.editorRange, "newText": $0.text] as [String: Any] }
            actions.append([
                "title": "Accept all of this chapter", "kind": "quickfix",
                "edit": ["changes": [document.uri: edits]],
            ])
        }
        return actions
    }
}

extension LanguageServer.Document {
    /// What was found in this file.
    var findings: [Verification.Finding] {
        book.findings.filter { $0.diagnostic.span?.file.path == BookReader.chapters + "/" + path }
    }
}
