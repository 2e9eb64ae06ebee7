import Foundation

/// An editor that speaks the Language Server Protocol with `tracebook lsp`.
final class EditorClient {
    struct Trouble: Error {
        var reason: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffer = Data()
    private var lastID = 0
    /// Notifications that came while an answer was waited for.
    private var notices: [[String: Any]] = []

    init(in folder: String) throws {
        process.executableURL = Shell.products.appendingPathComponent("tracebook")
        process.arguments = ["lsp"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // A server that hangs fails the test, and does not hold it up.
        let running = process
        DispatchQueue.global().asyncAfter(deadline: .now() + 90) {
            if running.isRunning { running.terminate() }
        }
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Asks, and gives the whole answer.
    func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastID += 1
        send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
        while true {
            let message = try next()
            if message["id"] as? Int == lastID { return message }
            notices.append(message)
        }
    }

    func notify(_ method: String, _ parameters: [String: Any] = [:]) {
        send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    /// The codes of the next diagnostics of a file, with their lines from 0: `4 stale-fence`.
    func diagnostics(of uri: String) throws -> [String] {
        while true {
            let message = notices.isEmpty ? try next() : notices.removeFirst()
            let parameters = message["params"] as? [String: Any]
            guard message["method"] as? String == "textDocument/publishDiagnostics",
                parameters?["uri"] as? String == uri
            else { continue }
            return (parameters?["diagnostics"] as? [[String: Any]] ?? []).map { diagnostic in
                let start = (diagnostic["range"] as? [String: Any])?["start"] as? [String: Any]
                return "\(start?["line"] as? Int ?? -1) \(diagnostic["code"] as? String ?? "")"
            }
        }
    }

    /// Bytes as they are, for a message that is none.
    func send(bytes: String) { input.fileHandleForWriting.write(Data(bytes.utf8)) }

    /// Closes its input and gives its exit status.
    func end() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func send(_ message: [String: Any]) {
        guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
        input.fileHandleForWriting.write(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    private func next() throws -> [String: Any] {
        while true {
            if let header = buffer.range(of: Data("\r\n\r\n".utf8)) {
                let words = String(decoding: buffer[buffer.startIndex..<header.lowerBound], as: UTF8.self)
                guard words.hasPrefix("Content-Length: "), let size = Int(words.dropFirst(16)) else {
                    throw Trouble(reason: "a header that is none: \(words)")
                }
                if buffer.endIndex - header.upperBound >= size {
                    let body = buffer[header.upperBound..<header.upperBound + size]
                    buffer = Data(buffer[(header.upperBound + size)...])
                    return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
                }
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Trouble(reason: "the server has ended") }
            buffer += more
        }
    }
}
