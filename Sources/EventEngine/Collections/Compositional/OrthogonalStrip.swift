import Foundation

/// How a section of a compositional layout scrolls by itself, across the way of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none
    /// As any scroll view.
    case continuous
    /// It comes to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// By pages as long as the collection view.
    case paging
    /// By groups.
    case groupPaging
    /// By groups, which come to rest in the middle.
    case groupPagingCentered
}

/// The part of a layout in which a section scrolls by itself. All lengths are in points. UIKit does not say
/// where its scroll view is, how large its content is and where pages begin: that is our decision.
struct OrthogonalStrip: Equatable {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// Across the way of the layout.
    let axis: ScrollAxis
    /// In the coordinates of the layout.
    let frame: CGRect
    let contentSize: CGSize
    /// Where groups begin, in the content.
    let starts: [CGFloat]
    /// How long the first group is.
    let group: CGFloat
    /// The insets of the section before and behind its groups.
    let lead, trail: CGFloat

    /// From the beginning of a group to that of the next one.
    private var step: CGFloat { starts.count > 1 ? starts[1] - starts[0] : group }

    /// From one page to the next one.
    var pageLength: CGFloat {
        behavior == .groupPaging || behavior == .groupPagingCentered ? step : axis.of(frame.size)
    }

    /// Where the first page is.
    var pageOrigin: CGFloat {
        behavior == .groupPagingCentered ? lead - (axis.of(frame.size) - group) / 2 : 0
    }

    /// Room around the content that lets the first and the last group come to the middle.
    var contentInset: UIEdgeInsets {
        guard behavior == .groupPagingCentered else { return .zero }
        let room = (axis.of(frame.size) - group) / 2
        let (before, behind) = (max(0, room - lead), max(0, room - trail))
        return axis == .horizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: behind)
            : UIEdgeInsets(top: before, left: 0, bottom: behind, right: 0)
    }

    var isPaged: Bool {
        behavior == .paging || behavior == .groupPaging || behavior == .groupPagingCentered
    }
}

/// What scrolls the cells of one section. It has no delegate: who wants to hear of it gives the section a
/// handler.
final class _UICollectionViewOrthogonalScrollView: UIScrollView {
    weak var collectionView: UICollectionView?
    private var strip: OrthogonalStrip?
    /// Whether its content has moved since its cells were laid out.
    private var hasMoved = false

    /// Takes its place and what is in it.
    func take(_ strip: OrthogonalStrip) {
        guard strip != self.strip else { return }
        let isNew = self.strip == nil
        self.strip = strip
        if frame != strip.frame { frame = strip.frame }
        if contentSize != strip.contentSize { contentSize = strip.contentSize }
        if contentInset != strip.contentInset { contentInset = strip.contentInset }
        if isPagingEnabled != strip.isPaged { isPagingEnabled = strip.isPaged }
        if isNew, strip.pageOrigin < 0 {
            contentOffset = strip.axis.setting(strip.pageOrigin, in: CGPoint.zero)
        }
    }

    override func pageLength(_ axis: ScrollAxis) -> Double {
        strip?.axis == axis ? strip?.pageLength ?? 0 : super.pageLength(axis)
    }

    override func pageOrigin(_ axis: ScrollAxis) -> Double {
        strip?.axis == axis ? strip?.pageOrigin ?? 0 : super.pageOrigin(axis)
    }

    override func restingPlace(near target: CGPoint) -> CGPoint? {
        guard let strip, strip.behavior == .continuousGroupLeadingBoundary else { return nil }
        world.work.draw(strip.starts.count)
        let wish = strip.axis.of(target)
        let nearest = strip.starts.map { $0 - strip.lead }.min { abs($0 - wish) < abs($1 - wish) }
        return nearest.map { clamped(strip.axis.setting($0, in: target)) }
    }

    /// The collection view hears of touches on its cells (M-09).
    override var keepsTouches: Bool { false }

    override func contentDidMove() {
        hasMoved = true
        setNeedsLayout()
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        guard hasMoved else { return }
        hasMoved = false
        collectionView?.layoutItems()
    }
}
