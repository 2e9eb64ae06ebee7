import CommonMark

/// Which output fences are directly behind their scenario, and so become one figure with it.
struct FigureGroups {
    /// By the fence index of a scenario: the fence indices of its outputs behind it, in order.
    private(set) var followers: [Int: [Int]] = [:]

    init(_ chapter: Chapter) {
        let names = Dictionary(uniqueKeysWithValues: chapter.scenarios.map { ($0.fence.index, $0.name) })
        // What compares two scenarios belongs to neither.
        let alone = chapter.outputs.filter { $0.other == nil }
        let outputs = Dictionary(uniqueKeysWithValues: alone.map { ($0.fence.index, $0.of) })
        var leader: Int?
        for node in chapter.document.children(of: nil) {
            guard case .codeBlock(let fence?) = chapter.document.nodes[node].kind else {
                leader = nil
                continue
            }
            if names[fence] != nil {
                leader = fence
            } else if let current = leader, outputs[fence] == names[current] {
                followers[current, default: []].append(fence)
            } else {
                leader = nil
            }
        }
    }
}
