// Locks: there is one thread, so that nobody waits.
final class Counter {
    private let lock = NSLock()
    private var value = 0
    func next() -> Int {
        lock.lock()
        defer { lock.unlock() }
        value += 1
        return value
    }
    func tried() -> Bool { lock.try() }
    func freed() { lock.unlock() }
}
let counter = Counter()
print(counter.next(), counter.next())  // prints: 1 2
print(counter.tried(), counter.tried())  // prints: true false
counter.freed()
print(counter.next())  // prints: 3
let again = NSRecursiveLock()
again.name = "again"
again.lock()
again.lock()
print(again.withLock { again.name! })  // prints: again
again.unlock()
again.unlock()
func locked<L: NSLocking>(_ lock: L) -> Int { lock.withLock { 4 } }
print(locked(NSLock()))  // prints: 4
print(Thread.isMainThread)  // prints: true
