import Foundation

/// A row of dots, one for each page. A tap on its left half goes one page back, on its right half one ahead.
/// It protects a tap (G-16). Nothing in it can be hit.
open class UIPageControl: UIControl {
    private final var storedPage = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            currentPage = storedPage
        }
    }
    /// From 0; kept within the pages. Setting it tells nobody.
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
    }
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    /// Whether a single dot is not drawn; kept, since touches do not depend on it.
    open var hidesForSinglePage = false

    /// The room that this many dots take.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let (dot, spacing) = (ControlConstants.pageDot, ControlConstants.pageSpacing)
        let width = pageCount > 0 ? CGFloat(pageCount) * (dot + spacing) - spacing : 0
        return CGSize(width: width, height: ControlConstants.pageHeight)
    }

    override func defaultEndTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let old = storedPage
        currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
        if storedPage != old { sendValueChanged(event) }
    }

    override func protectsDefaultAction(against recognizer: UIGestureRecognizer) -> Bool {
        isSingleTap(recognizer)
    }

    override func defaultSize(fitting size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    override var defaultIntrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
