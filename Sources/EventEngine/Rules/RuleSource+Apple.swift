extension RuleSource {
    /// Comments in a public header of UIKit. The headers come with Xcode and have no address.
    var header: Publication? {
        headerName.map {
            Publication("\($0), comments in the public header", by: "Apple", short: $0, .apple)
        }
    }

    private var headerName: String? {
        switch self {
        case .animatingHeader: "UIViewAnimating.h"
        case .animatorHeader: "UIViewPropertyAnimator.h"
        case .controlHeader: "UIControl.h"
        case .controllerHeader: "UIViewController.h"
        case .gestureHeader: "UIGestureRecognizer.h"
        case .longPressHeader: "UILongPressGestureRecognizer.h"
        case .responderHeader: "UIResponder.h"
        case .scrollViewHeader: "UIScrollView.h"
        case .stackViewHeader: "UIStackView.h"
        case .subclassHeader: "UIGestureRecognizerSubclass.h"
        case .touchHeader: "UITouch.h"
        case .collectionHeader: "UICollectionView.h"
        case .tableHeader: "UITableView.h"
        case .searchHeader: "UISearchController.h"
        case .swipeHeader: "UISwipeActionsConfiguration.h"
        case .transitionHeader: "UIViewControllerTransitioning.h"
        case .textFieldHeader: "UITextField.h"
        case .accessibilityHeader: "UIAccessibility.h"
        case .viewHeader: "UIView.h"
        default: nil
        }
    }

    /// A session of Apple's conference of developers.
    var session: Publication? {
        guard let (year, number, title) = talk else { return nil }
        let name = "WWDC \(year), session \(number)"
        // Apple's own site has the sessions since 2014; older ones are in a public index of all of them.
        let address = year < 2014
            ? "https://nonstrict.eu/wwdcindex/wwdc\(year)/\(number)"
            : "https://developer.apple.com/videos/play/wwdc\(year)/\(number)/"
        return Publication(title, by: "Apple, " + name, year, at: address, short: name, .apple)
    }

    private var talk: (Int, Int, String)? {
        switch self {
        case .gestures2010: (2010, 120, "Simplifying Touch Event Handling with Gesture Recognizers")
        case .advancedGestures2010: (2010, 121, "Advanced Gesture Recognition")
        case .scrollViews2012: (2012, 223, "Enhancing User Experience with Scroll Views")
        case .scrollViews2014: (2014, 235, "Advanced Scrollviews and Touch Handling Techniques")
        case .graphics2014: (2014, 419, "Advanced Graphics and Animations for iOS Apps")
        case .interruptible2014: (2014, 236, "Building Interruptible and Responsive Interactions")
        case .autoLayoutMysteries1: (2015, 218, "Mysteries of Auto Layout, Part 1")
        case .autoLayoutMysteries2: (2015, 219, "Mysteries of Auto Layout, Part 2")
        case .touchInput2015: (2015, 233, "Advanced Touch Input on iOS")
        case .animationAdvances2016: (2016, 216, "Advances in UIKit Animations and Transitions")
        case .pencil2016: (2016, 220, "Leveraging Touch Input on iOS")
        case .modernInteraction: (2017, 219, "Modern User Interaction on iOS")
        case .advancedAnimations2017: (2017, 230, "Advanced Animations with UIKit")
        case .autoLayoutPerformance: (2018, 220, "High Performance Auto Layout")
        case .fluid2018: (2018, 803, "Designing Fluid Interfaces")
        case .modernUI2019: (2019, 224, "Modernizing Your UI for iOS 13")
        default: nil
        }
    }
}
