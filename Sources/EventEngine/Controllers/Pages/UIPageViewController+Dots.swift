import Foundation

/// The dots below pages that lie side by side, where the data source says how many there are and which is the
/// shown one. It is asked when code shows a page; a turn by a finger moves the dot by itself. A tap on the
/// dots turns a page, of which the delegate does not hear, and they are 37 points high (our decision).
final class _UIPageViewControllerDots: UIPageControl {
    weak var pages: UIPageViewController?

    override func defaultEndTracking(_ touch: UITouch?, with event: UIEvent?) {
        let old = currentPage
        super.defaultEndTracking(touch, with: event)
        if currentPage != old { pages?.turn(by: currentPage - old) }
    }
}

extension UIPageViewController {
    private static let heightOfDots: CGFloat = 37

    /// The part of the view in which pages lie.
    final var areaOfPages: CGRect {
        guard let bounds = viewIfLoaded?.bounds else { return .zero }
        guard pages.dots != nil else { return bounds }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width,
            height: max(0, bounds.height - Self.heightOfDots))
    }

    /// Code has shown a page: the data source says how many dots there are.
    final func countPages() {
        guard let own = viewIfLoaded, pages.shown != nil, navigationOrientation == .horizontal else { return }
        guard let count = number(.pageCount), let index = number(.pageIndex), count > 0 else {
            pages.dots?.removeFromSuperview()
            pages.dots = nil
            return
        }
        let dots = pages.dots ?? world.perform { _UIPageViewControllerDots(frame: .zero) }
        dots.pages = self
        dots.numberOfPages = count
        dots.currentPage = index
        if dots.superviewReference !== own { own.addSubview(dots) }
        pages.dots = dots
    }

    private func number(_ selector: MessageSelector) -> Int? {
        world.askDelegate(pages.dataSourceObject, selector, [self], fallback: Int?.none) {
            guard let source = $0 as? any UIPageViewControllerDataSource else { return nil }
            return selector == .pageCount
                ? source.presentationCount(for: self) : source.presentationIndex(for: self)
        }
    }

    final func placeDots(in bounds: CGRect) {
        let area = areaOfPages
        let frame = CGRect(x: bounds.minX, y: area.maxY, width: bounds.width, height: Self.heightOfDots)
        if let dots = pages.dots, dots.frame != frame { dots.frame = frame }
    }

    /// A tap on the dots: the page beside the shown one comes, if there is one.
    final func turn(by way: Int) {
        guard pages.turn == nil else { return }
        guard let next = ask(way > 0 ? .pageAfter : .pageBefore).controller else {
            pages.dots?.currentPage -= way
            return
        }
        show(next, way > 0 ? .forward : .reverse, true, byDots: true, nil)
    }
}
