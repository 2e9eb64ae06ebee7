import Foundation

/// Runs work on a stack of known size, so that nested calls of a scenario never overflow the caller's.
enum DeepStack {
    /// Only pages that are used cost memory.
    static let size = 256 << 20
    /// What must be left for the engine and for reporting when the interpreter stops going deeper.
    static let reserve = 16 << 20

    /// Runs `body` on a thread of its own and waits for it. `body` gets the address below which the
    /// interpreter must not go.
    static func run<Result>(_ body: @escaping (_ floor: UInt) -> Result) -> Result {
        nonisolated(unsafe) var result: Result?
        nonisolated(unsafe) let work = body
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            var here: UInt8 = 0
            let top = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
            result = work(top - UInt(size) + UInt(reserve))
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
        guard let result else { preconditionFailure("The deep stack ended without a result.") }
        return result
    }
}
