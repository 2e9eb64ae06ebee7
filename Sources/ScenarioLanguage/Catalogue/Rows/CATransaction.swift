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
            keyRows(t)
            t.absent(.layerActions, "completionBlock", "lock", "unlock")
        }
    }
    private func keyRows(_ t: MemberTable<CATransaction>) {
        t.means(
            "The same by their keys, `CATransaction.setValue(true, forKey: kCATransactionDisableActions)`; "
                + "also anything else, by a key of your own.")
        t.staticMethod("setValue(_:forKey:)") { (value: Untyped, key: String) in
            CATransaction.setValue(value.ofTransaction, forKey: key)
        }
        t.staticMethod("value(forKey:)") { (key: String) in
            Untyped(value: CATransaction.value(forKey: key))
        }
    }

    /// The keys, and Core Foundation's truth values.
    func transactionConstantRows(_ t: FunctionTable) {
        t.means("What a transaction can be told by its key.")
        t.constant("kCATransactionDisableActions", kCATransactionDisableActions)
        t.constant("kCATransactionAnimationDuration", kCATransactionAnimationDuration)
        t.constant("kCATransactionAnimationTimingFunction", kCATransactionAnimationTimingFunction)
        t.means("What Core Foundation calls true and false: a `Bool` here (our decision).")
        t.constant("kCFBooleanTrue", kCFBooleanTrue)
        t.constant("kCFBooleanFalse", kCFBooleanFalse)
    }
}

extension Untyped {
    /// What a transaction takes.
    fileprivate var ofTransaction: Any? {
        switch value as? Value {
        case .bool(let flag): flag
        case .int(let number): number
        case .double(let number): number
        default: value
        }
    }
}
