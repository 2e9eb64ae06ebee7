import EventEngine

/// The entries of one automatic hit-test pass of one touch.
struct HitTestPass: Sendable {
    /// The numbers of the calls of `hitTest`, ascending.
    private(set) var hitTests: [Int] = []
    /// The numbers of the calls of `point(inside:)`, ascending.
    private(set) var pointInsides: [Int] = []

    init(_ pass: Int, touch: Int, of recording: Recording) {
        let hitTest = recording.selector(named: "hitTest(_:with:)")
        let pointInside = recording.selector(named: "point(inside:with:)")
        for (index, entry) in recording.entries.enumerated()
        where Int(entry.pass) == pass && Int(entry.touch) == touch && entry.kind == .hitTest {
            if entry.selector == hitTest { hitTests.append(index) }
            if entry.selector == pointInside { pointInsides.append(index) }
        }
    }

    /// How this pass answered other than another one, for a sentence; nil when both went the same way.
    func difference(to other: HitTestPass, in recording: Recording) -> Difference? {
        if hitTests.count != other.hitTests.count { return .asked }
        var first: Difference?
        for (mine, its) in zip(hitTests, other.hitTests) {
            let a = recording.entries[mine]
            let b = recording.entries[its]
            if a.receiver != b.receiver { return .asked }
            if a.answer != b.answer, first == nil {
                first = .answered(a.receiver, b.answer, instead: a.answer)
            }
        }
        return first
    }

    enum Difference: Equatable, Sendable {
        /// Other views were asked, or in another order.
        case asked
        /// A view said something else.
        case answered(ObjectID, Answer, instead: Answer)
    }
}

extension Recording {
    /// The selector's number; nil when the recording does not know it.
    func selector(named name: String) -> SelectorID? {
        selectors.firstIndex { $0.swift == name }.map { SelectorID(rawValue: Int32($0)) }
    }

    /// What the receiver of a call answered when that call asked it `point(inside:)`; nil when it did not.
    func ownPointInside(of call: Int) -> Bool? {
        guard let selector = selector(named: "point(inside:with:)") else { return nil }
        let depth = entries[call].depth + 1
        var index = call + 1
        while index < min(Int(entries[call].end), entries.count) {
            let entry = entries[index]
            if entry.selector == selector, entry.receiver == entries[call].receiver, entry.depth == depth {
                return entry.answer == .bool(true)
            }
            index = max(index + 1, Int(entry.end))
        }
        return nil
    }
}
