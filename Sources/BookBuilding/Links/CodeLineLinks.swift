import Foundation
import Reporting

/// The lines of code that links of a book lead to, as in `[x](a.md#tap-red.S4)`: pages give an id to these
/// lines, and not to all.
///
/// Links are found in the chapters' bytes: a page has to know them before the chapters that have them are
/// parsed. What is found too much costs an id that nobody uses.
enum CodeLineLinks {
    /// An anchor that is longer is that of no line.
    private static let mostBytes = 200

    /// The anchors of such links, without percent signs and Markdown's escapes.
    @Sendable static func anchors(in chapter: SourceFile) -> Set<String> {
        let bytes = chapter.bytes
        var found: Set<String> = []
        var position = 0
        while let hash = bytes.place(of: UInt8(ascii: "#"), in: position..<bytes.count) {
            position = hash + 1
            if let anchor = anchor(bytes[position...]) { found.insert(anchor) }
        }
        return found
    }

    /// The anchor that bytes begin with, when a line of code may have it.
    private static func anchor(_ bytes: ArraySlice<UInt8>) -> String? {
        let anchor = bytes.prefix(mostBytes).prefix { !isEnd($0) }
        guard let last = anchor.last, UInt8(ascii: "0")...UInt8(ascii: "9") ~= last else { return nil }
        let text = String(decoding: anchor.filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
        let name = text.removingPercentEncoding ?? text
        guard let dot = name.lastIndex(of: "."), name[dot...].dropFirst().first == "S" else { return nil }
        return name
    }

    /// Whether an address cannot have a byte within it.
    private static func isEnd(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case " ", "\t", "\r", "\n", "(", ")", "<", ">", "\"", "'", "#": true
        default: false
        }
    }
}
