import Foundation

/// Presents a controller as a sheet that a finger can drag, between its heights and away (N-11 to N-20).
///
/// The engine decides what Apple leaves open: the largest sheet leaves 40 points free at the top, the medium
/// one is half as high as the window.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    open class Detent: NSObject {
        /// Names a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        open private(set) var identifier: Identifier
        private let resolver: ((SheetDetentContext) -> CGFloat?)?

        private init(_ identifier: Identifier, _ resolver: ((SheetDetentContext) -> CGFloat?)? = nil) {
            self.identifier = identifier
            self.resolver = resolver
        }

        open class func medium() -> Detent { Detent(.medium) }
        open class func large() -> Detent { Detent(.large) }
        /// A height that a closure says each time it is needed, without the safe area at the lower edge;
        /// nil for one that does not count then.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let number = Simulator.current.nextSerial()
            return Detent(identifier ?? Identifier("com.apple.UIKit.custom-\(number)")) { resolver($0) }
        }

        /// The height without the safe area at the lower edge; nil where it does not count.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            guard let context = context as? SheetDetentContext else { return nil }
            if let resolver { return resolver(context) }
            return identifier == .medium ? context.mediumValue : context.maximumDetentValue
        }
    }

    /// Points that the largest sheet leaves free at the top.
    static let gap: CGFloat = 40

    @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { delegateObject as? any UISheetPresentationControllerDelegate }
        set { delegateObject = newValue }
    }
    /// The heights at which the sheet rests: only the largest by default (N-17).
    open var detents: [Detent] = [.large()]
    /// The height at which it rests now; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeSheet() } }
    /// Up to which height what is behind is not dimmed and gets touches; nil for never (N-18).
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a scroll view at its top lets the sheet grow first (N-17).
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersGrabberVisible = false
    open var prefersEdgeAttachedInCompactHeight = false
    /// Kept, as a telephone held upright has sheets of its width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?
    /// Runs changes of the heights; the model is animated at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Asks the closures of heights again, and moves the sheet.
    open func invalidateDetents() { placeSheet() }

    override var needsContainer: Bool { true }
    override var isDraggable: Bool { true }
    override func makeDimmingView() -> UIDimmingView? { world.perform { UIDimmingView(frame: .zero) } }

    override var defaultFrame: CGRect {
        guard let bounds = container?.bounds else { return .zero }
        let height = height(of: currentDetent)
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    override func sizeOfPresented(in size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(of: currentDetent, in: size.height))
    }

    override var letsTouchesPass: Bool {
        guard let undimmed = largestUndimmedDetentIdentifier else { return false }
        return height(of: currentDetent) <= height(of: undimmed)
    }
}

extension UISheetPresentationController {
    /// The chosen height, else the smallest one.
    final var currentDetent: Detent.Identifier {
        if let chosen = selectedDetentIdentifier, detents.contains(where: { $0.identifier == chosen }) {
            return chosen
        }
        return heights.min { $0.height < $1.height }?.detent ?? .large
    }

    /// The heights that count now, in points, with their names.
    final var heights: [(height: CGFloat, detent: Detent.Identifier)] {
        let whole = container?.bounds.height ?? world.screen.bounds.height
        world.work.draw(detents.count)
        return detents.compactMap { detent in
            resolvedHeight(of: detent, in: whole).map { ($0, detent.identifier) }
        }
    }

    /// In points.
    final func height(of detent: Detent.Identifier) -> CGFloat {
        height(of: detent, in: container?.bounds.height ?? world.screen.bounds.height)
    }

    private func height(of detent: Detent.Identifier, in whole: CGFloat) -> CGFloat {
        if detent == .medium { return whole / 2 }
        let own = detents.first { $0.identifier == detent }
        return own.flatMap { resolvedHeight(of: $0, in: whole) } ?? whole - Self.gap
    }

    /// What a height is with the safe area at the lower edge: no more than the largest one.
    private func resolvedHeight(of detent: Detent, in whole: CGFloat) -> CGFloat? {
        let safe = container?.safeAreaInsets.bottom ?? 0
        let context = SheetDetentContext(
            whole: whole, largest: whole - Self.gap, safe: safe,
            traits: presentedViewController.traitCollection)
        guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
        return min(max(0, value + safe), whole - Self.gap)
    }

    final var isLargest: Bool {
        let current = height(of: currentDetent)
        return !heights.contains { $0.height > current }
    }

    /// Puts the view where the height wants it.
    final func placeSheet() {
        guard container != nil else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    /// Lets the sheet come to rest after a drag: at the nearest height to where the movement would take it.
    ///
    /// - Returns: false if that is away.
    final func rest(at height: CGFloat, mayGo: Bool) -> Bool {
        let heights = heights
        let nearest = heights.min { abs($0.height - height) < abs($1.height - height) }
        if mayGo, height < (heights.map(\.height).min() ?? 0) / 2 { return false }
        let old = currentDetent
        if let nearest, nearest.detent != old {
            selectedDetentIdentifier = nearest.detent
            world.askDelegate(delegateObject, .sheetDidChangeDetent, [self], fallback: ()) {
                ($0 as? any UISheetPresentationControllerDelegate)?
                    .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
            }
        }
        return true
    }
}
