import Foundation

/// Presents a search: what is behind it takes its touches as before, unless it is obscured; then a touch
/// beside the results ends the search (N-43).
final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { shown as? UISearchController }

    override var needsContainer: Bool { true }
    override var staysInContext: Bool { true }
    override func makeDimmingView() -> UIDimmingView? {
        guard search?.obscuresBackgroundDuringPresentation == true else { return nil }
        return world.perform { UIDimmingView(frame: .zero) }
    }
    override var letsTouchesPass: Bool { search?.obscuresBackgroundDuringPresentation != true }
    override var viewsThatPass: [UIView] {
        [search?.navigationBar ?? search?.searchBar].compactMap { $0 }
    }
    override func touchedOutside() { search?.end() }

    /// Below the bar that shows the search bar, where that is behind.
    override var defaultFrame: CGRect {
        guard let bounds = container?.bounds else { return .zero }
        guard let bar = search?.navigationBar?.heldSearch === search ? search?.navigationBar : nil else {
            return bounds
        }
        let top = min(bounds.height, max(0, bar.convert(bar.bounds, to: container).maxY))
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    override func presentedViewIsIn() { search?.searchBegins() }
    override func dismissalBegins() { search?.searchEnds() }
    override func presentationIsOver() {
        search?.searchEnds()
        search?.removeResults()
    }
}

/// The view of a search controller: touches beside the results go to what is behind it. UIKit keeps its class
/// to itself too.
final class UISearchControllerView: UIView {
    override func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.defaultHitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
