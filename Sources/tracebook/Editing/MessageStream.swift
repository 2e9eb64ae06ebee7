import Foundation

/// Messages of the Language Server Protocol on standard input and output: a header `Content-Length: 123`, an
/// empty line, and so many bytes of JSON.
struct MessageStream {
    /// A message that is no such thing: who sent it cannot be understood any more.
    struct Damage: Error {
        var reason: String
    }

    private static let longestMessage = 64 << 20
    private static let longestHeader = 4_096

    private let input: Int32
    private let output: Int32
    private var buffer: [UInt8] = []

    init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        self.input = input
        self.output = output
    }

    /// The next message; nil when there will be no more.
    ///
    /// - Throws: `Damage`.
    mutating func next() throws -> [String: Any]? {
        while true {
            if let message = try takeMessage() { return message }
            guard fill() else { return nil }
        }
    }

    /// Whether something has come, or comes soon.
    func hasInput(within milliseconds: Int32) -> Bool {
        guard buffer.isEmpty else { return true }
        var watched = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, milliseconds) > 0
    }

    func write(_ message: [String: Any]) {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        guard let body = try? JSONSerialization.data(withJSONObject: message, options: options) else {
            return
        }
        let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body)
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(output, $0.baseAddress! + written, bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            written += count
        }
    }

    private mutating func takeMessage() throws -> [String: Any]? {
        let end = Array("\r\n\r\n".utf8)
        guard let header = buffer.firstRange(of: end) else {
            guard buffer.count < Self.longestHeader else { throw Damage(reason: "a header without an end") }
            return nil
        }
        let lines = String(decoding: buffer[..<header.lowerBound], as: UTF8.self).components(
            separatedBy: "\r\n")
        let sizes = lines.compactMap { line -> Int? in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
            return Int(parts[1].trimmingCharacters(in: .whitespaces))
        }
        guard let size = sizes.first, (0...Self.longestMessage).contains(size) else {
            throw Damage(reason: "a header without a Content-Length")
        }
        guard buffer.count - header.upperBound >= size else { return nil }
        let body = Data(buffer[header.upperBound..<header.upperBound + size])
        buffer.removeSubrange(..<(header.upperBound + size))
        guard let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else {
            throw Damage(reason: "a message that is no JSON object")
        }
        return message
    }

    /// Whether more came.
    private mutating func fill() -> Bool {
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(input, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            buffer += part[..<count]
            return true
        }
    }
}
