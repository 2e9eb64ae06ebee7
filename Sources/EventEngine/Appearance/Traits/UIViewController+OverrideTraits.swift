extension UIViewController {
    /// Says something else of the traits of a child, and so of what is in it; nil lets it inherit all.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.givenTraits = collection
    }
    public func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        childViewController.givenTraits
    }
}
