import Foundation

/// A closure that a control performs, with its title.
open class UIAction: NSObject, Traceable {
    /// What tells two actions of a control apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Gets the action, whose `sender` is the control.
    public typealias Handler = (_ action: UIAction) -> Void

    /// The world that this object belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    /// No scenario can make a subclass.
    package final var dynamicSubclass: (any DynamicSubclass)? { nil }

    /// What a button shows.
    open var title: String
    open var image: UIImage?
    open private(set) var identifier: Identifier
    /// The control that performs it; nil at other times.
    open var sender: Any? { performer }
    private weak var performer: UIControl?
    private let handler: Handler

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping Handler
    ) {
        world = .current
        creationSerial = world.nextSerial()
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier("UIAction-\(creationSerial)")
        self.handler = handler
        super.init()
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// Performs it for a control.
    final func perform(from control: UIControl) {
        performer = control
        world.send(
            .performAction, to: self, arguments: { [control] },
            argument: { world.argument(from: [control]) }, fallback: (), answer: { _ in .none },
            body: { handler(self) })
        performer = nil
    }

    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
}
