import Foundation

/// A value that is made when somebody first asks for it, and kept. Threads that ask meanwhile wait for it.
package final class MadeOnce<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var make: (@Sendable () -> Value)?
    private var made: Value?

    package init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    package var value: Value {
        lock.lock()
        defer { lock.unlock() }
        if let made { return made }
        guard let value = make?() else { preconditionFailure("a value is made or can be made") }
        made = value
        // What the value was made from is not kept.
        make = nil
        return value
    }
}
