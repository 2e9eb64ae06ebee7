/// The scroll views of a world that fingers are on, or that move by themselves.
final class ScrollActivity {
    /// Whether there is any scroll view; without one, touches cost nothing more.
    var hasScrollViews = false
    private var views: [UIScrollView] = []

    /// A finger is on a scroll view, or it moves.
    func add(_ view: UIScrollView) {
        view.world.work.draw(compared: views.count)
        if !views.contains(where: { $0 === view }) { views.append(view) }
    }

    /// Whether the main run loop is in its tracking mode: a scroll view tracks or decelerates.
    var isTracking: Bool {
        guard let world = views.first?.world else { return false }
        world.work.draw(views.count)
        views.removeAll { !$0.isTracking && $0.scroll.motion == nil && $0.scroll.drag == nil }
        return views.contains { $0.isTracking || $0.isDecelerating }
    }

    /// Lets go of all views.
    func forgetAll() { views = [] }
}
