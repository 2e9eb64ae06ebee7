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

/// Actions and menus one below the other. A menu in it has a row that opens it, or with `displayInline` its
/// elements are in its place.
open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The menu of cut, copy, paste and their kin, among the suggested elements of an edit menu (P-35).
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        public static let edit = Identifier("com.apple.menu.edit")
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

    /// Whether it has anything to show.
    final var isShown: Bool { children.contains { !$0.isHiddenInMenus } }
}

extension UIMenuElement {
    /// Whether no menu shows it.
    final var isHiddenInMenus: Bool {
        switch self {
        case let menu as UIMenu: !menu.isShown
        case let action as UIAction: action.attributes.contains(.hidden)
        case let command as UICommand: command.attributes.contains(.hidden)
        default: false
        }
    }
}

extension Hand {
    /// Taps the row of an action, a command or a menu in the menu that shows it.
    public func tap(_ element: UIMenuElement) {
        world.settle()
        guard let row = element.row, row.window != nil else {
            let what = element is UIAction ? "action" : element is UIMenu ? "menu" : "command"
            return world.report(.invalidArgument(
                call: "tap", what: "cannot touch the \(what) '\(element.title)', which is not shown"))
        }
        tap(row)
    }

    /// Taps the row with this title in the menu that is open.
    public func tap(menuItem title: String) {
        world.settle()
        guard let row = world.openMenu?.row(titled: title) else {
            return world.report(.invalidArgument(
                call: "tap", what: "cannot touch the menu item '\(title)', which is not shown"))
        }
        tap(row)
    }
}
