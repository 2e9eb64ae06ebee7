import Foundation

/// How pages turn (N-30). The shown page lies in the middle of three places; a side without a page is left
/// out of the range, so that content springs back there.
extension UIPageViewController {
    private var isHorizontal: Bool { navigationOrientation == .horizontal }

    /// The distance between two pages, in points.
    private var step: CGFloat {
        guard let scroll = pages.scroll else { return 0 }
        return isHorizontal ? scroll.bounds.width : scroll.bounds.height
    }

    final func makeScrollView() {
        guard let own = viewIfLoaded else { return }
        let scroll = world.perform { _UIQueuingScrollView(frame: .zero) }
        scroll.pages = self
        scroll.isPagingEnabled = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        if isHorizontal { scroll.alwaysBounceHorizontal = true } else { scroll.alwaysBounceVertical = true }
        pages.scroll = scroll
        own.addSubview(scroll)
        if let view = pages.shown?.view { scroll.addSubview(view) }
        countPages()
        placePages()
    }

    /// Puts everything where it belongs; while pages turn, they stay.
    final func placePages() {
        guard let scroll = pages.scroll, let own = viewIfLoaded, !pages.isPlacing else { return }
        pages.isPlacing = true
        defer { pages.isPlacing = false }
        let half = -spacing / 2
        placeDots(in: own.bounds)
        let frame = areaOfPages.insetBy(dx: isHorizontal ? half : 0, dy: isHorizontal ? 0 : half)
        let isResized = scroll.frame != frame
        if isResized { scroll.frame = frame }
        scroll.isScrollEnabled = pages.dataSourceObject != nil && pages.shown != nil
        let size = frame.size
        scroll.contentSize = CGSize(
            width: isHorizontal ? 3 * size.width : size.width,
            height: isHorizontal ? size.height : 3 * size.height)
        limitRange()
        pages.shown?.viewIfLoaded?.frame = place(0)
        if let turn = pages.turn { turn.controller.viewIfLoaded?.frame = place(turn.side) }
        guard pages.turn == nil || isResized else { return }
        scroll.contentOffset = offset(of: 0)
    }

    /// Where a page lies: 0 is the shown one, -1 and 1 are beside it.
    private func place(_ side: Int) -> CGRect {
        let area = areaOfPages
        let start = offset(of: side)
        let half = spacing / 2
        return CGRect(
            x: start.x + (isHorizontal ? half : 0), y: start.y + (isHorizontal ? 0 : half),
            width: area.width, height: area.height)
    }

    private func offset(of side: Int) -> CGPoint {
        let way = step * CGFloat(1 + side)
        return isHorizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
    }

    /// Content ends where no page is known to be.
    private func limitRange() {
        guard let scroll = pages.scroll else { return }
        func inset(_ side: Int, _ neighbour: PageState.Neighbour) -> CGFloat {
            neighbour.controller != nil || pages.turn?.side == side ? 0 : -step
        }
        let (first, last) = (inset(-1, pages.before), inset(1, pages.after))
        let insets = isHorizontal
            ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
            : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
        if scroll.contentInset != insets { scroll.contentInset = insets }
    }

    final func forgetNeighbours() {
        (pages.before, pages.after) = (.unknown, .unknown)
        countPages()
        placePages()
    }

    // MARK: What is asked and told

    /// A drag begins: who comes after the shown page, then who before it, unless that is known (N-30).
    final func askForNeighbours() {
        guard pages.shown != nil, pages.turn == nil else { return }
        if case .unknown = pages.after { pages.after = ask(.pageAfter) }
        if case .unknown = pages.before { pages.before = ask(.pageBefore) }
        limitRange()
    }

    final func ask(_ selector: MessageSelector) -> PageState.Neighbour {
        guard let shown = pages.shown, let source = pages.dataSourceObject else { return .none }
        let found: UIViewController? = world.askDelegate(
            source, selector, [self, shown], fallback: nil
        ) {
            guard let source = $0 as? any UIPageViewControllerDataSource else { return nil }
            return selector == .pageAfter
                ? source.pageViewController(self, viewControllerAfter: shown)
                : source.pageViewController(self, viewControllerBefore: shown)
        }
        return found.map { .some($0) } ?? .none
    }

    private func tellEnd(_ previous: [UIViewController], _ isCompleted: Bool) {
        world.askDelegate(
            pages.delegateObject, .pageDidFinish, [self, true, previous, isCompleted], fallback: ()
        ) {
            ($0 as? any UIPageViewControllerDelegate)?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: previous,
                transitionCompleted: isCompleted)
        }
    }

    // MARK: By a finger

    /// Content was moved: a page comes into sight, or another one.
    final func pagesMoved() {
        guard let scroll = pages.scroll, !pages.isPlacing, step > 0 else { return }
        let way = (isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y) - step
        let side = way > 0 ? 1 : way < 0 ? -1 : 0
        if let turn = pages.turn {
            guard turn.isByFinger, side == -turn.side else { return }
            takeBack(turn)
        }
        guard side != 0, pages.turn == nil, scroll.isDragging,
            let next = (side > 0 ? pages.after : pages.before).controller
        else { return }
        world.askDelegate(pages.delegateObject, .pageWillTransition, [self, [next]], fallback: ()) {
            ($0 as? any UIPageViewControllerDelegate)?
                .pageViewController(self, willTransitionTo: [next])
        }
        guard pages.turn == nil, pages.shown !== next else { return }
        begin(PageState.Turn(controller: next, side: side, isByFinger: true))
    }

    /// Content rests: the page was turned, or fell back.
    final func pagesCameToRest() {
        guard let scroll = pages.scroll, let turn = pages.turn, step > 0 else { return }
        let way = (isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y) - step
        let isTurned = abs(way) > step / 2
        let previous = pages.shown.map { [$0] } ?? []
        if isTurned { finish(turn) } else { takeBack(turn) }
        if isTurned, turn.isByFinger { pages.dots?.currentPage += turn.side }
        if turn.isByFinger { tellEnd(previous, isTurned) }
        guard isTurned, turn.isByFinger else { return }
        // The next neighbour is asked for at once.
        if turn.side > 0, case .unknown = pages.after { pages.after = ask(.pageAfter) }
        if turn.side < 0, case .unknown = pages.before { pages.before = ask(.pageBefore) }
        limitRange()
    }

    // MARK: Turning

    private func begin(_ turn: PageState.Turn) {
        var turn = turn
        addChild(turn.controller)
        let view: UIView = turn.controller.view
        view.frame = place(turn.side)
        let isSeen = viewIfLoaded?.windowReference != nil
        if isSeen {
            turn.coming = view.announceAppearance(true)
            turn.leaving = pages.shown?.viewIfLoaded?.announceDisappearance(true) ?? []
        }
        pages.turn = turn
        pages.scroll?.addSubview(view)
        limitRange()
    }

    private func finish(_ turn: PageState.Turn) {
        let old = pages.shown
        pages.turn = nil
        pages.shown = turn.controller
        let back = old.map { PageState.Neighbour.some($0) } ?? .none
        (pages.before, pages.after) = turn.side > 0 ? (back, .unknown) : (.unknown, back)
        if !turn.isByFinger { (pages.before, pages.after) = (.unknown, .unknown) }
        if !turn.isByFinger, !turn.isByDots { countPages() }
        placePages()
        if let old, old !== turn.controller { remove(old) }
        for controller in turn.coming { controller.finishAppearing(true) }
        for controller in turn.leaving { controller.finishDisappearing(true) }
        turn.controller.didMove(toParent: self)
        turn.completion?(true)
    }

    private func takeBack(_ turn: PageState.Turn) {
        pages.turn = nil
        if let view = turn.controller.viewIfLoaded {
            let leaving = view.announceDisappearance(true)
            let coming = pages.shown?.viewIfLoaded?.announceAppearance(true) ?? []
            remove(turn.controller)
            for controller in leaving { controller.finishDisappearing(true) }
            for controller in coming { controller.finishAppearing(true) }
        }
        limitRange()
        turn.completion?(false)
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// By code: at once, or with a move that the delegate does not hear of.
    final func show(
        _ controller: UIViewController, _ direction: NavigationDirection, _ animated: Bool,
        byDots: Bool = false, _ completion: ((Bool) -> Void)?
    ) {
        if let turn = pages.turn {
            pages.scroll?.stopMotion()
            if pages.turn != nil { takeBack(turn) }
        }
        guard controller !== pages.shown else {
            forgetNeighbours()
            completion?(true)
            return
        }
        let isSeen = viewIfLoaded?.windowReference != nil && pages.shown != nil
        guard animated, isSeen, world.animationsAreEnabled else {
            return exchangePages(for: controller, completion)
        }
        let side = direction == .forward ? 1 : -1
        begin(PageState.Turn(
            controller: controller, side: side, isByFinger: false, isByDots: byDots, completion: completion))
        pages.scroll?.setContentOffset(offset(of: side), animated: true)
    }

    private func exchangePages(for controller: UIViewController, _ completion: ((Bool) -> Void)?) {
        let old = pages.shown
        addChild(controller)
        pages.shown = controller
        (pages.before, pages.after) = (.unknown, .unknown)
        guard let scroll = pages.scroll else {
            controller.didMove(toParent: self)
            completion?(true)
            return
        }
        let isSeen = viewIfLoaded?.windowReference != nil
        let coming = isSeen ? controller.view.announceAppearance(false) : []
        let leaving = isSeen ? old?.viewIfLoaded?.announceDisappearance(false) ?? [] : []
        scroll.addSubview(controller.view)
        if let old { remove(old) }
        countPages()
        placePages()
        for page in coming { page.finishAppearing(false) }
        for page in leaving { page.finishDisappearing(false) }
        controller.didMove(toParent: self)
        completion?(true)
    }
}
