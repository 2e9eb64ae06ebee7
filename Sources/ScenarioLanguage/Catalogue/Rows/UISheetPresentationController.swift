import EventEngine
import Foundation

extension UISheetPresentationController.Detent.Identifier: BridgedStruct {}

extension UIPopoverArrowDirection: BridgedOptionSet {}

extension NativeCatalogue {
    /// UISheetPresentationController and UIPopoverPresentationController.
    func addUISheetPresentationController() {
        addClass(
            UISheetPresentationController.self, named: "UISheetPresentationController",
            superclass: UIPresentationController.self,
            "Presents a controller as a sheet, which a finger drags between its heights and away (N-11).",
            sheetRows)
        addDetents()
        addClass(
            UIPopoverPresentationController.self, named: "UIPopoverPresentationController",
            superclass: UIPresentationController.self,
            "Presents a controller in a box beside what it is about (N-21).", popoverRows)
        addOptionSet(
            UIPopoverArrowDirection.self, named: "UIPopoverArrowDirection",
            "At which sides of a popover its arrow may be."
        ) { t in
            t.means("At the upper, lower, left or right one.")
            t.enumCase("up", .up)
            t.enumCase("down", .down)
            t.enumCase("left", .left)
            t.enumCase("right", .right)
            t.means("At any of them, or nobody knows where.")
            t.enumCase("any", .any)
            t.enumCase("unknown", .unknown)
        }
    }

    private func addDetents() {
        addClass(
            UISheetPresentationController.Detent.self, named: "UISheetPresentationController.Detent",
            superclass: NSObject.self,
            "A height at which a sheet rests."
        ) { t in
            t.means("Half as high as the window, or nearly as high.")
            t.staticMethod("medium()") { () in UISheetPresentationController.Detent.medium() }
            t.staticMethod("large()") { () in UISheetPresentationController.Detent.large() }
            t.means("A height that a closure says; nil is one that does not count now.")
            t.staticMethod("custom(identifier:resolver:)", defaults: ["identifier": nil]) {
                (name: UISheetPresentationController.Detent.Identifier?,
                    resolver: Question<CGFloat?, SheetDetentContext>) in
                UISheetPresentationController.Detent.custom(identifier: name) { context in
                    (context as? SheetDetentContext).flatMap { resolver($0) } ?? nil
                }
            }
            t.means("What it is, without the safe area at the lower edge.")
            t.method("resolvedValue(in:)") {
                (detent: UISheetPresentationController.Detent, context: SheetDetentContext) in
                detent.resolvedValue(in: context)
            }
            t.means("Its name.")
            t.getter("identifier", \.identifier)
        }
        addClass(
            SheetDetentContext.self, named: "UISheetPresentationControllerDetentResolutionContext",
            superclass: NSObject.self, "What the height of a sheet may depend on."
        ) { t in
            t.means("The largest height, without the safe area at the lower edge.")
            t.getter("maximumDetentValue", \.maximumDetentValue)
            t.means("The traits of the container.")
            t.getter("containerTraitCollection", \.containerTraitCollection)
        }
        addStructure(
            UISheetPresentationController.Detent.Identifier.self,
            named: "UISheetPresentationController.Detent.Identifier",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "The name of a height.", detentIdentifierRows)
    }

    private func sheetRows(_ t: MemberTable<UISheetPresentationController>) {
        t.means("Has a say in how the sheet ends, and hears of its heights.")
        t.accessor(
            "delegate",
            get: {
                $0.delegateObject.map { Conforming<any UISheetPresentationControllerDelegate>(object: $0) }
            }
        ) { sheet, delegate in
            sheet.delegateObject = delegate?.object
        }
        t.means("The heights at which it rests: only the large one unless set (N-17).")
        t.property("detents", \.detents)
        t.means("The height at which it rests now; nil is the smallest. Setting it moves the sheet.")
        t.property("selectedDetentIdentifier", \.selectedDetentIdentifier)
        t.means("Up to which height touches beside it go to what is behind; nil for none (N-18).")
        t.property("largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier)
        t.means("Whether a scroll view at its top lets the sheet grow first (N-17).")
        t.property(
            "prefersScrollingExpandsWhenScrolledToEdge", \.prefersScrollingExpandsWhenScrolledToEdge)
        t.means("Runs changes of the heights.")
        t.method("animateChanges(_:)") { (sheet: UISheetPresentationController, changes: Block< >) in
            sheet.animateChanges { changes() }
        }
        t.callsAtOnce("animateChanges")
        t.means("Asks the closures of heights again.")
        t.method("invalidateDetents()") { (sheet: UISheetPresentationController) in
            sheet.invalidateDetents()
        }
        t.means("How it looks, also on its side; only kept here.")
        t.property(
            "widthFollowsPreferredContentSizeWhenEdgeAttached",
            \.widthFollowsPreferredContentSizeWhenEdgeAttached)
        t.property("prefersGrabberVisible", \.prefersGrabberVisible)
        t.property("preferredCornerRadius", \.preferredCornerRadius)
        t.property("prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight)
    }

    private func detentIdentifierRows(_ t: MemberTable<UISheetPresentationController.Detent.Identifier>) {
        t.initializer("init(rawValue:)") { (name: String) in
            UISheetPresentationController.Detent.Identifier(rawValue: name)
        }
        t.getter("rawValue", \.rawValue)
        t.means("Makes one.")
        t.initializer("init(_:)") { (name: String) in UISheetPresentationController.Detent.Identifier(name) }
        t.means("The names of the two heights.")
        t.staticGetter("medium") { UISheetPresentationController.Detent.Identifier.medium }
        t.staticGetter("large") { UISheetPresentationController.Detent.Identifier.large }
    }

    private func popoverRows(_ t: MemberTable<UIPopoverPresentationController>) {
        t.means("Has a say in how the popover ends, and in whether it is one.")
        t.accessor(
            "delegate",
            get: {
                $0.delegateObject.map { Conforming<any UIPopoverPresentationControllerDelegate>(object: $0) }
            }
        ) { popover, delegate in
            popover.delegateObject = delegate?.object
        }
        t.means("What it is about: a view, and a part of it.")
        t.property("sourceView", \.sourceView)
        t.property("sourceRect", \.sourceRect)
        t.means("The item of a bar that it is about, instead of a view.")
        t.property("barButtonItem", \.barButtonItem)
        t.means("At which sides its arrow may be, and so where it is.")
        t.property("permittedArrowDirections", \.permittedArrowDirections)
        t.means("Where its arrow is now; unknown while it is not shown.")
        t.getter("arrowDirection", \.arrowDirection)
        t.means("Views behind it that get their touches, while all others get none.")
        t.property("passthroughViews", \.passthroughViews)
        t.means("Whether it may cover what it is about; only kept here.")
        t.property("canOverlapSourceViewRect", \.canOverlapSourceViewRect)
        t.means("How near the edges of the window it may come.")
        t.property("popoverLayoutMargins", \.popoverLayoutMargins)
        t.means("How it looks; only kept here.")
        t.property("backgroundColor", \.backgroundColor)
    }
}
