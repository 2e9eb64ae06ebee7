import EventEngine
import Foundation

private typealias PointerDelegate = Conforming<any UIPointerInteractionDelegate>
private typealias PencilDelegate = Conforming<any UIPencilInteractionDelegate>

extension NativeCatalogue {
    /// UIPointerInteraction and UIPencilInteraction, and their delegates.
    func addUIPointerInteraction() {
        addClass(
            UIPointerInteraction.self, named: "UIPointerInteraction", superclass: NSObject.self,
            "Would change a pointer over its view. The device has none, so it does nothing."
        ) { t in
            t.type.protocols.append(NativeTypeID((any UIInteraction).self))
            t.means("Makes one; `addInteraction(_:)` gives it to a view.")
            t.initializer("init(delegate:)") { (delegate: PointerDelegate?) in
                UIPointerInteraction(delegateObject: delegate?.object)
            }
            t.means("Its view, who would be asked, and whether anybody would.")
            t.getter("view", \.view)
            t.getter("delegate", reading: { $0.delegateObject.map(PointerDelegate.init(object:)) })
            t.property("isEnabled", \.isEnabled)
            t.means("Would ask anew.")
            t.method("invalidate()") { (i: UIPointerInteraction) in i.invalidate() }
            t.means("What its view tells it when it comes or goes.")
            t.method("willMove(to:)") { (i: UIPointerInteraction, v: UIView?) in i.willMove(to: v) }
            t.method("didMove(to:)") { (i: UIPointerInteraction, v: UIView?) in i.didMove(to: v) }
        }
        addProtocol(
            (any UIPointerInteractionDelegate).self, named: "UIPointerInteractionDelegate",
            "Would say how a pointer looks: nobody asks, so its methods cannot be written."
        ) { t in
            t.unsent = [
                "pointerInteraction(_:regionFor:defaultRegion:)", "pointerInteraction(_:styleFor:)",
                "pointerInteraction(_:willEnter:animator:)", "pointerInteraction(_:willExit:animator:)",
            ]
        }
        addClass(
            UIPencilInteraction.self, named: "UIPencilInteraction", superclass: NSObject.self,
            "Would tell of taps on the side of a pencil. The hand has none, so it tells nothing."
        ) { t in
            t.type.protocols.append(NativeTypeID((any UIInteraction).self))
            t.initializer("init()") { () in UIPencilInteraction() }
            t.means("Its view, who would hear of taps, and whether anybody would.")
            t.getter("view", \.view)
            t.accessor("delegate", get: { $0.delegateObject.map(PencilDelegate.init(object:)) }) { i, d in
                i.delegateObject = d?.object
            }
            t.property("isEnabled", \.isEnabled)
            t.means("What its view tells it when it comes or goes.")
            t.method("willMove(to:)") { (i: UIPencilInteraction, v: UIView?) in i.willMove(to: v) }
            t.method("didMove(to:)") { (i: UIPencilInteraction, v: UIView?) in i.didMove(to: v) }
            t.absent(.pencil, "preferredTapAction", "prefersPencilOnlyDrawing", "preferredSqueezeAction")
        }
        addProtocol(
            (any UIPencilInteractionDelegate).self, named: "UIPencilInteractionDelegate",
            "Would hear of taps on a pencil: nobody tells it, so its methods cannot be written."
        ) { t in
            t.unsent = [
                "pencilInteractionDidTap(_:)", "pencilInteraction(_:didReceiveTap:)",
                "pencilInteraction(_:didReceiveSqueeze:)",
            ]
        }
    }
}
