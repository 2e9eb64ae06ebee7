import Foundation

/// Manages one presentation: the view around the presented one, where that is, and how it ends.
///
/// What subclasses may override has to be in the class itself.
open class UIPresentationController: NSObject, Subclassable {
    /// The world that it belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }
    package final weak var delegateObject: AnyObject?
    /// The view around the presented one; nil where that fills the window.
    final var container: UITransitionView?
    /// The view behind, whose tint is dimmed meanwhile.
    private final weak var dimmed: UIView?
    private final weak var presented: UIViewController?
    private final weak var presenting: UIViewController?

    /// Makes one for a presentation that is about to begin.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        world = .current
        creationSerial = world.nextSerial()
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// Has a say in how the presentation ends; not retained.
    @_disfavoredOverload open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { delegateObject as? any UIAdaptivePresentationControllerDelegate }
        set { delegateObject = newValue }
    }
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    open var presentingViewController: UIViewController {
        presented?.relations.presenter ?? presenting ?? UIViewController()
    }
    open var containerView: UIView? { container }
    /// The view that is moved: that of the presented controller, or one around it.
    open var presentedView: UIView? { world.ask(.presentedView, of: self) { presented?.viewIfLoaded } }
    open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }
    /// Where the presented view is, in the container's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect {
        world.ask(.frameOfPresentedView, of: self) { defaultFrame }
    }
    /// Whether the presenting controller's view leaves the window meanwhile.
    open var shouldRemovePresentersView: Bool {
        world.ask(.shouldRemovePresentersView, of: self) { presentationStyle.removesPresenter }
    }
    /// Always, on a phone.
    open var shouldPresentInFullscreen: Bool { true }
    /// What the presentation becomes where there is little room; none for all but popovers, which decide
    /// when they are presented (N-21).
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// That of the presented controller.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        tell(.preferredContentSizeDidChange, [container]) { preferredSizeDidChange() }
    }
    /// The size of the presented view in a container of a size: by default the whole (N-40).
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        world.ask(.sizeForChild, of: self, [container, parentSize]) { sizeOfPresented(in: parentSize) }
    }
    /// The window gets another size; the presented controller hears it by default (N-40).
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        tell(.viewWillTransitionToSize, [size, coordinator]) { forwardSize(size, coordinator) }
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        tell(.willTransitionToTraits, [newCollection, coordinator]) {
            presented?.willTransition(to: newCollection, with: coordinator)
        }
    }
    /// That of the presented controller, for which it may say something else.
    open var traitCollection: UITraitCollection {
        presented?.traitCollection ?? world.screen.traitCollection
    }
    open var overrideTraitCollection: UITraitCollection? {
        get { presented?.givenTraits }
        set { presented?.givenTraits = newValue }
    }
    open func presentationTransitionWillBegin() {
        tell(.presentationTransitionWillBegin) { presentationBegins() }
    }
    open func presentationTransitionDidEnd(_ completed: Bool) {
        tell(.presentationTransitionDidEnd, [completed])
    }
    open func dismissalTransitionWillBegin() {
        tell(.dismissalTransitionWillBegin) { dismissalBegins() }
    }
    open func dismissalTransitionDidEnd(_ completed: Bool) { tell(.dismissalTransitionDidEnd, [completed]) }
    open func containerViewWillLayoutSubviews() { tell(.containerViewWillLayoutSubviews) }
    open func containerViewDidLayoutSubviews() { tell(.containerViewDidLayoutSubviews) }

    // What the engine's own kinds of presentation do.

    func presentationBegins() {}
    func presentedViewIsIn() {}
    func dismissalBegins() {}
    /// The presented view is out of the window.
    func presentationIsOver() {}
    /// Whether the view around the presented one lies beside the presenting one's, and not in front of all.
    var staysInContext: Bool { false }
    /// Whether the delegate lets the user dismiss.
    func askToDismiss() -> Bool {
        ask(.presentationControllerShouldDismiss, fallback: true) {
            $0.presentationControllerShouldDismiss(self)
        }
    }
    func tellDidDismiss() {
        ask(.presentationControllerDidDismiss, fallback: ()) { $0.presentationControllerDidDismiss(self) }
    }
    var defaultFrame: CGRect { container?.bounds ?? .zero }
    /// How large the presented view is in a container of a size.
    func sizeOfPresented(in size: CGSize) -> CGSize { size }
    /// The presented controller wants another size.
    func preferredSizeDidChange() {}
    /// Whether there is a view around the presented one.
    var needsContainer: Bool { presentationStyle == .custom }
    /// What is behind the presented view, and takes the touches beside it; nil for nothing.
    func makeDimmingView() -> UIDimmingView? { nil }
    /// Whether a finger can drag the presented view away.
    var isDraggable: Bool { false }
    /// Views behind that get their touches all the same (N-21).
    var viewsThatPass: [UIView] { [] }
    /// Whether touches beside the presented view go to what is behind (N-18).
    var letsTouchesPass: Bool { false }
    /// The user touched beside the presented view.
    func touchedOutside() { dismissByUser() }

    private func tell(
        _ selector: MessageSelector, _ arguments: @autoclosure () -> [Any?] = [], body: () -> Void = {}
    ) {
        world.sendQuestion(
            selector, to: self, arguments: arguments, argument: { world.argument(from: arguments()) },
            fallback: (), answer: { _ in .none }, body: body)
    }

    package var knownProperties: [(name: String, object: AnyObject?)] {
        [("containerView", container), ("delegate", delegateObject)]
    }
}

extension UIPresentationController {
    /// The presented controller while there is one.
    final var shown: UIViewController? { presented }

    /// Makes what is around the presented view.
    ///
    /// - Parameter isAnimatedByAuthor: whether an animator of the author adds the view, to a container that
    ///   is there in any case.
    /// - Returns: what goes into the window; the view itself where nothing is around it.
    final func surround(_ view: UIView, in window: UIWindow, isAnimatedByAuthor: Bool) -> UIView {
        guard needsContainer || isAnimatedByAuthor else {
            view.frame = window.bounds
            return view
        }
        let presenter = presentingViewController.viewIfLoaded
        let frame = staysInContext ? presenter?.frame ?? window.bounds : window.bounds
        let container = world.perform { UITransitionView(frame: frame) }
        container.presentation = self
        if staysInContext { container.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        self.container = container
        if let dimming = makeDimmingView() {
            dimming.frame = container.bounds
            dimming.presentation = self
            container.addSubview(dimming)
            dimmed = presentingViewController.viewIfLoaded
            dimmed?.dimTint(true)
        }
        return container
    }

    /// Puts the presented view into its container, in front of what the author has put there.
    final func add(_ view: UIView) {
        guard let container else { return }
        view.frame = frameOfPresentedViewInContainerView
        container.addSubview(view)
        if isDraggable { container.installPan() }
        presentedViewIsIn()
    }

    /// Takes everything out of the window.
    final func remove() {
        presented?.viewIfLoaded?.removeFromSuperview()
        container?.removeFromSuperview()
        container = nil
        dimmed?.dimTint(false)
        dimmed = nil
        presentationIsOver()
    }

    /// Tells the delegate, with the style that it was adapted to, or none.
    final func tellBegin(_ coordinator: TransitionCoordinator?) {
        let isAdapted = presented?.relations.isAdapted == true
        let style = isAdapted ? presentationStyle : UIModalPresentationStyle.none
        world.askDelegate(delegateObject, .willPresentInStyle, [self, style, coordinator], fallback: ()) {
            ($0 as? any UIAdaptivePresentationControllerDelegate)?.presentationController(
                self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        }
    }

    // MARK: The user dismisses

    /// Whether the user may dismiss; an attempt that is not allowed is told (N-12).
    final func mayDismiss() -> Bool {
        guard let presented else { return false }
        if presented.isModalInPresentation { return false }
        return askToDismiss()
    }

    final func tellWillDismiss() {
        ask(.presentationControllerWillDismiss, fallback: ()) { $0.presentationControllerWillDismiss(self) }
    }

    final func tellAttempt() {
        ask(.presentationControllerDidAttemptToDismiss, fallback: ()) {
            $0.presentationControllerDidAttemptToDismiss(self)
        }
    }

    /// A tap beside the presented view asks as a pull does (N-19).
    final func dismissByUser() {
        guard let presented, presented.relations.presenter != nil, !presented.isBeingDismissed else { return }
        guard mayDismiss(), !world.isHalted else { return tellAttempt() }
        tellWillDismiss()
        presented.relations.presenter?.dismissPresented(true) { [self] in tellDidDismiss() }
    }

    @discardableResult
    private func ask<Result>(
        _ selector: MessageSelector, fallback: Result,
        _ question: (any UIAdaptivePresentationControllerDelegate) -> Result
    ) -> Result {
        world.askDelegate(delegateObject, selector, [self], fallback: fallback) {
            ($0 as? any UIAdaptivePresentationControllerDelegate).map(question)
        }
    }
}
