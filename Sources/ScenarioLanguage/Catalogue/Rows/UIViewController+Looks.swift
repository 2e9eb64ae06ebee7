import EventEngine
import Foundation

extension UIStatusBarStyle: BridgedEnum {}
extension UIStatusBarAnimation: BridgedEnum {}
extension UIInterfaceOrientationMask: BridgedOptionSet {}

extension NativeCatalogue {
    /// The rows of UIViewController: what bars and the device ask it, which nobody does here, and traits.
    func controllerLookRows(_ t: MemberTable<UIViewController>) {
        t.means("What the screen is like.")
        t.getter("traitCollection", \.traitCollection)
        t.means("Light or dark from here on inwards; `unspecified` leaves that to what is around.")
        t.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
        t.means("Tells at once what waits for the next layout, of traits that changed.")
        t.method("updateTraitsIfNeeded()") { (c: UIViewController) in c.updateTraitsIfNeeded() }
        traitRows(t, \.traitOverrides)
        t.means("Hears that the size classes are others; the old traits come along (N-39).")
        t.method("traitCollectionDidChange(_:)", override: .traitCollectionDidChange) {
            (c: UIViewController, old: UITraitCollection?) in c.traitCollectionDidChange(old)
        }
        t.means("How the status bar looks; nobody asks here.")
        t.getter("preferredStatusBarStyle", \.preferredStatusBarStyle, override: .preferredStatusBarStyle)
        t.getter("prefersStatusBarHidden", \.prefersStatusBarHidden, override: .prefersStatusBarHidden)
        t.getter(
            "preferredStatusBarUpdateAnimation", \.preferredStatusBarUpdateAnimation,
            override: .preferredStatusBarUpdateAnimation)
        t.means("The child that is asked instead.")
        t.getter("childForStatusBarStyle", \.childForStatusBarStyle, override: .childForStatusBarStyle)
        t.getter("childForStatusBarHidden", \.childForStatusBarHidden, override: .childForStatusBarHidden)
        t.getter(
            "childForHomeIndicatorAutoHidden", \.childForHomeIndicatorAutoHidden,
            override: .childForHomeIndicatorAutoHidden)
        t.means("Lets the bar be asked for anew, and the line at the lower edge.")
        t.method("setNeedsStatusBarAppearanceUpdate()") { (c: UIViewController) in
            c.setNeedsStatusBarAppearanceUpdate()
        }
        t.method("setNeedsUpdateOfHomeIndicatorAutoHidden()") { (c: UIViewController) in
            c.setNeedsUpdateOfHomeIndicatorAutoHidden()
        }
        t.means("Whether the line at the lower edge fades; nobody asks here.")
        t.getter(
            "prefersHomeIndicatorAutoHidden", \.prefersHomeIndicatorAutoHidden,
            override: .prefersHomeIndicatorAutoHidden)
        controllerTurningRows(t)
    }

    private func controllerTurningRows(_ t: MemberTable<UIViewController>) {
        t.means(
            "The orientations that the interface may have, asked of the controller that fills the window "
                + "(N-38).")
        t.getter(
            "supportedInterfaceOrientations", \.supportedInterfaceOrientations,
            override: .supportedInterfaceOrientations)
        t.means("Lets that be asked for anew, and the interface turn.")
        t.method("setNeedsUpdateOfSupportedInterfaceOrientations()") { (c: UIViewController) in
            c.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
        t.staticMethod("attemptRotationToDeviceOrientation()") { () in
            UIViewController.attemptRotationToDeviceOrientation()
        }
        t.means("The orientation that is wanted when it is presented over the whole screen.")
        t.getter(
            "preferredInterfaceOrientationForPresentation", \.preferredInterfaceOrientationForPresentation,
            override: .preferredOrientation)
        t.means("Since iOS 16 nobody asks it.")
        t.getter("shouldAutorotate", \.shouldAutorotate, override: .shouldAutorotate)
        contentContainerRows(t)
        t.means("Below which bars its view goes, and whether below those that are opaque, too.")
        t.property("edgesForExtendedLayout", \.edgesForExtendedLayout)
        t.property("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
        t.property(
            "modalPresentationCapturesStatusBarAppearance", \.modalPresentationCapturesStatusBarAppearance)
        t.means("Tells it that its view comes or goes, for containers that move views by themselves.")
        t.method("beginAppearanceTransition(_:animated:)") {
            (c: UIViewController, isAppearing: Bool, animated: Bool) in
            c.beginAppearanceTransition(isAppearing, animated: animated)
        }
        t.method("endAppearanceTransition()") { (c: UIViewController) in c.endAppearanceTransition() }
        t.means("Whether its children hear of that by themselves, as they do unless it says no.")
        t.getter(
            "shouldAutomaticallyForwardAppearanceMethods", \.shouldAutomaticallyForwardAppearanceMethods,
            override: .forwardsAppearance)
        t.means("Puts a child's view in the place of another one's, which leaves when the time is over.")
        t.method(
            "transition(from:to:duration:options:animations:completion:)",
            defaults: ["options": UIView.AnimationOptions().bridged, "completion": nil]
        ) {
            (c: UIViewController, old: UIViewController, new: UIViewController, duration: Double,
                options: UIView.AnimationOptions, changes: Block< >?, completion: Block<Bool>?) in
            c.transition(
                from: old, to: new, duration: duration, options: options, animations: called(changes),
                completion: called(completion))
        }
        t.means("What goes on beside the animated transition that it takes part in; nil without one.")
        t.getter("transitionCoordinator", reading: { controller in
            controller.transitionCoordinator.map {
                Conforming<any UIViewControllerTransitionCoordinator>(object: $0)
            }
        })
    }

    /// What controllers say of the status bar, and of how the device is held.
    func addStatusBarTypes() {
        addEnumeration(
            UIStatusBarStyle.self, named: "UIStatusBarStyle", "How the status bar is written."
        ) { t in
            t.means("So.")
            t.enumCase("default", .default)
            t.enumCase("lightContent", .lightContent)
            t.enumCase("darkContent", .darkContent)
        }
        addEnumeration(
            UIStatusBarAnimation.self, named: "UIStatusBarAnimation", "How the status bar comes and goes."
        ) { t in
            t.means("So.")
            t.enumCase("none", .none)
            t.enumCase("fade", .fade)
            t.enumCase("slide", .slide)
        }
        addOptionSet(
            UIInterfaceOrientationMask.self, named: "UIInterfaceOrientationMask",
            "Ways to hold the device."
        ) { t in
            t.means("So.")
            t.enumCase("portrait", .portrait)
            t.enumCase("portraitUpsideDown", .portraitUpsideDown)
            t.enumCase("landscapeLeft", .landscapeLeft)
            t.enumCase("landscapeRight", .landscapeRight)
            t.means("In any of several ways.")
            t.enumCase("landscape", .landscape)
            t.enumCase("allButUpsideDown", .allButUpsideDown)
            t.enumCase("all", .all)
        }
    }
}
