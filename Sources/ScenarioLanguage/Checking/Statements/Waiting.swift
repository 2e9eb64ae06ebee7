import SwiftSyntax

/// `async` and `await`.
extension Checker {
    /// Takes note that something may wait here: it needs an `await`, and code around it that may wait.
    func noteWait(by callee: String, at range: SourceRange) {
        if !context.isAwaitCovered { return report(.notMarkedAwait(callee), at: range) }
        if context.mayWait {
            context.didWait = true
        } else {
            report(.waitsOutsideAsync(callee, hint: hintForWaiting), at: range)
        }
    }

    /// Takes note that something of this effect happens here.
    func note(_ effect: Effect, of callee: String, at range: SourceRange) {
        if effect.errors == .throwing { noteThrow(by: callee, of: effect.thrown, at: range) }
        if effect.isAsync { noteWait(by: callee, at: range) }
    }

    var hintForWaiting: String {
        switch context.kind {
        case .topLevel: "wait in 'Task { ... }', and let time pass with 'device.wait'"
        case .closure: "wait in 'Task { ... }': what takes this closure does not wait for it"
        case .function, .initializer: "mark the function 'async', or wait in 'Task { ... }'"
        }
    }

    /// Checks the operand of an `await`.
    func awaited(_ operand: () throws -> Typed) rethrows -> Typed {
        let covered = context.isAwaitCovered
        context.isAwaitCovered = true
        defer { context.isAwaitCovered = covered }
        return try operand()
    }
}
