import Foundation

/// A closure that a control performs, with its title.
open class UIAction: UIMenuElement, Traceable {
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

    /// What a button or a menu shows.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    /// How a menu shows it, and whether it can be chosen there.
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu shows it as chosen.
    open var state: UIMenuElement.State
    /// What a menu says below its title; nil without.
    open var discoverabilityTitle: String?
    open private(set) var identifier: Identifier
    /// The control or item of a bar that performs it, or the view whose menu it is in; nil at other times.
    open var sender: Any? { performer }
    private weak var performer: AnyObject?
    private let handler: Handler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        world = .current
        creationSerial = world.nextSerial()
        (self.attributes, self.state) = (attributes, state)
        self.discoverabilityTitle = discoverabilityTitle
        self.identifier = identifier ?? Identifier("UIAction-\(creationSerial)")
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// Performs it for a control, for the view of a menu, or for an item of a bar.
    final func perform(from control: AnyObject?) {
        performer = control
        world.send(
            .performAction, to: self, arguments: { [control] },
            argument: { world.argument(from: [control]) }, fallback: (), answer: { _ in .none },
            body: { handler(self) })
        performer = nil
    }

    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
}
