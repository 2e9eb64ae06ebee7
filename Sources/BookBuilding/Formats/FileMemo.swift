import Foundation
import Reporting

/// What was found out about files, for each once. A file never changes, so all copies of a book share it.
final class FileMemo<Value: Sendable>: @unchecked Sendable {
    private let find: @Sendable (SourceFile) -> Value
    private let lock = NSLock()
    /// Guarded by the lock; with their files, so that no other one is taken for them.
    private var known: [ObjectIdentifier: (file: SourceFile, value: Value)] = [:]

    /// - Parameter find: gives the same for the same file.
    init(_ find: @escaping @Sendable (SourceFile) -> Value) { self.find = find }

    /// Takes note of what somebody knows of a file.
    func know(_ value: Value, of file: SourceFile) {
        lock.withLock { known[ObjectIdentifier(file)] = (file, value) }
    }

    func value(of file: SourceFile) -> Value {
        if let known = lock.withLock({ known[ObjectIdentifier(file)] }) { return known.value }
        let value = find(file)
        lock.withLock { known[ObjectIdentifier(file)] = (file, value) }
        return value
    }
}
