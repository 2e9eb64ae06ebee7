import CommonMark

/// Whether what a fence says is what its scenario gives.
package enum Freshness: Sendable {
    /// Byte for byte, but for the line ends.
    case fresh
    /// The fence is empty: it waits to be filled.
    case unfilled
    /// Something else is written there; the line index of the first difference.
    case stale(firstDifference: Int)

    /// Compares bytes first: nearly all fences are fresh, and lines are needed only to say where they differ.
    init(of fence: FencedBlock, produced output: FenceOutput) {
        if fence.bodyBytes == output.body {
            self = .fresh
        } else {
            self.init(accepted: fence.bodyLines, produced: output.lines)
        }
    }

    /// - Parameters:
    ///   - accepted: the committed body, line by line.
    ///   - produced: what the scenario gives, line by line.
    init(accepted: [String], produced: [String]) {
        if accepted.allSatisfy(\.isEmpty) {
            self = .unfilled
        } else if let index = zip(accepted, produced).enumerated().first(where: { !same($0.element) })?.offset
        {
            self = .stale(firstDifference: index)
        } else if accepted.count != produced.count {
            self = .stale(firstDifference: min(accepted.count, produced.count))
        } else {
            self = .fresh
        }
    }
}

/// Equal in bytes; Swift's own `==` would also call two spellings of one character equal.
private func same(_ pair: (String, String)) -> Bool {
    pair.0.utf8.elementsEqual(pair.1.utf8)
}
