import Foundation

/// The bars that a container has in front of what it shows.
struct ContainerBars {
    /// How high they are, in points; nothing where there is none.
    var above: CGFloat = 0
    var below: CGFloat = 0
    var isAboveOpaque = false
    var isBelowOpaque = false
}

/// Where the view of a child goes that bars are in front of, and how far they reach into it.
extension UIViewController {
    /// Whether the view goes below a bar at an edge: where the edges say so, and below an opaque bar only if
    /// that is wanted besides.
    private func goesBelowBar(at edge: UIRectEdge, isOpaque: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
    }

    /// Where the view of a child goes: it fills the own one, without the bars below which it does not go.
    final func place(of child: UIViewController) -> CGRect {
        guard let own = viewIfLoaded else { return .zero }
        let (bars, safe) = (containerBars, own.safeAreaInsets)
        let goesUp = child.goesBelowBar(at: .top, isOpaque: bars.isAboveOpaque)
        let goesDown = child.goesBelowBar(at: .bottom, isOpaque: bars.isBelowOpaque)
        let top = goesUp ? 0 : safe.top + bars.above
        let bottom = goesDown ? 0 : safe.bottom + bars.below
        return CGRect(
            x: own.bounds.minX, y: own.bounds.minY + top, width: own.bounds.width,
            height: max(0, own.bounds.height - top - bottom))
    }

    /// Tells a child how far bars reach into its view, and puts the view in its place if it is here and no
    /// animator of the author's moves it.
    final func makeRoom(for child: UIViewController) {
        tellOfBars(child)
        guard relations.transition == nil, let holder = viewOfChildren, let view = child.viewIfLoaded,
            view.superviewReference === holder
        else { return }
        let place = place(of: child)
        if view.untransformedFrame != place { view.frame = place }
    }

    /// The same for a view that comes in next.
    final func makeRoom(for child: UIViewController, comingWith view: UIView) {
        tellOfBars(child)
        view.frame = place(of: child)
    }

    private func tellOfBars(_ child: UIViewController) {
        let bars = containerBars
        child.setBars(
            above: child.goesBelowBar(at: .top, isOpaque: bars.isAboveOpaque) ? bars.above : 0,
            below: child.goesBelowBar(at: .bottom, isOpaque: bars.isBelowOpaque) ? bars.below : 0)
    }

    /// The parent has bars in front of the view, as high as this.
    final func setBars(above: CGFloat = 0, below: CGFloat = 0) {
        guard above != relations.barAbove || below != relations.barBelow else { return }
        (relations.barAbove, relations.barBelow) = (above, below)
        world.hasSafeAreas = true
        viewIfLoaded?.safeAreaChanged()
    }

    /// The controller says something else of bars than before.
    fileprivate func barsMatterOtherwise() {
        guard let parent, parent.shownChild === self else { return }
        parent.makeRoom(for: self)
    }

    /// Below which bars the view goes, at first below all of them.
    public var edgesForExtendedLayout: UIRectEdge {
        get { relations.looks.edgesForExtendedLayout }
        set {
            relations.looks.edgesForExtendedLayout = newValue
            barsMatterOtherwise()
        }
    }
    /// Whether it goes below bars that are opaque, too.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { relations.looks.extendedLayoutIncludesOpaqueBars }
        set {
            relations.looks.extendedLayoutIncludesOpaqueBars = newValue
            barsMatterOtherwise()
        }
    }
}

extension UIView {
    /// For bars of containers: what the container shows goes below them or not, or has the room of one that
    /// is hidden.
    final func roomOfBarChanged() {
        guard let container = superviewReference?.managingController else { return }
        container.fitShownChild()
    }
}
