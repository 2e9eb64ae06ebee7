import Testing
@testable import tracebook

@Suite struct ParallelWorkTests {
    @Test("Results come in the order of the things, whoever was faster")
    func order() {
        let results = ParallelWork(threads: 4).map(count: 500) { $0 * $0 }
        #expect(results == (0..<500).map { $0 * $0 })
    }

    @Test("Nothing to do is done at once")
    func nothing() {
        #expect(ParallelWork().map(count: 0) { $0 }.isEmpty)
    }

    @Test("The threads have room for deep recursion")
    func deepStack() {
        @Sendable func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
        #expect(ParallelWork(threads: 1).map(count: 1) { _ in depth(100_000) } == [100_000])
    }
}
