import CProcess
import Foundation

/// Ctrl-C, and the signal by which other programs ask for an end. The first one is a request; whoever asks
/// again gets the end that the system gives. None is lost: before there is a `StopSignal`, each ends the
/// process.
struct StopSignal: Sendable {
    /// Seconds that a command has for its end.
    private static let patience = 1.0

    /// - Parameter action: done once, on a thread of its own, on the first signal.
    init(_ action: @escaping @Sendable () -> Void) {
        stop_listen()
        Thread.detachNewThread {
            guard stop_wait() != 0 else { return }
            action()
            Thread.sleep(forTimeInterval: Self.patience)
            // Whatever still works, nobody waits for it; nothing of it is half written.
            _exit(0)
        }
    }

    /// Whether a signal came.
    var isRaised: Bool { stop_requested() != 0 }

    /// Listens no longer.
    func ignore() { stop_ignore() }
}
