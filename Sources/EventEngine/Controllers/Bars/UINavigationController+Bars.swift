import Foundation

/// The bars of a navigation controller, in front of what it shows, whose safe area leaves them out.
extension UINavigationController {
    /// The bar at the upper end, which shows the titles and buttons of the stack.
    public var navigationBar: UINavigationBar {
        if let bar = navigation.bar { return bar }
        let bar = world.perform { UINavigationBar(frame: .zero) }
        bar.controller = self
        bar.isHidden = isNavigationBarHidden
        navigation.bar = bar
        showItems()
        return bar
    }
    /// The bar at the lower end, which shows the items of the controller on top.
    public var toolbar: UIToolbar! {
        if let bar = navigation.toolbar { return bar }
        let bar = world.perform { UIToolbar(frame: .zero) }
        bar.controller = self
        bar.isHidden = isToolbarHidden
        navigation.toolbar = bar
        showItems()
        return bar
    }
    /// Whether there is no toolbar, as at first.
    public var isToolbarHidden: Bool {
        get { navigation.isToolbarHidden }
        set {
            navigation.isToolbarHidden = newValue
            navigation.toolbar?.isHidden = newValue
            if let view = viewIfLoaded, !newValue, toolbar.superviewReference !== view {
                view.addSubview(toolbar)
            }
            placeBars()
        }
    }
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// How high the bar is with what it shows, also before there is one.
    final var heightOfBar: CGFloat {
        let item = topViewController?.relations.navigationItem
        let search = navigation.bar?.heldSearch ?? item?.searchController
        let searchHeight = search?.searchBar.barHeight ?? 0
        if search?.replacesTitle == true { return searchHeight }
        return UINavigationBar.barHeight + (item?.prompt == nil ? 0 : UINavigationBar.promptHeight)
            + (navigation.bar?.wantedTitleHeight ?? 0)
            + searchHeight
    }

    final func hideBar(_ isHidden: Bool) {
        navigation.isBarHidden = isHidden
        navigation.bar?.isHidden = isHidden
        placeBars()
    }

    /// Puts the bars into the view when that is loaded.
    final func installBars() {
        guard let view = viewIfLoaded else { return }
        view.addSubview(navigationBar)
        navigationBar.autoresizingMask = .flexibleWidth
        if !isToolbarHidden { view.addSubview(toolbar) }
        placeBars()
    }

    /// Shows what the controllers of the stack say.
    final func showItems() {
        takeFoldedTitle()
        navigation.bar?.showItems()
        navigation.toolbar?.setItems(topViewController?.toolbarItems, animated: false)
        placeBars()
    }

    /// Puts the bars at the ends of the view, within its own safe area, and makes room in what is shown.
    final func placeBars() {
        fitShownChild()
        guard let view = viewIfLoaded, !world.isHalted else { return }
        let (size, safe) = (view.bounds.size, view.safeAreaInsets)
        let above = CGRect(x: 0, y: safe.top, width: size.width, height: heightOfBar)
        if let bar = navigation.bar, bar.superviewReference === view, bar.frame != above { bar.frame = above }
        let below = CGRect(
            x: 0, y: size.height - safe.bottom - UIToolbar.barHeight, width: size.width,
            height: UIToolbar.barHeight)
        if let bar = navigation.toolbar, bar.superviewReference === view, bar.frame != below {
            bar.frame = below
        }
    }
}

extension UIViewController {
    /// What the toolbar of the navigation controller shows while this is on top of its stack.
    public var toolbarItems: [UIBarButtonItem]? {
        get { relations.toolbarItems }
        set {
            relations.toolbarItems = newValue
            guard let navigation = parent as? UINavigationController, navigation.topViewController === self
            else { return }
            navigation.navigation.toolbar?.setItems(newValue, animated: false)
        }
    }
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
}
