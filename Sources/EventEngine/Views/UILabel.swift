import Foundation

/// A view that shows text; touches pass it by unless interaction is enabled (B-26).
open class UILabel: UIView {
    /// What is shown.
    open var text: String? { didSet { contentDidChange() } }
    private final var attributes = KeptAttributes()
    /// The same with attributes, which are kept and change no size; nil without a text.
    open var attributedText: NSAttributedString? {
        get { attributes.text(text) }
        set {
            attributes.keep(newValue)
            text = newValue?.string
        }
    }
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { contentDidChange() } }
    open var textColor: UIColor! = .black
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines that are shown; 0 for as many as there are.
    open var numberOfLines = 1 { didSet { contentDidChange() } }
    /// The width in points at which Auto Layout breaks lines; 0 for the width that the label gets.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
    open var adjustsFontSizeToFitWidth = false
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

    override func defaultSize(fitting size: CGSize) -> CGSize {
        let widest = size.width > 0 && numberOfLines != 1 ? size.width : .infinity
        let fontSize = font?.pointSize ?? UIFont.labelFontSize
        return TextSize(text: text ?? "", fontSize: fontSize, lines: numberOfLines, widest: widest).size
    }

    override var defaultIntrinsicContentSize: CGSize {
        defaultSize(fitting: CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    override var contentDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func contentSizeForLayout(width: CGFloat?) -> CGSize {
        let size = intrinsicContentSize
        guard contentDependsOnWidth, let width, width > 0, width < size.width else { return size }
        return CGSize(width: size.width, height: defaultSize(fitting: CGSize(width: width, height: 0)).height)
    }

    override var firstBaseline: CGFloat {
        ((font?.pointSize ?? UIFont.labelFontSize) * EngineConstants.baseline).rounded()
    }

    override var lastBaseline: CGFloat {
        let size = font?.pointSize ?? UIFont.labelFontSize
        return (size * EngineConstants.lineHeight).rounded(.up) - (size * EngineConstants.baseline).rounded()
    }
}
