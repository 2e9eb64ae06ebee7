/// Where the characters of a long line begin, every so many of them: a chapter may be one line of megabytes
/// with thousands of mistakes, and each asks for its column.
struct LongLine: Sendable {
    /// The bytes of a line that is not long.
    static let least = 4_096

    private static let stride = 256

    /// Offset, from the line's first byte (behind a byte order mark), of every 256th character; empty when
    /// each character is a byte.
    private let marks: [Int]
    private let isASCII: Bool

    /// Nil for bytes that are no text: their characters are counted where somebody asks.
    init?(_ line: ArraySlice<UInt8>) {
        isASCII = line.allSatisfy { $0 < 0x80 }
        guard !isASCII else {
            marks = []
            return
        }
        guard UTF8Check.firstInvalidByte(in: Array(line)) == nil else { return nil }
        var marks: [Int] = []
        var offset = 0
        for (number, character) in String(decoding: line, as: UTF8.self).enumerated() {
            if number % LongLine.stride == 0 { marks.append(offset) }
            offset += character.utf8.count
        }
        self.marks = marks
    }

    /// How many characters a beginning of the line has.
    func characters(of beginning: ArraySlice<UInt8>) -> Int {
        if isASCII { return beginning.count }
        var low = 0
        var high = marks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle] <= beginning.count { low = middle } else { high = middle }
        }
        let rest = String(decoding: beginning.dropFirst(marks[low]), as: UTF8.self)
        return low * LongLine.stride + rest.count
    }
}
