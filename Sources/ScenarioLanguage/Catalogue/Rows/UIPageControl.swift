import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIPageControl.
    func addUIPageControl() {
        addClass(
            UIPageControl.self, named: "UIPageControl", superclass: UIControl.self,
            "Dots for pages.", pageControlRows)
    }

    /// The rows of UIPageControl.
    private func pageControlRows(_ t: MemberTable<UIPageControl>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIPageControl(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIPageControl() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UIPageControl(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.addPrimaryAction(action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UIPageControl(coder: coder) }
        t.means("How many.")
        t.property("numberOfPages", \.numberOfPages)
        t.means("Which one.")
        t.property("currentPage", \.currentPage)
        t.means("The colors of the dots.")
        t.property("pageIndicatorTintColor", \.pageIndicatorTintColor)
        t.property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
        t.means("Whether a single dot is not drawn; kept.")
        t.property("hidesForSinglePage", \.hidesForSinglePage)
        t.means("The size that so many dots need.")
        t.method("size(forNumberOfPages:)") { (p: UIPageControl, count: Int) in
            p.size(forNumberOfPages: count)
        }
    }
}
