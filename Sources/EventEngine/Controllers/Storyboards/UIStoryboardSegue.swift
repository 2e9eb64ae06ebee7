import Foundation

/// The way from one controller of a storyboard to another. There are no storyboards here, so those that a
/// scenario makes are the only ones.
open class UIStoryboardSegue: NSObject, Subclassable {
    /// The world that it belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }
    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private var handler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        world = .current
        creationSerial = world.nextSerial()
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
        world.work.draw(WorkCost.object)
    }

    /// - Parameter performHandler: what it does.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// Does what it was given to do; what kind of presentation it would be, only a storyboard says.
    open func perform() { handler?() }
}

/// Where a storyboard's way back begins. Nobody goes back here, so there is none.
open class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    private init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}
