import EventEngine
import Foundation

extension NativeCatalogue {
    /// What Swift called types, constants and members of UIKit until 4.2, by what it calls them now.
    func addOldNames() {
        for (old, name) in Self.oldNames { addAbsent(.renamed(name), old) }
        for (old, name) in Self.oldConstants { addAbsent(.renamed(name), old) }
    }

    /// What members of types were called. Names that follow a rule are found by `nameOfToday`.
    func addOldMembers() {
        let controller = record(UIViewController.self)
        controller.absences["childViewControllers"] = .renamed("children")
        controller.absences["parentViewController"] = .renamed("parent")
        controller.absences["addChildViewController"] = .renamed("addChild(_:)")
        controller.absences["removeFromParentViewController"] = .renamed("removeFromParent()")
        record(UIView.self).absences["bringSubview"] = .renamed("bringSubviewToFront(_:)")
        record(UIView.self).absences["sendSubview"] = .renamed("sendSubviewToBack(_:)")
        record(UIApplication.self).absences["sharedApplication"] = .renamed("shared")
        record(UIScreen.self).absences["mainScreen"] = .renamed("main")
        for (old, name) in Self.oldNotifications {
            record(Notification.Name.self).absences[old] = .renamed(name)
        }
    }

    private static let oldNotifications: KeyValuePairs<String, String> = [
        "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
        "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
        "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
        "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
        "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
        "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
        "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
        "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
        "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
        "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
        "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
        "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
        "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    ]

    private static let oldConstants: KeyValuePairs<String, String> = [
        "CGRectZero": "CGRect.zero", "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero",
        "CGRectNull": "CGRect.null", "CGRectInfinite": "CGRect.infinite",
        "CGAffineTransformIdentity": "CGAffineTransform.identity",
        "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIEdgeInsetsMake": "UIEdgeInsets(top:left:bottom:right:)",
        "UIEdgeInsetsInsetRect": "rect.inset(by:)", "UIOffsetZero": "UIOffset.zero",
        "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
        "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UIAccessibilityIsReduceMotionEnabled": "UIAccessibility.isReduceMotionEnabled",
        "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
        "UIAccessibilityTraitButton": "UIAccessibilityTraits.button",
        "UIAccessibilityTraitNone": "UIAccessibilityTraits.none",
        "UIAccessibilityTraitSelected": "UIAccessibilityTraits.selected",
        "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
        "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards",
        "kCAFillModeBoth": "CAMediaTimingFillMode.both",
        "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
        "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
        "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
        "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
        "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
        "NSFontAttributeName": "NSAttributedString.Key.font",
    ]

    private static let oldNames: KeyValuePairs<String, String> = [
        "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UITouchPhase": "UITouch.Phase", "UITouchType": "UITouch.TouchType",
        "UIEventType": "UIEvent.EventType", "UIEventSubtype": "UIEvent.EventSubtype",
        "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIViewAnimationCurve": "UIView.AnimationCurve",
        "UIViewContentMode": "UIView.ContentMode", "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIButtonType": "UIButton.ButtonType", "UITextFieldViewMode": "UITextField.ViewMode",
        "UITextBorderStyle": "UITextField.BorderStyle",
        "UIAlertControllerStyle": "UIAlertController.Style", "UIAlertActionStyle": "UIAlertAction.Style",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
        "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "UIStackViewDistribution": "UIStackView.Distribution",
        "UIStackViewAlignment": "UIStackView.Alignment",
        "UIBlurEffectStyle": "UIBlurEffect.Style", "UIImageRenderingMode": "UIImage.RenderingMode",
        "UITableViewStyle": "UITableView.Style", "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITableViewScrollPosition": "UITableView.ScrollPosition",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "NSAttributedStringKey": "NSAttributedString.Key", "RunLoopMode": "RunLoop.Mode",
    ]
}

extension Absence.Reason {
    /// What Swift calls something now.
    static func renamed(_ name: String) -> Absence.Reason {
        Absence.Reason("Swift has another name for it", instead: "write '\(name)'")
    }
}
