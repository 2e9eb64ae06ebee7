import Foundation

/// Says how a pointer looks over a view. The device has no pointer, so nobody is asked (our decision).
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// Lets a pointer change its shape over its view: it is added as on a device that no pointer is connected to,
/// and never does anything.
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?
    public private(set) final weak var view: UIView?
    /// Whether it would change the pointer.
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        delegateObject = delegate
        super.init()
    }

    package init(delegateObject: AnyObject?) {
        self.delegateObject = delegateObject
        super.init()
    }

    open var delegate: (any UIPointerInteractionDelegate)? {
        delegateObject as? any UIPointerInteractionDelegate
    }

    /// Asks for the pointer's shape anew: nothing to do without a pointer.
    open func invalidate() {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Hears of taps on the side of a pencil. The hand has no pencil, so nobody hears of any (our decision).
public protocol UIPencilInteractionDelegate: NSObjectProtocol {}

/// Tells of taps on the side of a pencil: it is added as on a device without a pencil, and never tells
/// anything.
open class UIPencilInteraction: NSObject, UIInteraction {
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?
    public private(set) final weak var view: UIView?
    /// Whether it would tell of taps.
    open var isEnabled = true

    public override init() { super.init() }

    open weak var delegate: (any UIPencilInteractionDelegate)? {
        get { delegateObject as? any UIPencilInteractionDelegate }
        set { delegateObject = newValue }
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
