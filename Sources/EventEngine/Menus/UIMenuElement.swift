import Foundation

/// What a menu shows: an action, or a menu in it.
open class UIMenuElement: NSObject {
    public enum State: Int, Sendable {
        case off, on, mixed
    }
    /// How an element is shown, and whether it can be chosen.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    final var storedTitle: String
    final var storedImage: UIImage?
    /// The row that shows it.
    final weak var row: UIContextMenuCell?

    init(title: String, image: UIImage?) {
        (storedTitle, storedImage) = (title, image)
        super.init()
    }

    open var title: String { storedTitle }
    open var image: UIImage? { storedImage }
    open var subtitle: String?
}

/// Actions and menus one below the other. Menus in it are shown in their place, whatever their options say:
/// our decision.
open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// How a menu is shown in another one.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// Only one of its elements is on.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    open private(set) var identifier: Identifier
    open private(set) var options: Options
    open private(set) var children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("UIMenu-\(Simulator.current.nextSerial())")
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// A menu like this one with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions that it shows, those of menus in it too.
    final var actions: [UIAction] {
        Simulator.current.work.draw(children.count)
        return children.flatMap { element -> [UIAction] in
            if let menu = element as? UIMenu { return menu.actions }
            guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return [] }
            return [action]
        }
    }
}

extension Hand {
    /// Taps the row of an action in the menu that shows it.
    public func tap(_ action: UIAction) {
        world.settle()
        guard let row = action.row, row.window != nil else {
            return world.report(.invalidArgument(
                call: "tap", what: "cannot touch the action '\(action.title)', which is not shown"))
        }
        tap(row)
    }
}
