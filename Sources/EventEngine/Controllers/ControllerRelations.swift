import Foundation

/// What a controller is to others, and whether its view is to be seen.
struct ControllerRelations {
    /// How far the calls of appearance have come.
    enum Appearance { case gone, appearing, visible, disappearing }

    weak var parent: UIViewController?
    var children: [UIViewController] = []
    weak var presenter: UIViewController?
    var presented: UIViewController?
    /// Whose `present` was called, if another one presents for it (N-36).
    weak var source: UIViewController?
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var style = UIModalPresentationStyle.automatic
    /// Whether the delegate of its popover wanted that style.
    var isAdapted = false
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var appearance = Appearance.gone
    /// What manages the presentation, and for which style it was made.
    var presentationController: UIPresentationController?
    var presentationStyle = UIModalPresentationStyle.none
    weak var transitioningDelegate: AnyObject?
    var isModal = false
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var definesContext = false
    var preferredContentSize = CGSize.zero
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var editButtonItem: UIBarButtonItem?
    /// How high the bars are that the parent has in front of the view's ends, in points.
    var barAbove: CGFloat = 0
    var barBelow: CGFloat = 0
    /// Whether the transition is animated that a container announced last.
    var isTransitionAnimated = false
    /// Those that `beginAppearanceTransition` told, until the movement is over.
    var toldInside: [UIViewController] = []
    var looks = ControllerLooks()
    /// What goes on beside the transition that the controller takes part in; the transition keeps it.
    weak var coordinator: TransitionCoordinator?
    /// In which the author's animators move the views of children.
    var stage: UIView?
    /// The change of what this container shows that an animator of the author's makes now.
    weak var transition: ControllerTransition?
}
