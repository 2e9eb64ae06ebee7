import Foundation

/// One row of a table.
///
/// A cell hands its touches on to what it is in, as any view does; that is how the table hears of them
/// (C-16).
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    /// Which labels a cell has.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// A mark at the right end of a cell. Those with a detail button send its taps to the table's delegate
    /// (M-16).
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4

        var isButton: Bool { self == .detailDisclosureButton || self == .detailButton }
    }

    /// How a selected cell looks; that has no effect on events.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// Whether a table draws lines between its cells.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// What editing does with a row.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    final var cell = CellState()
    final var configured = CellConfiguration<UITableViewCell>()
    private let style: CellStyle
    private let content = UITableViewCellContentView(frame: .zero)
    private var hasContent = false
    /// By it a table gives the cell out again when its row is no longer visible.
    open private(set) var reuseIdentifier: String?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableConstants.rowHeight))
        prepareContent()
        layoutContent()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        prepareContent()
    }

    /// The content view follows the size of the cell at once, so that constraints in it do not meet an old
    /// height.
    private func prepareContent() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The content view comes into the cell when it is first asked for, or with the first layout. What was
    /// added to the cell itself before lies behind it since iOS 14, and is not touched (M-12).
    private func addContent() {
        if hasContent { return }
        hasContent = true
        insert(content, at: .front)
    }

    /// Puts the content view where it belongs, whether it is in the cell yet or not.
    final func placeContent(_ frame: CGRect) {
        if content.frame != frame { content.frame = frame }
    }

    // MARK: Content

    /// The view for the cell's content.
    open var contentView: UIView {
        addContent()
        return content
    }
    /// The same, as long as nobody has asked for it.
    final var contentViewIfLoaded: UIView? { hasContent ? content : nil }
    /// The first line of text, made when it is first asked for.
    open var textLabel: UILabel? { label(\.text) }
    /// The picture in front of the text, made when it is first asked for.
    open var imageView: UIImageView? {
        if let view = cell.image { return view }
        let view = world.perform { UIImageView(frame: .zero) }
        cell.image = view
        addContent()
        content.insert(view, at: .front)
        return view
    }
    /// The second line of text; cells of the default style have none.
    open var detailTextLabel: UILabel? { style == .default ? nil : label(\.detail) }

    open var accessoryType: AccessoryType {
        get { cell.accessoryType }
        set {
            cell.accessoryType = newValue
            accessoryDidChange()
        }
    }
    /// Your view at the right end, instead of a mark; it keeps its size.
    open var accessoryView: UIView? {
        get { cell.accessoryView }
        set {
            cell.accessoryView = newValue
            accessoryDidChange()
        }
    }
    /// What is at the right end in their place while the cell is edited: nothing, unless set.
    open var editingAccessoryType: AccessoryType {
        get { cell.editingAccessoryType }
        set {
            cell.editingAccessoryType = newValue
            accessoryDidChange()
        }
    }
    open var editingAccessoryView: UIView? {
        get { cell.editingAccessoryView }
        set {
            cell.editingAccessoryView = newValue
            accessoryDidChange()
        }
    }
    /// Kept: nobody drags a cell to another place of the screen here.
    open var userInteractionEnabledWhileDragging: Bool {
        get { cell.takesTouchesWhileDragged }
        set { cell.takesTouchesWhileDragged = newValue }
    }
    /// Kept: the table shows the control on each row that can be moved while it is edited.
    open var showsReorderControl: Bool {
        get { cell.showsReorderControl }
        set { cell.showsReorderControl = newValue }
    }
    open var selectionStyle: SelectionStyle {
        get { cell.selectionStyle }
        set { cell.selectionStyle = newValue }
    }

    // MARK: State

    /// Whether the cell's row is selected. Setting it changes how the cell looks, and not what the table has
    /// selected.
    open var isSelected: Bool {
        get { read(.isSelected, cell.isSelected) }
        set { write(.setIsSelected, newValue) { setSelected(newValue, animated: false) } }
    }
    /// Whether a finger is on the cell that may select its row (H-29).
    open var isHighlighted: Bool {
        get { read(.isHighlighted, cell.isHighlighted) }
        set { write(.setIsHighlighted, newValue) { setHighlighted(newValue, animated: false) } }
    }

    /// Called when the row is selected or deselected.
    open func setSelected(_ selected: Bool, animated: Bool) {
        sendState(.setSelectedAnimated, selected, animated) {
            change(\.isSelected, to: selected, .cellIsSelected)
        }
    }

    /// Called when a finger comes down on the cell, and when it has decided what it is about.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        sendState(.setHighlightedAnimated, highlighted, animated) {
            change(\.isHighlighted, to: highlighted, .cellIsHighlighted)
        }
    }

    /// Called before the table gives the cell out for another row.
    open func prepareForReuse() {
        sendOwn(.prepareForReuse, []) {}
    }

    /// Whether the table is edited; it tells its cells.
    open var isEditing: Bool {
        get { cell.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        command(.setCellEditing, [editing, animated]) {
            guard cell.isEditing != editing else { return }
            cell.isEditing = editing
            accessoryDidChange()
        }
    }
    /// Kept, as the lines between rows are not drawn.
    open var separatorInset: UIEdgeInsets {
        get { cell.separatorInset }
        set { cell.separatorInset = newValue }
    }

    // MARK: Configurations

    /// What the cell is like now.
    open var configurationState: UICellConfigurationState { presentState }

    /// Brings the cell's configurations up to date: calls the handler, unless overridden.
    open func updateConfiguration(using state: UICellConfigurationState) {
        world.sendQuestion(
            .updateConfigurationUsing, to: self, arguments: { [state] }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: { defaultUpdateConfiguration(state) })
    }

    // MARK: What the engine's class does

    override func defaultSize(fitting size: CGSize) -> CGSize {
        CGSize(width: size.width, height: TableConstants.rowHeight + heightOfFurtherLines)
    }

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(by: RuleID("C", 16)) { $0.touchesBegan(touches, with: event) }
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(by: RuleID("C", 16)) { $0.touchesMoved(touches, with: event) }
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(by: RuleID("C", 16)) { $0.touchesEnded(touches, with: event) }
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(by: RuleID("C", 16)) { $0.touchesCancelled(touches, with: event) }
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        addContent()
        configured.backgroundView?.place()
        placeBackgrounds()
        layoutContent()
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [
            ("contentView", content), ("textLabel", cell.text), ("detailTextLabel", cell.detail),
            ("imageView", cell.image),
            ("accessoryView", cell.accessoryView), ("editingAccessoryView", cell.editingAccessoryView),
            ("detailButton", cell.detailButton),
        ]
    }

    private func label(_ path: WritableKeyPath<CellState, UILabel?>) -> UILabel {
        if let label = cell[keyPath: path] { return label }
        let label = world.perform { UILabel(frame: .zero) }
        cell[keyPath: path] = label
        addContent()
        content.insert(label, at: .front)
        layoutContent()
        return label
    }
}
