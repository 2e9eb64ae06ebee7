import EventEngine
import Foundation

extension NativeCatalogue {
    /// Animators, and the options and enums of animations.
    func addAnimationTypes() {
        addClass(
            UIViewPropertyAnimator.self, named: "UIViewPropertyAnimator", superclass: NSObject.self,
            propertyAnimatorRows)
        addOptionSet(UIView.AnimationOptions.self, named: "UIView.AnimationOptions", animationOptionRows)
        addEnumeration(UIView.AnimationCurve.self, named: "UIView.AnimationCurve") { t in
            t.enumCase("easeInOut", .easeInOut)
            t.enumCase("easeIn", .easeIn)
            t.enumCase("easeOut", .easeOut)
            t.enumCase("linear", .linear)
        }
        addEnumeration(UIViewAnimatingPosition.self, named: "UIViewAnimatingPosition") { t in
            t.enumCase("end", .end)
            t.enumCase("start", .start)
            t.enumCase("current", .current)
        }
        addEnumeration(UIViewAnimatingState.self, named: "UIViewAnimatingState") { t in
            t.enumCase("inactive", .inactive)
            t.enumCase("active", .active)
            t.enumCase("stopped", .stopped)
        }
    }

    private func animationOptionRows(_ t: MemberTable<UIView.AnimationOptions>) {
        t.enumCase("layoutSubviews", .layoutSubviews)
        t.enumCase("allowUserInteraction", .allowUserInteraction)
        t.enumCase("beginFromCurrentState", .beginFromCurrentState)
        t.enumCase("repeat", .repeat)
        t.enumCase("autoreverse", .autoreverse)
        t.enumCase("overrideInheritedDuration", .overrideInheritedDuration)
        t.enumCase("overrideInheritedCurve", .overrideInheritedCurve)
        t.enumCase("allowAnimatedContent", .allowAnimatedContent)
        t.enumCase("showHideTransitionViews", .showHideTransitionViews)
        t.enumCase("overrideInheritedOptions", .overrideInheritedOptions)
        t.enumCase("curveEaseInOut", .curveEaseInOut)
        t.enumCase("curveEaseIn", .curveEaseIn)
        t.enumCase("curveEaseOut", .curveEaseOut)
        t.enumCase("curveLinear", .curveLinear)
        t.enumCase("transitionCrossDissolve", .transitionCrossDissolve)
    }
}
