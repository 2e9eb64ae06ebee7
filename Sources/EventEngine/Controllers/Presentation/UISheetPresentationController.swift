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
        private init(_ identifier: Identifier) { self.identifier = identifier }

        open class func medium() -> Detent { Detent(.medium) }
        open class func large() -> Detent { Detent(.large) }
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
    open var preferredCornerRadius: CGFloat?
    /// Runs changes of the heights; the model is animated at once.
    open func animateChanges(_ changes: () -> Void) { changes() }

    override var needsContainer: Bool { true }
    override var isDraggable: Bool { true }
    override func makeDimmingView() -> UIDimmingView? { world.perform { UIDimmingView(frame: .zero) } }

    override var defaultFrame: CGRect {
        guard let bounds = container?.bounds else { return .zero }
        let height = height(of: currentDetent)
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    override func sizeOfPresented(in size: CGSize) -> CGSize {
        let whole = size.height
        return CGSize(width: size.width, height: currentDetent == .medium ? whole / 2 : whole - Self.gap)
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
        return detents.map(\.identifier).min { height(of: $0) < height(of: $1) } ?? .large
    }

    /// In points.
    final func height(of detent: Detent.Identifier) -> CGFloat {
        let whole = container?.bounds.height ?? world.screen.bounds.height
        return detent == .medium ? whole / 2 : whole - Self.gap
    }

    final var isLargest: Bool {
        let current = height(of: currentDetent)
        return !detents.contains { height(of: $0.identifier) > current }
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
        let heights = detents.map { (self.height(of: $0.identifier), $0.identifier) }
        let nearest = heights.min { abs($0.0 - height) < abs($1.0 - height) }
        if mayGo, height < (heights.map(\.0).min() ?? 0) / 2 { return false }
        let old = currentDetent
        if let nearest, nearest.1 != old {
            selectedDetentIdentifier = nearest.1
            world.askDelegate(delegateObject, .sheetDidChangeDetent, [self], fallback: ()) {
                ($0 as? any UISheetPresentationControllerDelegate)?
                    .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
            }
        }
        return true
    }
}
