import Foundation

/// A choice in an alert.
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    open private(set) var title: String?
    open private(set) var style: Style
    /// Whether it can be chosen.
    open var isEnabled = true { didSet { row?.isEnabled = isEnabled } }
    final let handler: ((UIAlertAction) -> Void)?
    final weak var row: UIAlertControllerActionView?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// A message with choices (N-22, N-23).
///
/// The engine decides what Apple leaves open: an alert is 270 points wide and in the middle, an action sheet
/// as wide as the window and at the bottom; the title and the message have 60 points, and each action a row
/// of 44 below them.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    static let width: CGFloat = 270
    static let heading: CGFloat = 60
    static let row: CGFloat = 44

    private var storedStyle = Style.actionSheet
    private var storedActions: [UIAlertAction] = []
    private var fields: [UITextField] = []

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        begin(title, message, preferredStyle)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What `init(title:message:preferredStyle:)` does after the initializer that it calls.
    package final func begin(_ title: String?, _ message: String?, _ style: Style) {
        self.title = title
        self.message = message
        storedStyle = style
    }

    open var message: String?
    open var preferredStyle: Style { storedStyle }
    /// In the order in which they were added.
    open var actions: [UIAlertAction] { storedActions }
    /// The one that stands out, and that the return key of a hardware keyboard chooses; a finger does not
    /// see a difference. UIKit raises an exception for one that was not added.
    open var preferredAction: UIAlertAction? {
        didSet {
            guard let preferredAction else { return }
            if storedActions.contains(where: { $0 === preferredAction }) { return }
            world.report(.refused("'preferredAction' must be one of the alert's actions"))
        }
    }
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
            return world.report(.refused("an alert can have only one action with the style '.cancel'"))
        }
        storedActions.append(action)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Adds a field below the message; only alerts have any.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return world.report(.refused("only an alert can have text fields, and no action sheet"))
        }
        let field = world.perform { UITextField(frame: .zero) }
        fields.append(field)
        configurationHandler?(field)
        viewIfLoaded?.setNeedsLayout()
    }

    override var automaticStyle: UIModalPresentationStyle { .overFullScreen }

    override func ownPresentationController(_ presenter: UIViewController?) -> UIPresentationController? {
        let presentation = AlertPresentationController(presentedViewController: self, presenting: presenter)
        world.keyboard.tellOfMovements(presentation)
        return presentation
    }

    override func viewWasLoaded() {
        for action in storedActions { addRow(action) }
        for field in fields { view.addSubview(field) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeRows()
    }

    /// The first field of an alert takes the keyboard, unless another one has it by then; when the alert has
    /// appeared (our decision).
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !fields.contains(where: \.isFirstResponder) else { return }
        fields.first?.becomeFirstResponder()
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        super.knownProperties
            + storedActions.enumerated().map { ("actions[\($0.offset)].row", $0.element.row) }
            + fields.enumerated().map { ("textFields[\($0.offset)]", $0.element) }
    }
}

/// A row that chooses an action.
final class UIAlertControllerActionView: UIButton {
    var choose: () -> Void = {}

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isChosen = isEnabled && isTracking && isTouchInside
        super.defaultTouchesEnded(touches, with: event)
        if isChosen, !world.isHalted { choose() }
    }
}

extension UIAlertController {
    final func addRow(_ action: UIAlertAction) {
        let row = world.perform { UIAlertControllerActionView(frame: .zero) }
        row.setTitle(action.title, for: .normal)
        row.isEnabled = action.isEnabled
        row.choose = { [weak self, weak action] in if let action { self?.choose(action) } }
        action.row = row
        view.addSubview(row)
    }

    /// Dismisses, and then calls the handler: nothing is presented by then (N-22).
    final func choose(_ action: UIAlertAction) {
        guard let presenter = relations.presenter, !isBeingDismissed else { return }
        presenter.dismissPresented(true) { action.handler?(action) }
    }

    /// In points.
    final var height: CGFloat {
        let rows = CGFloat(actions.count) * Self.row + CGFloat(textFields?.count ?? 0) * Self.row
        return rows + (title == nil && message == nil ? 0 : Self.heading)
    }

    final func placeRows() {
        for action in actions where action.row == nil { addRow(action) }
        for field in textFields ?? [] where field.superview == nil { view.addSubview(field) }
        var y = title == nil && message == nil ? 0 : Self.heading
        let width = view.bounds.width
        for field in textFields ?? [] {
            field.frame = CGRect(x: 16, y: y, width: width - 32, height: Self.row - 8)
            y += Self.row
        }
        let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
        for action in ordered {
            action.row?.frame = CGRect(x: 0, y: y, width: width, height: Self.row)
            y += Self.row
        }
    }
}

/// Presents an alert, or an action sheet: touches beside it reach nobody.
final class AlertPresentationController: UIPresentationController, KeyboardFollowing {
    private var alert: UIAlertController? { shown as? UIAlertController }

    /// An alert is in the middle of what the keyboard leaves free (our decision).
    func keyboardMoved() {
        if container != nil, !world.isHalted { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    override var needsContainer: Bool { true }
    override func makeDimmingView() -> UIDimmingView? { world.perform { UIDimmingView(frame: .zero) } }

    override var defaultFrame: CGRect {
        guard let bounds = container?.bounds, let alert else { return .zero }
        let height = min(alert.height, bounds.height)
        if alert.preferredStyle == .actionSheet {
            return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        }
        let x = ((bounds.width - UIAlertController.width) / 2).rounded()
        let free = world.keyboard.isShown ? min(bounds.height, world.keyboard.frame.minY) : bounds.height
        let y = max(0, ((free - height) / 2).rounded())
        return CGRect(x: x, y: y, width: UIAlertController.width, height: height)
    }

    /// An alert stays; an action sheet takes it for its cancel action, if it has one (N-23).
    override func touchedOutside() {
        guard let alert, alert.preferredStyle == .actionSheet else { return }
        if let cancel = alert.actions.first(where: { $0.style == .cancel }) { alert.choose(cancel) }
    }
}

extension Hand {
    /// Taps the row of an action in the alert that shows it.
    public func tap(_ action: UIAlertAction) {
        world.settle()
        guard let row = action.row, row.window != nil else {
            let name = action.title ?? ""
            return world.report(
                .invalidArgument(call: "tap", what: "cannot touch the action '\(name)', which is not shown"))
        }
        tap(row)
    }
}
