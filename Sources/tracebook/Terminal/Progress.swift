import Foundation

/// Says how far a long build is, on a line of standard error that is written over and goes away in the end;
/// only where a person looks at it, and only when there is something to wait for.
/// The lock guards `said` and `isShown`.
final class Progress: @unchecked Sendable {
    private let lock = NSLock()
    private let noun: String
    private let patience: Duration
    private let begin = ContinuousClock.now
    private var said = ContinuousClock.now
    private var isShown = false

    /// How long there is nothing to see; who waits no longer has no need to know why.
    private static let usualPatience = Duration.milliseconds(400)
    private static let pause = Duration.milliseconds(80)

    /// Nil where nobody looks.
    ///
    /// - Parameter noun: what is counted, in the plural.
    init?(_ noun: String, terminal: Terminal, patience: Duration = usualPatience) {
        guard terminal.canWriteOver else { return nil }
        self.noun = noun
        self.patience = patience
    }

    /// Some of them are done. Called from any thread.
    func tell(_ done: Int, of all: Int) {
        lock.withLock {
            let now = ContinuousClock.now
            guard begin.duration(to: now) > patience, !isShown || said.duration(to: now) > Self.pause else {
                return
            }
            said = now
            isShown = true
            write("\r\u{1B}[K\(done) of \(all) \(noun)")
        }
    }

    /// Takes the line away.
    func end() {
        lock.withLock {
            if isShown { write("\r\u{1B}[K") }
            isShown = false
        }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
