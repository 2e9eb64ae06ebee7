import Foundation

/// Where an edit menu points to.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic, up, down, left, right
}

/// What an edit menu is about, and how it is found again.
open class UIEditMenuConfiguration: NSObject {
    private let name: Any
    /// The place that the menu is shown for, in the coordinates of the interaction's view.
    public final let sourcePoint: CGPoint
    /// Only kept.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Without an identifier it has one of its own.
    public init(identifier: Any?, sourcePoint: CGPoint) {
        name = identifier ?? Simulator.current.nextIdentifier()
        self.sourcePoint = sourcePoint
        super.init()
    }

    open var identifier: Any { name }
}

/// Takes what is to go on beside an edit menu that comes or goes; here both take no time.
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Has a say in an edit menu. All methods are optional.
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu to show; nil for the suggested elements, one without elements for none (P-35).
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu leaves free, in the coordinates of the interaction's view: without it the source point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// The menu comes.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// The menu goes.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        interaction.world.answeredByDefault(nil)
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        interaction.world.answeredByDefault(.null)
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        interaction.world.answeredByDefault(())
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        interaction.world.answeredByDefault(())
    }
}

/// Shows an edit menu for its view whenever the author says so (P-35).
///
/// The engine decides what Apple leaves open: the elements that are suggested are asked for from the first
/// responder on, else from the view on; a touch beside the menu closes it and goes where it would; so does
/// another first responder, and typing.
open class UIEditMenuInteraction: NSObject, UIInteraction {
    final let world = Simulator.current
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?
    private weak var owner: UIView?
    private var shown: UIEditMenuConfiguration?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        delegateObject = delegate
        super.init()
    }

    package init(delegateObject: AnyObject?) {
        self.delegateObject = delegateObject
        super.init()
    }

    open var delegate: (any UIEditMenuInteractionDelegate)? {
        delegateObject as? any UIEditMenuInteractionDelegate
    }
    open var view: UIView? { owner }

    open func willMove(to view: UIView?) { if owner != nil { dismissMenu() } }
    open func didMove(to view: UIView?) { owner = view }

    /// Where the menu is shown for, in the coordinates of a view, or with nil of the window.
    open func location(in view: UIView?) -> CGPoint {
        let point = shown?.sourcePoint ?? .zero
        return owner?.convert(point, to: view) ?? point
    }

    /// Shows the menu; none where there is nothing to show, or the view is in no window.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let owner, let window = owner.window, let menu = menu(configuration, window), menu.isShown
        else { return }
        let asked = world.askDelegate(
            delegateObject, .editMenuTargetRect, [self, configuration], fallback: CGRect.null
        ) {
            ($0 as? any UIEditMenuInteractionDelegate)?
                .editMenuInteraction(self, targetRectFor: configuration)
        }
        let rect = asked.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : asked
        guard !world.isHalted else { return }
        let sender = world.menuController
        let manner = OpenMenu.Manner(isEditMenu: true, sender: sender) { [self] in
            shown = nil
            tell(.editMenuWillDismiss, configuration) {
                $0.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $1)
            }
        }
        let place = owner.convert(rect, to: nil)
        guard world.open(menu, at: place, in: window, from: owner, manner) else { return }
        shown = configuration
        tell(.editMenuWillPresent, configuration) {
            $0.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $1)
        }
    }

    /// Closes the menu.
    open func dismissMenu() { if shown != nil { world.openMenu?.dismiss() } }

    /// Asks once more for whom the commands of the menu are.
    open func reloadVisibleMenu() { if shown != nil { world.openMenu?.reload() } }

    /// Shows the menu where its place is now.
    open func updateVisibleMenuPosition(animated: Bool) { if let shown { presentEditMenu(with: shown) } }

    private func menu(_ configuration: UIEditMenuConfiguration, _ window: UIWindow) -> UIMenu? {
        let suggested = world.suggestedEditElements(in: window, from: owner)
        let own = world.askDelegate(
            delegateObject, .editMenu, [self, configuration, suggested], fallback: UIMenu?.none
        ) {
            ($0 as? any UIEditMenuInteractionDelegate)?
                .editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        }
        return own ?? UIMenu(children: suggested)
    }

    private func tell(
        _ selector: MessageSelector, _ configuration: UIEditMenuConfiguration,
        _ news: (any UIEditMenuInteractionDelegate, MenuAnimator) -> Void
    ) {
        let animator = MenuAnimator()
        world.askDelegate(delegateObject, selector, [self, configuration, animator], fallback: ()) {
            ($0 as? any UIEditMenuInteractionDelegate).map { news($0, animator) }
        }
        animator.end()
    }
}

extension EditAction {
    /// In the order in which edit menus ask (P-33).
    static let menuOrder: [EditAction] = [.cut, .copy, .select, .selectAll, .paste, .delete]

    /// What a row says.
    var title: String {
        switch self {
        case .cut: "Cut"
        case .copy: "Copy"
        case .select: "Select"
        case .selectAll: "Select All"
        case .paste: "Paste"
        case .delete: "Delete"
        case .toggleBoldface: "Bold"
        case .toggleItalics: "Italic"
        case .toggleUnderline: "Underline"
        case .increaseSize: "Bigger"
        case .decreaseSize: "Smaller"
        case .makeLeftToRight: "Left to Right"
        case .makeRightToLeft: "Right to Left"
        }
    }

    var command: UICommand { UICommand(title: title, action: Selector(message.objectiveC)) }
}

extension Simulator {
    /// The commands that somebody takes, from the first responder on or else from a view on: a menu of them,
    /// or nothing (P-33, P-35).
    func suggestedEditElements(in window: UIWindow, from view: UIView?) -> [UIMenuElement] {
        guard let start = window.firstResponder ?? view else { return [] }
        let commands = EditAction.menuOrder.map(\.command).filter { command in
            !isHalted && start.target(forAction: command.action, withSender: application) != nil
        }
        if commands.isEmpty { return [] }
        return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
    }
}
