import Foundation

/// The calls that change something on the disk: all of them are made through here, so that tests can end
/// the tool, or fill the disk, at any of them.
///
/// In a debug build, `TRACEBOOK_KILL_AT=7` ends the process in front of the seventh call as `kill -9` does,
/// and `TRACEBOOK_FULL_AT=7` answers the seventh and all behind it that need room as a full disk does. A
/// release build has none of this.
enum FileChange {
    /// What a call does, as far as a full disk cares.
    enum Need { case room, nothing }

    /// Makes a call that a full disk does not hinder.
    static func make<Answer: SignedInteger>(_ call: () -> Answer) -> Answer { make(.nothing, call) }

    /// Makes a call.
    static func make<Answer: SignedInteger>(_ need: Need, _ call: () -> Answer) -> Answer {
        #if DEBUG
            let number = counter.next()
            if number == killAt { kill(getpid(), SIGKILL) }
            if need == .room, let fullAt, number >= fullAt {
                errno = ENOSPC
                return -1
            }
        #endif
        return call()
    }

    #if DEBUG
        private static let counter = Counter()
        private static let killAt = number(in: "TRACEBOOK_KILL_AT")
        private static let fullAt = number(in: "TRACEBOOK_FULL_AT")

        private static func number(in name: String) -> Int? {
            ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
        }

        private final class Counter: @unchecked Sendable {
            private let lock = NSLock()
            private var count = 0

            func next() -> Int {
                lock.withLock {
                    count += 1
                    return count
                }
            }
        }
    #endif
}
