import Foundation

/// What can receive events: views, view controllers, windows, the application.
open class UIResponder: NSObject, Traceable {
    /// The world that this object belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    /// The run-time subclass that stands in front of this object.
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { dynamicSubclassDidChange() }
    }

    public override init() {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// The next responder in the chain: asked at each step, never stored (C-08).
    open var next: UIResponder? {
        world.ask(.next, of: self) { defaultNext }
    }

    /// Tells this object that fingers touched down in it. By default it is passed on to `next` (C-09).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        sendTouches(.touchesBegan, touches, event) { defaultTouchesBegan(touches, with: event) }
    }

    /// Tells this object that fingers moved. By default it is passed on to `next` (C-09).
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        sendTouches(.touchesMoved, touches, event) { defaultTouchesMoved(touches, with: event) }
    }

    /// Tells this object that fingers were lifted. By default it is passed on to `next` (C-09).
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        sendTouches(.touchesEnded, touches, event) { defaultTouchesEnded(touches, with: event) }
    }

    /// Tells this object that its touches are over without having ended. By default it is passed on (C-09).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        sendTouches(.touchesCancelled, touches, event) { defaultTouchesCancelled(touches, with: event) }
    }

    // What the engine's own classes do; they override these, so that a message is recorded once.

    var defaultNext: UIResponder? { nil }

    func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesBegan(touches, with: event) }
    }

    func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesMoved(touches, with: event) }
    }

    func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesEnded(touches, with: event) }
    }

    func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesCancelled(touches, with: event) }
    }

    /// Objects that the engine knows by a property of this one, for names in the trace.
    package var knownProperties: [(name: String, object: AnyObject?)] { [] }

    func dynamicSubclassDidChange() {
        world.names.dynamicSubclassChanged(of: self)
    }
}
