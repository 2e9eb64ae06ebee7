extension LibrarySource {
    /// Locks. There is one thread, so that nobody waits; waiting for what one holds would never end.
    static let locks = LibrarySource(
        name: "NSLock", others: ["NSRecursiveLock", "NSLocking"],
        text: """
            protocol NSLocking: AnyObject {
                func lock()
                func unlock()
            }

            extension NSLocking {
                func withLock<R>(_ body: () throws -> R) rethrows -> R {
                    lock()
                    defer { unlock() }
                    return try body()
                }
            }

            class NSLock: NSObject, NSLocking {
                var name: String?
                private var isLocked = false
                override init() { super.init() }
                func lock() {
                    if isLocked { fatalError("this lock is held already: the app hangs here") }
                    isLocked = true
                }
                func unlock() { isLocked = false }
                func `try`() -> Bool {
                    defer { isLocked = true }
                    return !isLocked
                }
            }

            class NSRecursiveLock: NSObject, NSLocking {
                var name: String?
                override init() { super.init() }
                func lock() {}
                func unlock() {}
                func `try`() -> Bool { true }
            }
            """)

    /// Objective-C's locks that belong to an object.
    static let objectLocks = LibrarySource(
        name: "objc_sync_enter", others: ["objc_sync_exit"],
        text: """
            @discardableResult func objc_sync_enter(_ object: Any) -> Int32 { 0 }
            @discardableResult func objc_sync_exit(_ object: Any) -> Int32 { 0 }
            """)

    /// What is released early on devices; here objects go when the last reference to them does.
    static let autoreleasing = LibrarySource(
        name: "autoreleasepool",
        text: """
            func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
            """)
}
