import Reporting
import Testing

@Suite("Unified diff")
struct UnifiedDiffTests {
    private func diff(_ old: [String], _ new: [String], from line: Int = 1) -> UnifiedDiff {
        UnifiedDiff(
            old: .init(name: "accepted", lines: old, firstLine: line),
            new: .init(name: "now", lines: new, firstLine: line))
    }

    @Test("Equal texts have no diff")
    func equal() {
        #expect(diff(["a"], ["a"]).isEmpty)
        #expect(diff(["a"], ["a"]).render() == "")
        #expect(diff([], []).render() == "")
    }

    @Test("Hunks carry the line numbers of the chapter and three lines of context")
    func hunks() {
        let old = (1...20).map { "line \($0)" }
        var new = old
        new[4] = "changed"
        new.insert("more", at: 15)
        #expect(
            diff(old, new, from: 41).render() == """
                --- accepted
                +++ now
                @@ -42,7 +42,7 @@
                 line 2
                 line 3
                 line 4
                -line 5
                +changed
                 line 6
                 line 7
                 line 8
                @@ -53,6 +53,7 @@
                 line 13
                 line 14
                 line 15
                +more
                 line 16
                 line 17
                 line 18

                """)
    }

    @Test("An empty side names the line before it")
    func emptySide() {
        #expect(
            diff([], ["a", "b"], from: 13).render() == "--- accepted\n+++ now\n@@ -12,0 +13,2 @@\n+a\n+b\n")
        #expect(diff(["a"], [], from: 13).render() == "--- accepted\n+++ now\n@@ -13 +12,0 @@\n-a\n")
    }

    @Test("Removed lines come before added ones")
    func order() {
        #expect(
            diff(["a", "b", "c"], ["x", "y", "c"]).render().hasSuffix("@@ -1,3 +1,3 @@\n-a\n-b\n+x\n+y\n c\n")
        )
    }

    @Test("Lines differ when their bytes differ, and control characters are shown")
    func bytes() {
        #expect(!diff(["e\u{301}"], ["é"]).isEmpty)
        #expect(diff(["a\r"], ["a"]).render().hasSuffix("-a␍\n+a\n"))
    }

    @Test("Blanks at the end of a changed line and tabs can be seen")
    func blanks() {
        #expect(diff(["a "], ["a"]).render().hasSuffix("-a·\n+a\n"))
        #expect(diff(["a\tb"], ["a b"]).render().hasSuffix("-a→b\n+a b\n"))
    }

    @Test("Colour marks header, place, removed and added")
    func colour() {
        #expect(
            diff(["a"], ["b"]).render(style: .coloured) == """
                \u{1B}[1m--- accepted\u{1B}[0m
                \u{1B}[1m+++ now\u{1B}[0m
                \u{1B}[36m@@ -1 +1 @@\u{1B}[0m
                \u{1B}[31m-a\u{1B}[0m
                \u{1B}[32m+b\u{1B}[0m

                """)
    }
}

@Suite("Difference of sequences")
struct SequenceDifferenceTests {
    /// The sequences that the steps stand for, and how many steps are changes.
    private func replay(
        _ difference: SequenceDifference, _ old: [Int], _ new: [Int]
    ) -> (old: [Int], new: [Int], changes: Int) {
        var result: (old: [Int], new: [Int], changes: Int) = ([], [], 0)
        for step in difference.steps {
            switch step {
            case .same(let oldIndex, let newIndex):
                #expect(old[oldIndex] == new[newIndex])
                result.old.append(old[oldIndex])
                result.new.append(new[newIndex])
            case .removed(let index):
                result.old.append(old[index])
                result.changes += 1
            case .added(let index):
                result.new.append(new[index])
                result.changes += 1
            }
        }
        return result
    }

    /// The number of changes that cannot be avoided, by the table of longest common subsequences.
    private func fewestChanges(_ old: [Int], _ new: [Int]) -> Int {
        var row = [Int](repeating: 0, count: new.count + 1)
        for element in old {
            var diagonal = 0
            for (index, other) in new.enumerated() {
                let above = row[index + 1]
                row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return old.count + new.count - 2 * row[new.count]
    }

    @Test("The steps lead from the old to the new sequence in the fewest changes")
    func shortest() {
        var state: UInt32 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % bound
        }
        for _ in 0..<400 {
            let old = (0..<next(14)).map { _ in next(4) }
            let new = (0..<next(14)).map { _ in next(4) }
            let difference = SequenceDifference(from: old, to: new)
            let replayed = replay(difference, old, new)
            #expect(replayed.old == old && replayed.new == new)
            #expect(replayed.changes == fewestChanges(old, new))
            #expect(difference.isEmpty == (old == new))
        }
    }

    @Test("Beyond the search limit the steps are still a way from one to the other")
    func limited() {
        for limit in [1, 2, 5] {
            let old = (0..<200).map { $0 * 7 % 11 }
            let new = (0..<230).map { $0 * 5 % 13 }
            let replayed = replay(SequenceDifference(from: old, to: new, searchLimit: limit), old, new)
            #expect(replayed.old == old && replayed.new == new)
        }
    }

    @Test("Long equal parts cost little", .timeLimit(.minutes(20)))
    func long() {
        let old = Array(0..<200_000)
        var new = old
        new.remove(at: 150_000)
        new.insert(-1, at: 20)
        let replayed = replay(SequenceDifference(from: old, to: new), old, new)
        #expect(replayed.changes == 2)
        #expect(replayed.new == new)
    }

    @Test("Two long texts that share nothing are compared in bounded time", .timeLimit(.minutes(20)))
    func nothingShared() {
        let old = Array(0..<5_000)
        let new = Array(10_000..<15_000)
        #expect(replay(SequenceDifference(from: old, to: new), old, new).changes == 10_000)
    }
}
