import Foundation

/// Which line of a text that was made smaller keeps its place.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A view that shows text; touches pass it by unless interaction is enabled (B-26).
open class UILabel: UIView {
    /// What is shown. Sizes are made of it, whatever overridden getters answer (our decision).
    private struct Content {
        var text: String?
        var attributes = KeptAttributes()
        var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
        var color: UIColor? = .black
        var alignment = NSTextAlignment.natural
        var lines = 1

        var fontSize: CGFloat { font?.pointSize ?? UIFont.labelFontSize }
    }
    private final var content = Content()

    /// What is shown.
    open var text: String? {
        get { read(.text, content.text) }
        set {
            write(.setText, newValue) {
                content.text = newValue
                contentDidChange()
            }
        }
    }
    /// The same with attributes, which are kept and change no size; nil without a text. Setting it does not
    /// call the setter of `text` (our decision).
    open var attributedText: NSAttributedString? {
        get { read(.attributedText, content.attributes.text(content.text)) }
        set {
            write(.setAttributedText, newValue) {
                content.attributes.keep(newValue)
                content.text = newValue?.string
                contentDidChange()
            }
        }
    }
    /// Nil brings the usual one back.
    open var font: UIFont! {
        get { read(.font, content.font) }
        set {
            write(.setFont, newValue) {
                content.font = newValue ?? Content().font
                contentDidChange()
            }
        }
    }
    open var textColor: UIColor! {
        get { read(.textColor, content.color) }
        set { write(.setTextColor, newValue) { content.color = newValue } }
    }
    open var textAlignment: NSTextAlignment {
        get { read(.textAlignment, content.alignment) }
        set { write(.setTextAlignment, newValue) { content.alignment = newValue } }
    }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines that are shown; 0 for as many as there are.
    open var numberOfLines: Int {
        get { read(.numberOfLines, content.lines) }
        set {
            write(.setNumberOfLines, newValue) {
                content.lines = newValue
                contentDidChange()
            }
        }
    }
    /// The width in points at which Auto Layout breaks lines; 0 for the width that the label gets.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
    open var adjustsFontSizeToFitWidth = false
    /// Kept: no text is narrower or wider than the metric says.
    open var allowsDefaultTighteningForTruncation = false
    /// Kept, without effect: nothing is drawn.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var minimumScaleFactor: CGFloat = 0
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var highlightedTextColor: UIColor?
    /// Kept: the user's size of text never changes here.
    open var adjustsFontForContentSizeCategory = false
    open var isHighlighted = false
    open var isEnabled = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        model.pointee.isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        model.pointee.isUserInteractionEnabled = false
    }

    override var isAccessibleByDefault: Bool { true }

    /// Where the text is in a label of such bounds, with so many lines at the most; 0 for any number. The
    /// sizes that the label asks for are made of it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        read(.labelTextRect, [bounds, numberOfLines], defaultTextRect(bounds, numberOfLines))
    }
    /// Nothing is drawn, so the engine never calls it.
    open func drawText(in rect: CGRect) { command(.drawText, [rect]) {} }

    private final func defaultTextRect(_ bounds: CGRect, _ lines: Int) -> CGRect {
        let text = content.text ?? ""
        let size = TextSize(text: text, fontSize: content.fontSize, lines: lines, widest: bounds.width).size
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, max(0, bounds.width)), height: size.height)
    }

    override func defaultSize(fitting size: CGSize) -> CGSize {
        let unbounded = CGFloat.greatestFiniteMagnitude
        let widest = size.width > 0 && content.lines != 1 ? size.width : unbounded
        let room = CGRect(x: 0, y: 0, width: widest, height: unbounded)
        return textRect(forBounds: room, limitedToNumberOfLines: content.lines).size
    }

    override var defaultIntrinsicContentSize: CGSize {
        defaultSize(fitting: CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    override var contentDependsOnWidth: Bool { content.lines != 1 && preferredMaxLayoutWidth <= 0 }

    override func contentSizeForLayout(width: CGFloat?) -> CGSize {
        let size = intrinsicContentSize
        guard contentDependsOnWidth, let width, width > 0, width < size.width else { return size }
        return CGSize(width: size.width, height: defaultSize(fitting: CGSize(width: width, height: 0)).height)
    }

    override var firstBaseline: CGFloat {
        (content.fontSize * EngineConstants.baseline).rounded()
    }

    override var lastBaseline: CGFloat {
        let size = content.fontSize
        return (size * EngineConstants.lineHeight).rounded(.up) - (size * EngineConstants.baseline).rounded()
    }
}
