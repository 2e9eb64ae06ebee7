import EventEngine
import Foundation

extension UIInterfaceOrientation: BridgedEnum {}

/// A controller, or what presents one, as it travels between the engine and a scenario.
private typealias Container = Conforming<any UIContentContainer>
private typealias Coordinator = Conforming<any UIViewControllerTransitionCoordinator>

extension NativeCatalogue {
    /// UIContentContainer, and how the interface stands.
    func addUIContentContainer() {
        let container = (any UIContentContainer).self
        addProtocol(
            container, named: "UIContentContainer",
            "Hears that its content gets another size or other traits (N-39, N-40).")
        let t = MemberTable<Container>(record(container))
        t.means("The size that it would like to have.")
        t.getter("preferredContentSize", reading: { $0.container?.preferredContentSize ?? .zero })
        addEnumeration(
            UIInterfaceOrientation.self, named: "UIInterfaceOrientation",
            "Which edge of the device is the upper one of what the app shows."
        ) { t in
            t.means("So; left and right are those of the device exchanged.")
            t.enumCase("unknown", .unknown)
            t.enumCase("portrait", .portrait)
            t.enumCase("portraitUpsideDown", .portraitUpsideDown)
            t.enumCase("landscapeLeft", .landscapeLeft)
            t.enumCase("landscapeRight", .landscapeRight)
            t.means("Whether it is so.")
            t.getter("isPortrait", \.isPortrait)
            t.getter("isLandscape", \.isLandscape)
        }
    }

    /// The rows of controllers about sizes and traits, for the class and for presentation controllers.
    func contentContainerRows(_ t: MemberTable<UIViewController>) {
        t.type.protocols.append(NativeTypeID((any UIContentContainer).self))
        t.means("Hears that its view gets another size; call `super`, so that its children hear it (N-39).")
        t.method("viewWillTransition(to:with:)", override: .viewWillTransitionToSize) {
            (c: UIViewController, size: CGSize, coordinator: Coordinator) in
            if let coordinator = coordinator.known { c.viewWillTransition(to: size, with: coordinator) }
        }
        t.means("Hears that the size classes become others; call `super`, so that its children hear it.")
        t.method("willTransition(to:with:)", override: .willTransitionToTraits) {
            (c: UIViewController, traits: UITraitCollection, coordinator: Coordinator) in
            if let coordinator = coordinator.known { c.willTransition(to: traits, with: coordinator) }
        }
        t.means("How large a child becomes when it gets a size itself: as large as it, unless overridden.")
        t.method("size(forChildContentContainer:withParentContainerSize:)", override: .sizeForChild) {
            (c: UIViewController, child: Container, size: CGSize) -> CGSize in
            guard let child = child.container else { return size }
            return c.size(forChildContentContainer: child, withParentContainerSize: size)
        }
        t.means("Hears that a child would like another size (N-40).")
        t.method(
            "preferredContentSizeDidChange(forChildContentContainer:)",
            override: .preferredContentSizeDidChange
        ) { (c: UIViewController, child: Container) in
            guard let child = child.container else { return }
            c.preferredContentSizeDidChange(forChildContentContainer: child)
        }
        t.absent(.layoutMessages, "systemLayoutFittingSizeDidChange")
    }

    func contentContainerRows(_ t: MemberTable<UIPresentationController>) {
        t.type.protocols.append(NativeTypeID((any UIContentContainer).self))
        t.means("The size that the presented controller would like to have.")
        t.getter("preferredContentSize", \.preferredContentSize)
        t.means("Hears that the window gets another size; `super` tells the presented controller (N-40).")
        t.method("viewWillTransition(to:with:)", override: .viewWillTransitionToSize) {
            (p: UIPresentationController, size: CGSize, coordinator: Coordinator) in
            if let coordinator = coordinator.known { p.viewWillTransition(to: size, with: coordinator) }
        }
        t.method("willTransition(to:with:)", override: .willTransitionToTraits) {
            (p: UIPresentationController, traits: UITraitCollection, coordinator: Coordinator) in
            if let coordinator = coordinator.known { p.willTransition(to: traits, with: coordinator) }
        }
        t.means("How large the presented view becomes in a container of a size.")
        t.method("size(forChildContentContainer:withParentContainerSize:)", override: .sizeForChild) {
            (p: UIPresentationController, child: Container, size: CGSize) -> CGSize in
            guard let child = child.container else { return size }
            return p.size(forChildContentContainer: child, withParentContainerSize: size)
        }
        t.means("Hears that the presented controller would like another size.")
        t.method(
            "preferredContentSizeDidChange(forChildContentContainer:)",
            override: .preferredContentSizeDidChange
        ) { (p: UIPresentationController, child: Container) in
            guard let child = child.container else { return }
            p.preferredContentSizeDidChange(forChildContentContainer: child)
        }
        t.absent(.layoutMessages, "systemLayoutFittingSizeDidChange")
    }
}

extension Conforming<any UIContentContainer> {
    fileprivate var container: (any UIContentContainer)? { object as? any UIContentContainer }
}

extension Conforming<any UIViewControllerTransitionCoordinator> {
    fileprivate var known: (any UIViewControllerTransitionCoordinator)? {
        object as? any UIViewControllerTransitionCoordinator
    }
}
