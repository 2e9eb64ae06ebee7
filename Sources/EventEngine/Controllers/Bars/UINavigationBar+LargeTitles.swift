import Foundation

/// Titles in large letters, below the buttons. In a navigation controller they fold away while the content of
/// the page scrolls up, and come back at its top.
extension UINavigationBar {
    /// Whether the item on top has a large title: it says so, or the first one below it that says anything.
    final var wantsLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
            return item.largeTitleDisplayMode == .always
        }
        return true
    }

    /// How high the large title should be now, in points.
    final var wantedTitleHeight: CGFloat {
        wantsLargeTitle ? Self.largeTitleHeight - (controller?.navigation.foldedTitle ?? 0) : 0
    }

    /// How much room the bar's height leaves for it.
    final var shownTitleHeight: CGFloat {
        guard largeTitle != nil else { return 0 }
        let others = Self.barHeight + (topItem?.prompt == nil ? 0 : Self.promptHeight) + searchHeight
        return min(max(0, bounds.height - others), Self.largeTitleHeight)
    }

    /// Another item is shown, or other titles are wanted.
    final func titlesChanged() {
        if prefersLargeTitles { world.hasLargeTitles = true }
        if wantsLargeTitle {
            let label = largeTitle ?? world.perform { UILabel(frame: .zero) }
            label.text = topItem?.title
            label.font = .systemFont(ofSize: 34, weight: .bold)
            if label.superviewReference !== self { insert(label, at: .front) }
            largeTitle = label
        } else {
            largeTitle?.removeFromSuperview()
            largeTitle = nil
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.placeBars()
    }

    final func placeLargeTitle(below frame: CGRect) {
        content.titleLabel?.isHidden = shownTitleHeight > 0
        largeTitle?.frame = CGRect(
            x: 16, y: frame.maxY, width: max(0, bounds.width - 32), height: shownTitleHeight)
    }
}

extension UINavigationController {
    /// The content of a page scrolls: as far as that is from its top, the large title is folded away.
    final func foldTitle(by way: CGFloat) {
        let folded = min(max(way, 0), UINavigationBar.largeTitleHeight)
        guard folded != navigation.foldedTitle else { return }
        navigation.foldedTitle = folded
        placeBars()
    }

    /// The scroll view of the page on top that folds the title: its own view, or the first scroll view in
    /// that (our decision).
    final var titleFolder: UIScrollView? {
        guard let view = topViewController?.viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Another page is on top: its title is folded as it was.
    final func takeFoldedTitle() {
        navigation.foldedTitle = world.hasLargeTitles ? titleFolder?.foldedTitle ?? 0 : 0
    }
}

extension UIScrollView {
    /// How much of a large title this scroll view has folded away, in points: its content may be scrolled
    /// down so much further, until the title is there again.
    final var foldedTitle: CGFloat {
        world.hasLargeTitles && scroll.adjustment.top > 0 ? scroll.foldedTitle : 0
    }

    /// The navigation controller whose large title the content of this one folds.
    private var titleOwner: UINavigationController? {
        guard world.hasLargeTitles, let page = managingController ?? superviewReference?.managingController,
            let navigation = page.parent as? UINavigationController, navigation.topViewController === page,
            navigation.navigation.bar?.wantsLargeTitle == true, navigation.titleFolder === self
        else { return nil }
        return navigation
    }

    final func foldLargeTitle() {
        guard world.hasLargeTitles, scroll.adjustment.top > 0, let titleOwner else { return }
        let way = contentOffset.y - range(.vertical).least
        scroll.foldedTitle = min(max(way, 0), UINavigationBar.largeTitleHeight)
        titleOwner.foldTitle(by: way)
    }

    /// Content that would rest with a part of the large title folded goes to the nearer end of that.
    final func restingPlaceOfTitle(near target: CGPoint) -> CGPoint? {
        guard titleOwner != nil else { return nil }
        let range = range(.vertical)
        let way = target.y - range.least
        guard way > 0, way < UINavigationBar.largeTitleHeight else { return nil }
        let folds = way >= UINavigationBar.largeTitleHeight / 2
        let place = folds ? range.least + UINavigationBar.largeTitleHeight : range.least
        return CGPoint(x: target.x, y: min(place, range.most))
    }
}
