import Foundation

/// Objects with properties that others can observe by their key paths.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension UIView: _KeyValueCodingAndObserving {}
extension UIGestureRecognizer: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIGestureRecognizer {
    /// Calls `changeHandler` for each change of a property until the result is freed: of the state, before
    /// the actions are sent.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let setters: [AnyKeyPath: MessageSelector] = [
            \Self.state: .setRecognizerState, \Self.isEnabled: .setIsRecognizerEnabled,
        ]
        guard let setter = setters[keyPath] else {
            preconditionFailure("Nobody is told of changes of \(keyPath).")
        }
        return Self.observe(self, keyPath, changedBy: setter, options: options, handler: changeHandler)
    }
}

extension _KeyValueCodingAndObserving where Self: UIView {
    /// Calls `changeHandler` for each change of a property, inside of its setter, until the result is freed.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, [:], options, changeHandler)
    }

    private var viewSetters: [AnyKeyPath: MessageSelector] {
        [
            \Self.frame: .setFrame, \Self.bounds: .setBounds, \Self.center: .setCenter,
            \Self.transform: .setTransform, \Self.alpha: .setAlpha, \Self.isHidden: .setIsHidden,
        ]
    }

    fileprivate func observe<Value>(
        _ path: KeyPath<Self, Value>, _ setters: [AnyKeyPath: MessageSelector],
        _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let setter = setters[path] ?? viewSetters[path] else {
            preconditionFailure("Nobody is told of changes of \(path).")
        }
        return Self.observe(self, path, changedBy: setter, options: options, handler: handler)
    }
}

extension _KeyValueCodingAndObserving where Self: UIScrollView {
    /// The same for the properties of scroll views.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let setters: [AnyKeyPath: MessageSelector] = [
            \Self.contentOffset: .setContentOffset, \Self.contentSize: .setContentSize,
            \Self.contentInset: .setContentInset,
        ]
        return observe(keyPath, setters, options, changeHandler)
    }
}

extension _KeyValueCodingAndObserving where Self: UIControl {
    /// The same for the properties of controls.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let setters: [AnyKeyPath: MessageSelector] = [
            \Self.isHighlighted: .setIsHighlighted, \Self.isSelected: .setIsSelected,
            \Self.isEnabled: .setIsControlEnabled,
        ]
        return observe(keyPath, setters, options, changeHandler)
    }
}
