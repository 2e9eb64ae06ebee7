import Foundation
import Synchronization

/// Ctrl-C, and the signal by which other programs ask for an end. The first one is a request; whoever asks
/// again gets the end that the system gives.
final class StopSignal: @unchecked Sendable {
    private static let signals = [SIGINT, SIGTERM]

    private let raised = Atomic(false)
    /// Never changed; what they do may be called from any thread.
    private let sources: [any DispatchSourceSignal]

    /// - Parameter action: done once, on the first signal.
    init(_ action: @escaping @Sendable () -> Void) {
        for number in Self.signals { signal(number, SIG_IGN) }
        sources = Self.signals.map {
            DispatchSource.makeSignalSource(signal: $0, queue: .global())
        }
        for (number, source) in zip(Self.signals, sources) {
            source.setEventHandler { [weak self] in self?.take(number, action) }
            source.resume()
        }
    }

    private func take(_ number: Int32, _ action: () -> Void) {
        guard raised.exchange(true, ordering: .relaxed) else { return action() }
        for number in Self.signals { signal(number, SIG_DFL) }
        kill(getpid(), number)
    }

    /// Whether a signal came.
    var isRaised: Bool { raised.load(ordering: .relaxed) }

    /// Listens no longer.
    func ignore() {
        for source in sources { source.cancel() }
    }
}
