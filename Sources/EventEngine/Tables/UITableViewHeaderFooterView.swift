import Foundation

/// Shows the title of a section.
open class UITableViewHeaderFooterView: UIView {
    private final var label: UILabel?
    private final var content: UIView?
    /// By it a table gives the view out again when its section is no longer visible.
    open private(set) var reuseIdentifier: String?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The view for content of your own, made when it is first asked for.
    open var contentView: UIView {
        if let content { return content }
        let made = world.perform { UIView(frame: bounds) }
        content = made
        insert(made, at: .front)
        return made
    }

    /// The title, made when it is first asked for.
    open var textLabel: UILabel? {
        if let label { return label }
        let label = world.perform { UILabel(frame: .zero) }
        self.label = label
        insert(label, at: .front)
        return label
    }

    /// Shown behind everything else in the view, and as large as it.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insert(backgroundView, at: .index(0)) }
            setNeedsLayout()
        }
    }

    /// How the background looks; its view is behind everything else.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            configuredBackground = UISystemBackgroundView.show(
                backgroundConfiguration, in: self, instead: configuredBackground)
            configuredBackground?.place()
        }
    }
    private final var configuredBackground: UISystemBackgroundView?

    /// Called before the table gives the view out for another section.
    open func prepareForReuse() {
        world.sendQuestion(
            .prepareForReuse, to: self, arguments: { [] }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: {})
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        configuredBackground?.place()
        if let content, content.frame != bounds { content.frame = bounds }
        label?.frame = bounds.insetBy(dx: TableConstants.textMargin, dy: 0)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [("contentView", content), ("textLabel", label)]
    }
}
