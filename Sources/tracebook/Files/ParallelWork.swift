import BookBuilding
import CProcess
import Foundation

/// Does the same to many things on all cores; the results come in the things' order, so the output does not
/// depend on which thread was faster. The threads' stacks are as deep as scenario code may recurse.
struct ParallelWork: ChapterScheduler {
    var threads = ProcessInfo.processInfo.activeProcessorCount
    /// Hears of everything that is done; nil when nobody wants to know.
    var progress: Progress?

    var unwatched: ParallelWork { ParallelWork(threads: threads) }

    /// `transform(0)`, `transform(1)`, ... `transform(count - 1)`.
    func map<Result: Sendable>(count: Int, _ transform: @escaping @Sendable (Int) -> Result) -> [Result] {
        let work = Work(count: count, progress: progress, transform: transform)
        let group = DispatchGroup()
        for _ in 0..<max(1, min(threads, count)) {
            group.enter()
            let thread = Thread {
                crash_thread_begin()
                work.run()
                crash_thread_end()
                group.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        group.wait()
        progress?.end()
        return work.finishedResults()
    }

    /// What the threads share; the lock guards `next`, `finished` and `results`.
    private final class Work<Result: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private let transform: @Sendable (Int) -> Result
        private let progress: Progress?
        private let count: Int
        private var next = 0
        private var finished = 0
        private var results: [Result?]

        init(count: Int, progress: Progress?, transform: @escaping @Sendable (Int) -> Result) {
            self.count = count
            self.progress = progress
            self.transform = transform
            self.results = Array(repeating: nil, count: count)
        }

        func run() {
            while let index = take() {
                let result = transform(index)
                let done = lock.withLock {
                    results[index] = result
                    finished += 1
                    return finished
                }
                progress?.tell(done, of: count)
            }
        }

        func finishedResults() -> [Result] {
            lock.withLock {
                results.map { result in
                    guard let result else { preconditionFailure("a piece of work was never done") }
                    return result
                }
            }
        }

        private func take() -> Int? {
            lock.withLock {
                guard next < count else { return nil }
                next += 1
                return next - 1
            }
        }
    }
}
