import Foundation
import Testing

@testable import EventEngine

/// Where rows are, and what it costs to move them.
struct TableMapTests {
    @Test func `Rows that get other heights move what is below them, and nothing else is looked at`() {
        var map = TableMap(top: 10)
        for _ in 0..<3 {
            map.add(header: 20, rows: Array(repeating: 40, count: 100), footer: 5)
        }
        let old = map
        let count = map.setHeights([[1, 3]: 50, [1, 99]: 30, [1, 100]: 90, [2, 0]: 44])
        #expect(count == 2 * 101)
        #expect(map.sections[0].edges == old.sections[0].edges)
        #expect(Array(map.sections[1].edges[3...5]) == [4_175, 4_225, 4_265])
        #expect(map.sections[1].edges[99] == old.sections[1].edges[99] + 10)
        #expect(map.sections[1].bottom == old.sections[1].bottom)
        #expect(map.sections[2].top == old.sections[2].top)
        #expect(map.bottom == old.bottom + 4)
        #expect(map.setHeights([:]) == 0)
    }

    @Test func `A section whose rows move by nothing is not looked at`() {
        var map = TableMap(top: 0)
        for _ in 0..<3 { map.add(header: 0, rows: [10, 10], footer: 0) }
        #expect(map.setHeights([[0, 0]: 20, [0, 1]: 0, [2, 1]: 10]) == 6)
        #expect(map.bottom == 60)
    }
}
