import Foundation

/// What one can do with a row after swiping it (M-19).
open class UIContextualAction: NSObject, Traceable {
    /// What an action does, which a device shows by its colour.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// Gets the action, the button that was tapped, and what to call when it is done: with true when it was
    /// carried out. Until then the row stays open.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// The world that this object belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    /// No scenario can make a subclass.
    package final var dynamicSubclass: (any DynamicSubclass)? { nil }

    open private(set) var style: Style
    open private(set) var handler: Handler
    /// What its button says.
    open var title: String?
    open var image: UIImage?
    /// Kept, without effect on events.
    open var backgroundColor: UIColor!
    /// The button that shows it now.
    final weak var button: UISwipeActionStandardButton?
    /// Whether the table made it, to delete a row: then it leaves no line itself.
    final var isOfTable = false

    public init(style: Style, title: String?, handler: @escaping Handler) {
        world = .current
        creationSerial = world.nextSerial()
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// Calls the handler.
    final func perform(from view: UIView, completion: @escaping (Bool) -> Void) {
        if isOfTable { return handler(self, view, completion) }
        world.send(
            .performContextualAction, to: self, arguments: { [view] },
            argument: { world.argument(from: [view]) }, fallback: (), answer: { _ in .none },
            body: { handler(self, view, completion) })
    }

    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
}

/// The actions on one side of a row, the outermost first.
open class UISwipeActionsConfiguration: NSObject {
    open private(set) var actions: [UIContextualAction]
    /// Whether a drag over the whole row performs the first action (M-19).
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
