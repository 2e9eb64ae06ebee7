import Foundation

/// What a view can do beside its recognizers.
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has it.
    var view: UIView? { get }
    /// It is about to have another view, or none.
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// What a menu consists of, and how it is found again.
open class UIContextMenuConfiguration: NSObject {
    private let name: Any
    final let makeMenu: (([UIMenuElement]) -> UIMenu?)?

    /// - Parameters:
    ///   - identifier: a name; without one it has one of its own.
    ///   - actionProvider: makes the menu when it is to be shown; it gets what the system suggests, which is
    ///     nothing here. Previews are not shown.
    public init(
        identifier: Any?, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        name = identifier ?? Simulator.current.nextIdentifier()
        makeMenu = actionProvider
        super.init()
    }

    open var identifier: Any { name }
}

/// Takes what is to go on beside a menu that comes or goes; here both take no time.
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animator of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating, UIEditMenuInteractionAnimating {
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func end() {
        let last = completions
        completions = []
        for completion in last { completion() }
    }
}

/// Has a say in menus that a finger opens by resting on a view. All methods but the first are optional.
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// What the menu consists of; nil when there is none here, and then the touch goes on.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu comes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu goes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        interaction.world.answeredByDefault(())
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        interaction.world.answeredByDefault(())
    }
}

/// Opens a menu when a finger rests on its view. The delegate is asked after 0.25 s; after 0.5 s the menu is
/// there, and the touch is cancelled for the view and for other recognizers. A finger that lifts before, or
/// moves by more than 10 points, opens none. The times are not published: our decision.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    final let world = Simulator.current
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?
    private weak var owner: UIView?
    private var press: _UIClickPresentationGestureRecognizer?
    private var place = CGPoint.zero
    private var asked: UIContextMenuConfiguration?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        delegateObject = delegate
        super.init()
    }

    package init(delegateObject: AnyObject?) {
        self.delegateObject = delegateObject
        super.init()
    }

    open var delegate: (any UIContextMenuInteractionDelegate)? {
        delegateObject as? any UIContextMenuInteractionDelegate
    }
    open var view: UIView? { owner }

    /// Where the finger was, in the coordinates of a view, or with nil of the window.
    open func location(in view: UIView?) -> CGPoint {
        owner?.convert(place, to: view) ?? place
    }

    /// Closes the menu.
    open func dismissMenu() { world.openMenu?.dismiss() }

    open func willMove(to view: UIView?) {
        guard let press, let owner else { return }
        owner.removeGestureRecognizer(press)
        self.press = nil
    }

    open func didMove(to view: UIView?) {
        owner = view
        guard let view else { return }
        let made = world.perform { _UIClickPresentationGestureRecognizer(target: nil, action: nil) }
        made.interaction = self
        press = made
        view.addGestureRecognizer(made)
    }

    // MARK: What is asked and told

    /// Whether there is a menu where the finger is.
    func ask(at point: CGPoint) -> Bool {
        place = point
        asked = world.isHalted ? nil : configuration()
        return asked != nil
    }

    /// The control that has the interaction and is asked itself.
    private var owningControl: UIControl? { delegateObject === owner ? owner as? UIControl : nil }

    func configuration() -> UIContextMenuConfiguration? {
        if let control = owningControl {
            return control.contextMenuInteraction(self, configurationForMenuAtLocation: place)
        }
        if let found = configurationOfRow(at: place) { return found }
        return world.askDelegate(delegateObject, .menuConfiguration, [self, place], fallback: nil) {
            ($0 as? any UIContextMenuInteractionDelegate)?
                .contextMenuInteraction(self, configurationForMenuAtLocation: place)
        }
    }

    /// Opens the menu that was asked for where its control attaches it.
    func presentWhereAttached() {
        guard !world.isHalted, let asked, let owner = owningControl else { return }
        present(at: owner.convert(owner.menuAttachmentPoint(for: asked), to: nil))
    }

    func present(at point: CGPoint) {
        guard let asked, let window = owner?.window else { return }
        self.asked = nil
        guard let menu = asked.makeMenu?([]), menu.isShown else { return }
        tell(.menuWillDisplay, asked) {
            $0.contextMenuInteraction(self, willDisplayMenuFor: asked, animator: $1)
        }
        guard !world.isHalted else { return }
        let place = CGRect(origin: point, size: .zero)
        let manner = OpenMenu.Manner { [self] in
            tell(.menuWillEnd, asked) { $0.contextMenuInteraction(self, willEndFor: asked, animator: $1) }
        }
        world.open(menu, at: place, in: window, from: owner, manner)
    }

    private func tell(
        _ selector: MessageSelector, _ configuration: UIContextMenuConfiguration,
        _ news: (any UIContextMenuInteractionDelegate, MenuAnimator) -> Void
    ) {
        let animator = MenuAnimator()
        if let control = owningControl {
            news(control, animator)
        } else if !tellOfRow(selector, configuration, animator) {
            world.askDelegate(delegateObject, selector, [self, configuration, animator], fallback: ()) {
                ($0 as? any UIContextMenuInteractionDelegate).map { news($0, animator) }
            }
        }
        animator.end()
    }
}

/// Recognizes the press that opens a menu. UIKit has several for that.
final class _UIClickPresentationGestureRecognizer: UIGestureRecognizer {
    weak var interaction: UIContextMenuInteraction?
    private var start = CGPoint.zero

    override func refusal(of touch: UITouch) -> GestureCause? {
        interaction?.view is UIScrollView ? touch.refusalToScroll : nil
    }

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first, fingersDown.count == 1 else {
            return fail(RuleID("F", 7), "too many fingers")
        }
        start = touch.location
        let place = touch.location(in: view)
        after(MenuConstants.asking) { [unowned self] in
            guard interaction?.ask(at: place) == true else { return fail(RuleID("F", 8), "no menu here") }
            after(MenuConstants.opening - MenuConstants.asking) { [unowned self] in
                go(to: .began, RuleID("F", 8), "held \(milliseconds(MenuConstants.opening))")
            }
        }
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let most = MenuConstants.allowableMovement + world.gestureConstants.tolerance
        if start.distance(to: touch.location) > most {
            fail(RuleID("F", 7), "moved > \(points(MenuConstants.allowableMovement))")
        }
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isUnderWay { return go(to: .ended, RuleID("F", 8), "lifted") }
        fail(RuleID("F", 8), "lifted early")
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelOrFail() }

    override func defaultAction(in state: State) {
        if state == .began, let interaction { interaction.present(at: interaction.location(in: nil)) }
    }
}

/// What Apple does not publish about menus: our decisions.
enum MenuConstants {
    /// Microseconds until the delegate is asked, and until the menu is there.
    static let (asking, opening): (Int64, Int64) = (250_000, 500_000)
    /// Points that a finger may move.
    static let allowableMovement: CGFloat = 10
    /// The width of a menu and the height of a row, in points.
    static let (width, rowHeight): (CGFloat, CGFloat) = (250, 44)
    /// How far an edit menu is from its place, the text of its rows, and the room beside it, in points.
    static let (gap, fontSize, padding): (CGFloat, CGFloat, CGFloat) = (8, 14, 24)
    /// What is in the place of elements that were asked for.
    static let waiting = "Loading…"
}

extension UIView {
    /// What it can do beside its recognizers, in the order in which it was added.
    public var interactions: [any UIInteraction] {
        get { storedInteractions }
        set {
            for interaction in storedInteractions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds one, which leaves the view that it was added to before.
    public func addInteraction(_ interaction: any UIInteraction) {
        world.work.draw(WorkCost.object)
        if let old = interaction.view { old.removeInteraction(interaction) }
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        world.work.draw(storedInteractions.count)
        guard let index = storedInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
