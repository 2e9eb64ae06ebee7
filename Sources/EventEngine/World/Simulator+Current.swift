import Foundation

extension Simulator {
    /// The world of this thread: the one that `perform` runs in, else one that is made on first use, so that
    /// `UIApplication.shared` or `UIView()` work anywhere. A world made that way is not traced.
    public static var current: Simulator {
        if let stored = pthread_getspecific(threadKey) {
            return Unmanaged<Simulator>.fromOpaque(stored).takeUnretainedValue()
        }
        var limits = WorldLimits.standard
        // It belongs to no run: it lives as long as its thread.
        limits.work = .max
        let world = Simulator(tracing: false, limits: limits)
        pthread_setspecific(threadKey, Unmanaged.passRetained(world).toOpaque())
        return world
    }

    /// The world of this thread; nil when it has none yet.
    package static var present: Simulator? {
        pthread_getspecific(threadKey).map { Unmanaged<Simulator>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs `body` with this world as the thread's current one.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = pthread_getspecific(Self.threadKey)
        pthread_setspecific(Self.threadKey, Unmanaged.passUnretained(self).toOpaque())
        defer { pthread_setspecific(Self.threadKey, outer) }
        return try withExtendedLifetime(self) { try body() }
    }

    /// Makes this world the thread's current one for the rest of the thread's life, for a program that has no
    /// place to run inside `perform`: a compiled scenario.
    package func becomeCurrent() {
        if let stored = pthread_getspecific(Self.threadKey) {
            Unmanaged<Simulator>.fromOpaque(stored).release()
        }
        pthread_setspecific(Self.threadKey, Unmanaged.passRetained(self).toOpaque())
    }

    /// Where each thread keeps its world; a world made on first use lives as long as its thread.
    private static let threadKey: pthread_key_t = {
        var key = pthread_key_t()
        #if canImport(Darwin)
        pthread_key_create(&key) { Unmanaged<Simulator>.fromOpaque($0).release() }
        #else
        pthread_key_create(&key) { $0.map { Unmanaged<Simulator>.fromOpaque($0).release() } }
        #endif
        return key
    }()
}
