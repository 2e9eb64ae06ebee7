import Foundation

/// A view that is smaller than its content and shows a part of it (H-14).
///
/// What subclasses may override has to stand in the class itself; most of it is carried out in the extensions
/// beside this file.
open class UIScrollView: UIView {
    final var scroll = ScrollState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        scrollViewWasCreated()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        scrollViewWasCreated()
    }

    // MARK: Content

    /// The point of the content that stands in the upper left corner: the origin of the bounds (H-14).
    open var contentOffset: CGPoint {
        get { read(.contentOffset, bounds.origin) }
        set { write(.setContentOffset, newValue) { setStoredOffset(newValue) } }
    }
    /// How large the content is, in points; it scrolls along an axis on which it is larger than the bounds
    /// (H-15).
    open var contentSize: CGSize {
        get { read(.contentSize, scroll.contentSize) }
        set { write(.setContentSize, newValue) { scroll.contentSize = newValue } }
    }
    /// By how much the content may be scrolled beyond its edges (H-15).
    open var contentInset: UIEdgeInsets {
        get { read(.contentInset, scroll.contentInset) }
        set { write(.setContentInset, newValue) { scroll.contentInset = newValue } }
    }

    // MARK: Touches: a scroll view keeps them (H-11)

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
