import Foundation

/// What a navigation bar shows of its items, under the name that people know from logs.
final class _UINavigationBarContentView: UIView {
    private static let (margin, backMargin, gap, arrow): (CGFloat, CGFloat, CGFloat, CGFloat) = (16, 8, 8, 20)

    private(set) var backButton: _UIButtonBarButton?
    private(set) var titleLabel: UILabel?
    private var titleView: UIView?
    /// From the left end, and from the right one.
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []
    private weak var item: UINavigationItem?

    /// The buttons of its items, without the back button.
    var buttons: [_UIButtonBarButton] { (left + right).compactMap(\.button) }

    /// Puts in what an item shows, and takes out what was shown.
    func show(_ item: UINavigationItem?, behind back: UINavigationItem?, in bar: UINavigationBar) {
        if self.item?.bar === bar { self.item?.bar = nil }
        item?.bar = bar
        self.item = item
        takeOut()
        if let item, let back, item.hasBackButton { addBackButton(to: back, in: bar) }
        left = item?.leftBarButtonItems ?? []
        right = item?.rightBarButtonItems ?? []
        for barItem in left + right where !barItem.isGap { add(barItem) }
        addTitle()
        setNeedsLayout()
    }

    private func takeOut() {
        for view in [backButton, titleView, titleLabel] { takeOut(view) }
        for item in left + right where item.shownView?.superviewReference === self {
            takeOut(item.shownView)
            item.button = nil
        }
        (backButton, titleView, titleLabel) = (nil, nil, nil)
    }

    private func takeOut(_ view: UIView?) {
        if let view, view.superviewReference === self { view.removeFromSuperview() }
    }

    private func add(_ item: UIBarButtonItem) {
        if let view = item.customView { return insert(view, at: .front) }
        let button = world.perform { _UIButtonBarButton(frame: .zero) }
        item.button = button
        button.item = item
        button.takeLook()
        insert(button, at: .front)
    }

    /// A tap on it goes back; what the item itself would send, it does not send.
    private func addBackButton(to back: UINavigationItem, in bar: UINavigationBar) {
        let button = world.perform { _UIButtonBarButton(frame: .zero) }
        let item = back.backBarButtonItem
        let title = item.map { $0.shownTitle ?? "" } ?? back.backButtonTitle ?? back.title
        button.setTitle(title.flatMap { $0.isEmpty && item == nil ? nil : $0 } ?? "Back", for: .normal)
        button.instead = { [weak bar] in bar?.goBack() }
        item?.button = button
        backButton = button
        insert(button, at: .front)
    }

    /// The item's own view, else its title.
    private func addTitle() {
        if let view = item?.titleView {
            titleView = view
            return insert(view, at: .front)
        }
        guard let title = item?.title, !title.isEmpty else { return }
        let label = world.perform { UILabel(frame: .zero) }
        label.text = title
        label.font = .boldSystemFont(ofSize: 17)
        label.textAlignment = .center
        titleLabel = label
        insert(label, at: .front)
    }

    /// The item shown has another title.
    func titleChanged() {
        guard let label = titleLabel, let title = item?.title, item?.titleView == nil, !title.isEmpty else {
            takeOut(titleLabel)
            takeOut(titleView)
            (titleLabel, titleView) = (nil, nil)
            addTitle()
            return setNeedsLayout()
        }
        label.text = title
        setNeedsLayout()
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        var (start, end) = (Self.margin, bounds.width - Self.margin)
        if let backButton {
            let width = max(bounds.height, Self.arrow + backButton.contentSize.width)
            backButton.frame = CGRect(x: Self.backMargin, y: 0, width: width, height: bounds.height)
            start = backButton.frame.maxX + Self.gap
        }
        for item in left {
            let width = item.width(in: bounds.size)
            item.place(x: start, width: width, in: bounds)
            start += width + (item.isGap ? 0 : Self.gap)
        }
        for item in right {
            let width = item.width(in: bounds.size)
            item.place(x: end - width, width: width, in: bounds)
            end -= width + (item.isGap ? 0 : Self.gap)
        }
        placeTitle(from: start, to: end)
    }

    /// In the middle of the bar, as far as the buttons leave it room there.
    private func placeTitle(from start: CGFloat, to end: CGFloat) {
        guard let view = titleView ?? titleLabel else { return }
        let room = max(0, end - start)
        var size = view.bounds.size
        if view === titleLabel || size.width <= 0 {
            size = view.sizeThatFits(CGSize(width: room, height: bounds.height))
        }
        let width = min(room, size.width)
        let x = min(max(start, (bounds.width - width) / 2), max(start, end - width))
        let height = min(size.height > 0 ? size.height : bounds.height, bounds.height)
        view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
    }
}

extension UIBarButtonItem {
    /// How wide a bar shows it: a gap that takes what is left is as wide as nothing at first.
    final func width(in size: CGSize) -> CGFloat {
        if isFlexible { return 0 }
        if isGap || width > 0 { return width }
        if let view = customView {
            return view.bounds.width > 0 ? view.bounds.width : view.sizeThatFits(size).width
        }
        return max(UIToolbar.barHeight, button?.contentSize.width ?? 0, widthOfPossibleTitles)
    }

    private var widthOfPossibleTitles: CGFloat {
        guard let possibleTitles, let button, image == nil else { return 0 }
        button.world.work.draw(compared: possibleTitles.count)
        return possibleTitles.map { button.width(ofTitle: $0) }.max() ?? 0
    }

    /// Puts what shows it at a place in a bar: a button as high as the bar, a view as high as it wants to be.
    final func place(x: CGFloat, width: CGFloat, in bounds: CGRect) {
        guard let view = customView else {
            button?.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            return
        }
        let wanted = view.bounds.height > 0 ? view.bounds.height : view.sizeThatFits(bounds.size).height
        let height = min(wanted, bounds.height)
        view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
    }
}
