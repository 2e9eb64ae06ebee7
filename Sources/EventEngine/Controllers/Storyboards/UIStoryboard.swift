import Foundation

/// A file with screens that were drawn in Interface Builder. A scenario has no files (our decision): naming
/// one ends as in an app whose bundle lacks it.
open class UIStoryboard: NSObject {
    private let name: String

    /// UIKit raises an exception: the bundle has no such file.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
        refuse()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        refuse()
        return nil
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        refuse()
        return UIViewController()
    }

    private func refuse() {
        Simulator.current.report(
            .refused("the storyboard '\(name)' is not in the bundle: a scenario has no storyboards"))
    }
}

extension UIViewController {
    /// The one it comes from: none.
    public var storyboard: UIStoryboard? { nil }
}
