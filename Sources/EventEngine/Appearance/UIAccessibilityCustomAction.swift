import Foundation

/// What an assistive app can be told to do with an element. Nobody tells it here but the scenario.
open class UIAccessibilityCustomAction: NSObject {
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
        self.name = name
        self.target = target
        self.selector = selector
        actionHandler = nil
    }

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
}

/// The way in which an assistive app scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1, left, up, down, next, previous
}
