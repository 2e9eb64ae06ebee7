import Foundation

/// What an assistive app can be told to do with an element. Nobody tells it here but the scenario.
open class UIAccessibilityCustomAction: NSObject, Subclassable {
    /// The world that it belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }
    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
    /// Gets the action; whether it was done.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// How it is read out.
    open var name: String
    /// Who does it, unless a closure does.
    open weak var target: AnyObject?
    /// The message for the target.
    open var selector: Selector?
    private final let actionHandler: Handler?

    /// Does it: the closure is called, or the target gets the message.
    final func perform(in world: Simulator) {
        if let actionHandler { return _ = actionHandler(self) }
        guard let selector, let target else { return }
        world.call(selector, of: target, with: self)
    }

    public init(name: String, target: AnyObject?, selector: Selector) {
        world = .current
        creationSerial = world.nextSerial()
        self.name = name
        self.target = target
        self.selector = selector
        actionHandler = nil
    }

    public init(name: String, actionHandler: Handler?) {
        world = .current
        creationSerial = world.nextSerial()
        self.name = name
        self.actionHandler = actionHandler
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }
}

/// The way in which an assistive app scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1, left, up, down, next, previous
}
