import EventEngine
import Foundation

extension UIActivityIndicatorView.Style: BridgedEnum {}
extension UIProgressView.Style: BridgedEnum {}

extension NativeCatalogue {
    /// UIActivityIndicatorView and UIProgressView.
    func addUIActivityIndicatorView() {
        addClass(
            UIActivityIndicatorView.self, named: "UIActivityIndicatorView", superclass: UIView.self,
            "A wheel that turns while something is going on. It takes touches as any view does, unless "
                + "it has stopped and is hidden (B-01).", activityRows)
        addEnumeration(
            UIActivityIndicatorView.Style.self, named: "UIActivityIndicatorView.Style",
            "How large a wheel is."
        ) { t in
            t.means("20 or 37 points.")
            t.enumCase("medium", .medium)
            t.enumCase("large", .large)
            t.means("The same under the names of older systems.")
            t.enumCase("whiteLarge", .whiteLarge)
            t.enumCase("white", .white)
            t.enumCase("gray", .gray)
        }
        addClass(
            UIProgressView.self, named: "UIProgressView", superclass: UIView.self,
            "A bar that fills as something goes on. It takes touches as any view does.", progressRows)
        addEnumeration(
            UIProgressView.Style.self, named: "UIProgressView.Style", "Where a progress bar is used."
        ) { t in
            t.means("In a view, or in a bar.")
            t.enumCase("default", .default)
            t.enumCase("bar", .bar)
        }
    }

    private func activityRows(_ t: MemberTable<UIActivityIndicatorView>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIActivityIndicatorView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIActivityIndicatorView() }
        t.required("init(coder:)") { (coder: NSCoder) in UIActivityIndicatorView(coder: coder) }
        t.means("Makes one as large as its style is.")
        t.initializer("init(style:)") { (style: UIActivityIndicatorView.Style) in
            UIActivityIndicatorView(style: style)
        }
        t.means("Turns and is seen; stops and hides.")
        t.method("startAnimating()") { (view: UIActivityIndicatorView) in view.startAnimating() }
        t.method("stopAnimating()") { (view: UIActivityIndicatorView) in view.stopAnimating() }
        t.means("Whether it turns.")
        t.getter("isAnimating", \.isAnimating)
        t.means("Whether it is hidden, and so never hit, while it does not turn; on at first.")
        t.property("hidesWhenStopped", \.hidesWhenStopped)
        t.means("How it looks.")
        t.property("style", \.style)
        t.property("color", \.color)
    }

    private func progressRows(_ t: MemberTable<UIProgressView>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIProgressView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIProgressView() }
        t.required("init(coder:)") { (coder: NSCoder) in UIProgressView(coder: coder) }
        t.means("Makes one of a style.")
        t.initializer("init(progressViewStyle:)") { (style: UIProgressView.Style) in
            UIProgressView(progressViewStyle: style)
        }
        t.means("How much is done, from 0 to 1.")
        t.property("progress", \.progress, isKept: true)
        t.method("setProgress(_:animated:)") { (view: UIProgressView, progress: Float, animated: Bool) in
            view.setProgress(progress, animated: animated)
        }
        t.kept("setProgress(_:animated:)")
        t.means("How it looks.")
        t.property("progressViewStyle", \.progressViewStyle)
        t.property("progressTintColor", \.progressTintColor)
        t.property("trackTintColor", \.trackTintColor)
        t.property("progressImage", \.progressImage)
        t.property("trackImage", \.trackImage)
    }
}
