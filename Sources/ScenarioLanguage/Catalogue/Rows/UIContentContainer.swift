import EventEngine
import Foundation

extension UIInterfaceOrientation: BridgedEnum {}

/// A controller, or what presents one, as it travels between the engine and a scenario.
private typealias Container = Conforming<any UIContentContainer>
private typealias Coordinator = Conforming<any UIViewControllerTransitionCoordinator>

extension NativeCatalogue {
    /// UIContentContainer, and how the interface is.
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

    /// The rows about sizes and traits: of controllers, and of what presents them.
    func contentContainerRows<Owner: Bridged & UIContentContainer>(_ t: MemberTable<Owner>) {
        t.type.protocols.append(NativeTypeID((any UIContentContainer).self))
        t.means("Hears of a new size before it is there; call `super`, so that those inside hear it (N-39).")
        t.method("viewWillTransition(to:with:)", override: .viewWillTransitionToSize) {
            (own: Owner, size: CGSize, coordinator: Coordinator) in
            if let coordinator = coordinator.known { own.viewWillTransition(to: size, with: coordinator) }
        }
        t.means("Hears that the size classes become others; call `super`, so that those inside hear it.")
        t.method("willTransition(to:with:)", override: .willTransitionToTraits) {
            (own: Owner, traits: UITraitCollection, coordinator: Coordinator) in
            if let coordinator = coordinator.known { own.willTransition(to: traits, with: coordinator) }
        }
        t.means("How large a child becomes with this size of its parent: as large, unless overridden (N-40).")
        t.method("size(forChildContentContainer:withParentContainerSize:)", override: .sizeForChild) {
            (own: Owner, child: Container, size: CGSize) -> CGSize in
            guard let child = child.container else { return size }
            return own.size(forChildContentContainer: child, withParentContainerSize: size)
        }
        t.means("Hears that a child would like another size (N-40).")
        t.method(
            "preferredContentSizeDidChange(forChildContentContainer:)",
            override: .preferredContentSizeDidChange
        ) { (own: Owner, child: Container) in
            guard let child = child.container else { return }
            own.preferredContentSizeDidChange(forChildContentContainer: child)
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
