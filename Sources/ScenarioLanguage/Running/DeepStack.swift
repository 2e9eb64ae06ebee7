import Foundation

/// Runs work on a stack of known size, so that nested calls of a scenario never overflow the caller's, and
/// go equally deep whoever calls.
enum DeepStack {
    /// Bytes that a scenario's calls may use; only pages that are touched cost memory.
    private static let depth = 240 << 20
    /// What the caller may have used already, and again what is left for the engine and for reporting when
    /// the interpreter stops going deeper.
    private static let reserve = 16 << 20
    /// The whole stack of a thread on which work runs right away.
    static let size = reserve + depth + reserve

    /// Runs `body` right here when the present thread has a deep stack, otherwise on a thread of its own, and
    /// waits for it. `body` gets the address below which the interpreter must not go.
    static func run<Result>(_ body: @escaping (_ floor: UInt) -> Result) -> Result {
        if Thread.current.stackSize >= size { return body(floor()) }
        nonisolated(unsafe) var result: Result?
        nonisolated(unsafe) let work = body
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            result = work(floor())
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
        guard let result else { preconditionFailure("The deep stack ended without a result.") }
        return result
    }

    private static func floor() -> UInt {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) } - UInt(depth)
    }
}
