extension FenceOptions {
    /// `hide=[1-6, 9]`: lines of the block, from 1; ascending and joined where they touch.
    mutating func lines(_ key: String, upTo last: Int) -> [ClosedRange<Int>] {
        guard let list = list(key, example: "[1-6]") else { return [] }
        var ranges: [ClosedRange<Int>] = []
        for word in list.words {
            guard let range = FenceOptions.lines(word.text) else {
                let hint = "for example \(key)=[1-6, 9]"
                report(.badValue(word, why: "is no line and no range of lines", hint: hint))
                continue
            }
            guard range.upperBound <= last else {
                let count = last == 1 ? "1 line" : "\(last) lines"
                report(.badValue(word, why: "is beyond the end of the block, which has \(count)", hint: nil))
                continue
            }
            ranges.append(range)
        }
        return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
            if let before = joined.last, range.lowerBound <= before.upperBound + 1 {
                joined[joined.count - 1] = before.lowerBound...max(before.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
    }

    /// `4` or `1-6`.
    private static func lines(_ text: String) -> ClosedRange<Int>? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.count <= 6 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        guard parts.count <= 2, numbers.count == parts.count, let first = numbers.first,
            let last = numbers.last, 1 <= first, first <= last
        else { return nil }
        return first...last
    }
}
