import Foundation

/// Code of a scenario that may wait in the middle: an `async` function. It has a stack of its own, and at any
/// moment either it runs or whoever resumed it, never both.
package final class Coroutine {
    private enum Phase { case fresh, running, waiting, ended }

    /// Bytes of its stack; only pages that are touched cost memory.
    static let stackSize = 32 << 20
    /// What the engine and reports may need below the place where the interpreter stops going deeper.
    private static let reserve = 8 << 20

    private var body: ((_ floor: UInt) -> Void)?
    private let turn = DispatchSemaphore(value: 0)
    private let pause = DispatchSemaphore(value: 0)
    private var phase = Phase.fresh
    private var isAbandoned = false

    /// - Parameter body: what it does; gets the address below which the interpreter must not go.
    init(_ body: @escaping (_ floor: UInt) -> Void) { self.body = body }

    /// Whether it has begun and is not over, so that it holds a stack.
    var isAlive: Bool { phase == .running || phase == .waiting }

    /// Lets it go on until it waits or is over.
    func resume() {
        let before = phase
        guard before == .fresh || before == .waiting else { return }
        // Before the other thread goes on, which says itself how it left off.
        phase = .running
        if before == .fresh { start() } else { turn.signal() }
        pause.wait()
    }

    /// Called from inside: gives the turn back to whoever resumed it, and returns when it is resumed again.
    /// - Throws: `AbandonedTask` when nobody will wait for it any more.
    func wait() throws {
        if isAbandoned { throw AbandonedTask() }
        phase = .waiting
        pause.signal()
        turn.wait()
        if isAbandoned { throw AbandonedTask() }
    }

    /// Ends it where it waits, when the run is over: none of its code runs any more.
    func abandon() {
        isAbandoned = true
        body = nil
        if phase == .waiting { resume() }
    }

    /// Whether it is over.
    var hasEnded: Bool { phase == .ended }

    private func start() {
        // The two threads take turns: what one of them does is over when the other goes on.
        nonisolated(unsafe) let work = self
        let thread = Thread {
            work.perform()
            // From here on the thread holds nothing of the run.
            work.pause.signal()
        }
        thread.stackSize = Self.stackSize
        thread.start()
    }

    private func perform() {
        let work = body
        body = nil
        work?(Self.floor())
        phase = .ended
    }

    private static func floor() -> UInt {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
            - UInt(stackSize - reserve)
    }
}

/// Ends the code of a task that waits for something that will not come.
struct AbandonedTask: Error {}

/// What the interpreter does for tasks.
package struct TaskControl {
    /// Makes the code of a task of a closure.
    let make: (ClosureValue) -> Coroutine
    /// Lets a task go on until it waits or is over.
    let resume: (Coroutine) throws -> Void
    /// Waits until the task that runs is resumed.
    let wait: () throws -> Void
    /// The task that runs now.
    let current: () -> Coroutine?
}
