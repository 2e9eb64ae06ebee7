import Foundation

/// The keys of what a transaction can be told by `setValue(_:forKey:)`.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// What Core Foundation calls true and false: truth values of Swift's here (our decision).
public let kCFBooleanTrue = true
public let kCFBooleanFalse = false

/// A group of changes to layers. Properties of layers change at once here, so a transaction only tells when
/// the animations are over that were added in it (S-27).
open class CATransaction: NSObject {
    /// Begins a transaction inside the present one.
    open class func begin() { Simulator.current.transactions.begin() }

    /// Ends the innermost transaction; one too many does nothing.
    open class func commit() { Simulator.current.transactions.commit() }

    /// Ends the transaction that nobody began, with a layout pass.
    open class func flush() { Simulator.current.transactions.flush() }

    /// Seconds that animations of layers take without a duration of their own; 0.25 unless set. Views do not
    /// go by it.
    open class func animationDuration() -> TimeInterval { Simulator.current.transactions.current.duration }
    open class func setAnimationDuration(_ dur: TimeInterval) {
        Simulator.current.transactions.change { $0.duration = dur }
    }

    /// Whether layers change without animation, as they always do here.
    open class func disableActions() -> Bool { Simulator.current.transactions.current.disablesActions }
    open class func setDisableActions(_ flag: Bool) {
        Simulator.current.transactions.change { $0.disablesActions = flag }
    }

    /// The course of animations that begin in it and have none of their own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        Simulator.current.transactions.current.timingFunction
    }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        Simulator.current.transactions.change { $0.timingFunction = function }
    }

    /// Sets a property by its key; a value of another kind than the property's is refused. What other keys
    /// are given is kept with the innermost transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        let world = Simulator.current
        switch (key, anObject) {
        case (kCATransactionDisableActions, let value?) where number(value) != nil:
            setDisableActions(number(value) != 0)
        case (kCATransactionAnimationDuration, let value?) where number(value) != nil:
            setAnimationDuration(number(value) ?? 0)
        case (kCATransactionAnimationTimingFunction, let value)
        where value == nil || value is CAMediaTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case (kCATransactionDisableActions, _), (kCATransactionAnimationDuration, _):
            world.report(.refused("'\(key)' of a transaction takes a number or a truth value"))
        case (kCATransactionAnimationTimingFunction, _):
            world.report(.refused("'\(key)' of a transaction takes a 'CAMediaTimingFunction'"))
        default: world.transactions.change { $0.values[key] = anObject }
        }
    }
    /// A property by its key, or what the innermost transaction has that was given anything for the key.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        default: Simulator.current.transactions.value(forKey: key)
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let flag as Bool: flag ? 1 : 0
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// What is called when the animations are over that begin from now on; without any, at the commit (S-27).
    open class func completionBlock() -> (() -> Void)? {
        Simulator.current.transactions.current.completion?.block
    }
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let world = Simulator.current
        world.work.draw(WorkCost.block)
        world.transactions.change { $0.completion = block.map(TransactionCompletion.init) }
    }
}

/// What waits for the animations of a transaction.
final class TransactionCompletion {
    let block: () -> Void
    private var running = 0
    private var isCommitted = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func animationBegins() { running += 1 }

    func animationEnds() {
        running -= 1
        callWhenOver()
    }

    func commit() {
        isCommitted = true
        callWhenOver()
    }

    private func callWhenOver() {
        guard isCommitted, running == 0 else { return }
        isCommitted = false
        block()
    }
}

/// The transactions that are open, the innermost last.
final class TransactionStack {
    struct Transaction {
        var duration = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: TransactionCompletion?
        /// By keys of the author's own.
        var values: [String: Any] = [:]
    }

    private unowned(unsafe) let world: Simulator
    private var open: [Transaction] = []
    /// The one that nobody began; it ends with the turn of the run loop.
    private var implicit: Transaction?

    init(world: Simulator) { self.world = world }

    var current: Transaction { open.last ?? implicit ?? Transaction() }

    func value(forKey key: String) -> Any? {
        for transaction in open.reversed() where world.work.draw(WorkCost.hashed) {
            if let value = transaction.values[key] { return value }
        }
        return implicit?.values[key]
    }

    func change(_ change: (inout Transaction) -> Void) {
        if let last = open.indices.last { return change(&open[last]) }
        if implicit == nil { world.afterCommit.append { [self] in commitImplicit() } }
        var transaction = implicit ?? Transaction()
        change(&transaction)
        implicit = transaction
    }

    func begin() {
        guard world.work.draw(WorkCost.block) else { return }
        var inner = current
        (inner.completion, inner.values) = (nil, [:])
        open.append(inner)
    }

    func commit() { open.popLast()?.completion?.commit() }

    func flush() {
        world.layOutWindows()
        commitImplicit()
    }

    /// An animation begins: who waits for it, if anybody does.
    func animationBegins() -> TransactionCompletion? {
        let completion = current.completion
        completion?.animationBegins()
        return completion
    }

    private func commitImplicit() {
        let ended = implicit
        implicit = nil
        ended?.completion?.commit()
    }
}
