import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIViewController.
    func controllerRows(_ t: MemberTable<UIViewController>) {
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: NilOnly<Bundle>) in
            UIViewController(nibName: nil, bundle: nil)
        }
        t.convenience("init()", through: .nib) { () in UIViewController() }
        t.required("init(coder:)") { (coder: NSCoder) in UIViewController(coder: coder) }
        t.property("view", \.view, isImplicitlyUnwrapped: true)
        t.getter("viewIfLoaded", \.viewIfLoaded)
        t.getter("isViewLoaded", \.isViewLoaded)
        t.property("title", \.title)
        t.method("loadViewIfNeeded()") { (c: UIViewController) in c.loadViewIfNeeded() }
        t.method("loadView()", override: .loadView) { (c: UIViewController) in c.loadView() }
        t.method("viewDidLoad()", override: .viewDidLoad) { (c: UIViewController) in c.viewDidLoad() }
        t.method("viewWillAppear(_:)", override: .viewWillAppear) { (c: UIViewController, animated: Bool) in
            c.viewWillAppear(animated)
        }
        t.method("viewDidAppear(_:)", override: .viewDidAppear) { (c: UIViewController, animated: Bool) in
            c.viewDidAppear(animated)
        }
        t.method(
            "viewWillDisappear(_:)", override: .viewWillDisappear
        ) { (c: UIViewController, animated: Bool) in
            c.viewWillDisappear(animated)
        }
        t.method(
            "viewDidDisappear(_:)", override: .viewDidDisappear
        ) { (c: UIViewController, animated: Bool) in
            c.viewDidDisappear(animated)
        }
        t.method("viewWillLayoutSubviews()", override: .viewWillLayoutSubviews) { (c: UIViewController) in
            c.viewWillLayoutSubviews()
        }
        t.method("viewDidLayoutSubviews()", override: .viewDidLayoutSubviews) { (c: UIViewController) in
            c.viewDidLayoutSubviews()
        }
    }
}
