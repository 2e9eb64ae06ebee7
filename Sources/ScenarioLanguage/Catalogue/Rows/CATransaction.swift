import EventEngine

extension NativeCatalogue {
    /// CATransaction.
    func addCATransaction() {
        addClass(
            CATransaction.self, named: "CATransaction", superclass: NSObject.self,
            "A group of changes to layers. Layers change at once here; a transaction tells when the "
                + "animations are over that began in it (S-27)."
        ) { t in
            t.means("Begins a transaction inside the present one.")
            t.staticMethod("begin()") { () in CATransaction.begin() }
            t.means("Ends the transaction that began last.")
            t.staticMethod("commit()") { () in CATransaction.commit() }
            t.means("Ends the transaction that nobody began, with a layout pass.")
            t.staticMethod("flush()") { () in CATransaction.flush() }
            t.means("The seconds of animations of layers that say no duration of their own.")
            t.staticMethod("animationDuration()") { () in CATransaction.animationDuration() }
            t.staticMethod("setAnimationDuration(_:)") { (seconds: Double) in
                CATransaction.setAnimationDuration(seconds)
            }
            t.means("Whether layers change without animation, as they always do here.")
            t.staticMethod("disableActions()") { () in CATransaction.disableActions() }
            t.staticMethod("setDisableActions(_:)") { (flag: Bool) in CATransaction.setDisableActions(flag) }
            t.means(
                "Calls a closure when the animations are over that begin from now on; without any, at the "
                    + "commit.")
            t.staticMethod("setCompletionBlock(_:)") { (block: Block< >?) in
                CATransaction.setCompletionBlock(called(block))
            }
            t.means("The course of animations of layers that have none of their own.")
            t.staticMethod("animationTimingFunction()") { () in CATransaction.animationTimingFunction() }
            t.staticMethod("setAnimationTimingFunction(_:)") { (function: CAMediaTimingFunction?) in
                CATransaction.setAnimationTimingFunction(function)
            }
            t.absent(.layerActions, "completionBlock", "value", "setValue", "lock", "unlock")
        }
    }
}
