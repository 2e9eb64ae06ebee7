import Foundation
import Synchronization

/// Ctrl-C, and the signal by which other programs ask for an end.
final class StopSignal: @unchecked Sendable {
    private let raised = Atomic(false)
    /// Never changed; what they do may be called from any thread.
    private let sources: [any DispatchSourceSignal]

    /// - Parameter action: done once, on the first signal.
    init(_ action: @escaping @Sendable () -> Void) {
        let signals = [SIGINT, SIGTERM]
        for number in signals { signal(number, SIG_IGN) }
        sources = signals.map {
            DispatchSource.makeSignalSource(signal: $0, queue: .global())
        }
        for source in sources {
            source.setEventHandler { [weak self] in
                self?.raised.store(true, ordering: .relaxed)
                action()
            }
            source.resume()
        }
    }

    /// Whether a signal came.
    var isRaised: Bool { raised.load(ordering: .relaxed) }

    /// Listens no longer.
    func ignore() {
        for source in sources { source.cancel() }
    }
}
