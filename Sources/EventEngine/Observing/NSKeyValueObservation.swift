import Foundation

/// What an observer of a property is told besides that it has changed.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is told once at the beginning.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is also told before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of a property, as its observers are told.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; nil without the option `new`, and before the change.
    public let newValue: Value?
    /// The value before the change; nil without the option `old`, and at the beginning.
    public let oldValue: Value?
    /// Whether the change is still to come; only the option `prior` asks for that.
    public let isPrior: Bool

    package init(newValue: Value?, oldValue: Value?, isPrior: Bool) {
        (self.newValue, self.oldValue, self.isPrior) = (newValue, oldValue, isPrior)
    }
}

// Each world is used from one thread.
extension NSKeyValueObservedChange: @unchecked Sendable {}

/// Keeps an observation going. It ends with `invalidate()`, and when this object is freed.
public final class NSKeyValueObservation: NSObject {
    private var end: (() -> Void)?

    /// - Parameter end: ends the observation.
    package init(_ end: @escaping () -> Void) { self.end = end }

    convenience init(of object: any KeyValueObserved, _ observer: KeyValueObserver) {
        self.init { [weak object] in
            observer.isOver = true
            object?.remove(observer)
        }
    }

    deinit { invalidate() }

    /// Ends the observation; the observer is not told of a change that is under way.
    public func invalidate() {
        guard let end else { return }
        self.end = nil
        end()
    }
}
