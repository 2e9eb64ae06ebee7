import Reporting

/// Places as editors count them: lines from 0, columns in units of UTF-16.
extension SourceFile {
    /// The byte at a place; the nearest one where there is no such place.
    func offset(line: Int, character: Int) -> Int {
        guard line < lineStarts.count else { return bytes.count }
        let start = lineStarts[max(0, line)]
        let text = String(decoding: bytes(ofLine: max(0, line) + 1), as: UTF8.self)
        let units = text.utf16
        let index = units.index(units.startIndex, offsetBy: max(0, character), limitedBy: units.endIndex)
        return start + text[..<(index ?? units.endIndex)].utf8.count
    }

    /// A byte's place.
    func editorPosition(at offset: Int) -> [String: Any] {
        let line = self.line(at: offset)
        let start = lineStarts[line - 1]
        let text = String(decoding: bytes[min(start, offset)..<offset], as: UTF8.self)
        return ["line": line - 1, "character": text.utf16.count]
    }
}

extension SourceSpan {
    var editorRange: [String: Any] {
        [
            "start": file.editorPosition(at: range.lowerBound),
            "end": file.editorPosition(at: range.upperBound),
        ]
    }
}
