@testable import ScenarioLanguage

/// Rows that no declaration of a header's class can be compared with, and why.
enum DeclarationExceptions {
    /// Whether a row is of a kind that the list of declarations does not have.
    static func isOfAKind(_ row: NativeMember) -> Bool {
        // Every class has them from NSObject and NSCoding.
        let ofAll: Set = [
            "init()", "init(coder:)", "awakeFromNib()", "prepareForInterfaceBuilder()", "copy(with:)",
        ]
        if ofAll.contains(row.fullName) { return true }
        // Constants of the header are members in Swift.
        if row.isStatic, row.kind == .property, row.override == nil { return true }
        // Accessibility is an informal protocol of all objects.
        if row.name.lowercased().contains("accessibility") { return true }
        // What the library's part in Swift calls.
        return row.name.hasPrefix("_")
    }

    static let all = Set((renamed + swiftOnly + refined + unlisted).map { $0 })

    /// The header gives them another name for Swift (`NS_SWIFT_NAME`), or the importer leaves out more than
    /// words of their parameters.
    private static let renamed = [
        "UIActivityIndicatorView.style",
        "UIBezierPath.reversing()",
        "UIColor.withAlphaComponent(_:)",
        "UIControl.removeAction(identifiedBy:for:)",
        "UIDeferredMenuElement.uncached(_:)",
        "UIFont.withSize(_:)",
        "UIFontDescriptor.withSize(_:)",
        "UIFontDescriptor.withSymbolicTraits(_:)",
        "UIImage.SymbolConfiguration.applying(_:)",
        "UIImage.SymbolConfiguration.preferringMonochrome()",
        "UIImage.SymbolConfiguration.preferringMulticolor()",
        "UIImage.applyingSymbolConfiguration(_:)",
        "UIImage.init(systemName:)",
        "UIImage.init(systemName:withConfiguration:)",
        "UIImage.preparingForDisplay()",
        "UIImage.preparingThumbnail(of:)",
        "UIImage.withAlignmentRectInsets(_:)",
        "UIImage.withConfiguration(_:)",
        "UIImage.withHorizontallyFlippedOrientation()",
        "UIImage.withRenderingMode(_:)",
        "UIImage.withTintColor(_:)",
        "UIImage.withTintColor(_:renderingMode:)",
        "UIMenu.replacingChildren(_:)",
        "UINavigationBar.popItem(animated:)",
        "UINavigationBar.pushItem(_:animated:)",
        "UISegmentedControl.segmentIndex(identifiedBy:)",
        "UISplitViewControllerDelegate.splitViewController(_:separateSecondaryFrom:)",
        "UIViewController.allowedChildrenForUnwinding(from:)",
        "UIViewController.childContaining(_:)",
        "UIViewController.childForHomeIndicatorAutoHidden",
        "UIViewController.childForScreenEdgesDeferringSystemGestures",
        "UIViewController.childForStatusBarHidden",
        "UIViewController.childForStatusBarStyle",
        "UIViewController.children",
        "UIViewControllerAnimatedTransitioning.animateTransition(using:)",
        "UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)",
        "UIViewControllerAnimatedTransitioning.transitionDuration(using:)",
        "UIViewControllerTransitioningDelegate.interactionControllerForDismissal(using:)",
        "UIViewControllerTransitioningDelegate.interactionControllerForPresentation(using:)",
    ]

    /// UIKit's part in Swift declares them.
    private static let swiftOnly = [
        "NSCollectionLayoutSection.list(using:layoutEnvironment:)",
        "UIAction.init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)",
        "UIBarButtonItem.init(title:image:primaryAction:menu:)",
        "UIButton.init(configuration:)",
        "UICollectionViewCompositionalLayout.list(using:)",
        "UICommand.init(title:image:action:propertyList:discoverabilityTitle:attributes:state:)",
        "UIMenu.init(title:subtitle:image:identifier:options:)",
        "UIMenu.init(title:subtitle:image:identifier:options:children:)",
        "UISheetPresentationController.Detent.custom(identifier:resolver:)",
        "UITraitOverrides.contains(_:)",
        "UITraitOverrides.remove(_:)",
    ]

    /// UIKit's part in Swift gives them other types, or Swift's importer does; identifiers of menus, options
    /// of nibs and the selector of an action are looser here.
    private static let refined = [
        "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
        "UIAccessibilityCustomAction.selector",
        "UIAdaptivePresentationControllerDelegate"
            + ".presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        "UIApplicationDelegate.window",
        "UIBackgroundConfiguration.updated(for:)",
        "UICollectionLayoutListConfiguration.headerTopPadding",
        "UIContextMenuConfiguration.identifier",
        "UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)",
        "UIControl.allTargets",
        "UIEditMenuConfiguration.identifier",
        "UIEditMenuConfiguration.init(identifier:sourcePoint:)",
        "UIEvent.type",
        "UIInterpolatingMotionEffect.type",
        "UINib.instantiate(withOwner:options:)",
        "UISheetPresentationController.Detent.resolvedValue(in:)",
        "UISheetPresentationController.preferredCornerRadius",
        "UITouch.type",
    ]

    /// The bindings leave out what needs Core Foundation, what a macro declares, and what NSObject has.
    private static let unlisted = [
        "CAAnimation.setValue(_:forKey:)",
        "CAAnimation.value(forKey:)",
        "CAGradientLayer.type",
        "CATextLayer.font",
        "CATransition.type",
        "NSObject.addObserver(_:forKeyPath:options:context:)",
        "NSObject.cancelPreviousPerformRequests(withTarget:)",
        "NSObject.cancelPreviousPerformRequests(withTarget:selector:object:)",
        "NSObject.copy()",
        "NSObject.dictionaryWithValues(forKeys:)",
        "NSObject.forwardingTarget(for:)",
        "NSObject.hash",
        "NSObject.isEqual(_:)",
        "NSObject.isKind(of:)",
        "NSObject.isMember(of:)",
        "NSObject.observeValue(forKeyPath:of:change:context:)",
        "NSObject.perform(_:)",
        "NSObject.perform(_:with:)",
        "NSObject.perform(_:with:afterDelay:)",
        "NSObject.perform(_:with:afterDelay:inModes:)",
        "NSObject.perform(_:with:with:)",
        "NSObject.removeObserver(_:forKeyPath:)",
        "NSObject.removeObserver(_:forKeyPath:context:)",
        "NSObject.responds(to:)",
        "NSObject.setValue(_:forKey:)",
        "NSObject.setValue(_:forKeyPath:)",
        "NSObject.setValuesForKeys(_:)",
        "NSObject.value(forKey:)",
        "NSObject.value(forKeyPath:)",
        "UIApplication.isStatusBarHidden",
        "UIApplication.statusBarOrientation",
        "UIApplication.statusBarStyle",
        "UIBezierPath.init(cgPath:)",
        "UIColor.init(cgColor:)",
        "UIEvent.subtype",
        "UIGestureRecognizer.state",
        "UIImage.init(cgImage:)",
        "UIImage.init(cgImage:scale:orientation:)",
        "UIInterpolatingMotionEffect.minimumRelativeValue",
        "UIStepper.dividerImage(forLeftSegmentState:rightSegmentState:)",
        "UIView.convert(_:from:)",
        "UIView.convert(_:to:)",
        "UIView.drawHierarchy(in:afterScreenUpdates:)",
    ]
}
