/// An object that a delegate gives out, also one of a scenario's class, which cannot conform to a protocol of
/// the engine. Without the box, a nil from the author's code would be an object itself.
package struct DelegateObject {
    package let object: AnyObject?

    package init(_ object: AnyObject?) { self.object = object }
}

/// Questions and news to delegates, whose methods are optional.
extension Simulator {
    /// What the methods of a delegate's protocol answer where a class implements none.
    func answeredByDefault<Result>(_ answer: Result) -> Result {
        delegateQuestion?.isSilent = true
        return answer
    }

    /// Asks a delegate, or tells it something. The trace has a line only where the delegate's class
    /// implements the method.
    ///
    /// - Parameters:
    ///   - object: the delegate, which is of a compiled class that conforms to the protocol, or of a
    ///     scenario's class.
    ///   - arguments: as the method has them.
    ///   - fallback: what holds without a delegate, or without the method.
    ///   - rule: why it is asked; by default the rule of the message.
    ///   - ask: calls the method of a compiled class; nil when the class does not conform.
    func askDelegate<Result>(
        _ object: AnyObject?, _ selector: MessageSelector, _ arguments: [Any?], fallback: Result,
        rule: RuleID? = nil, _ ask: (AnyObject) -> Result?
    ) -> Result {
        guard let object, !isHalted else { return fallback }
        if let author = author(of: object), author.overrides(selector) {
            return asking(object, selector, arguments, fallback, rule, isImplemented: true) {
                author.call(selector, arguments) as? Result
            }
        }
        if let target = forwardingTarget(of: object, for: selector) {
            return askDelegate(target, selector, arguments, fallback: fallback, rule: rule, ask)
        }
        if object is any ActionResponding { return fallback }
        return asking(object, selector, arguments, fallback, rule, isImplemented: false) { ask(object) }
    }

    /// Asks an object for something that is not traced, as a table asks its data source.
    func askSilently<Result>(
        _ object: AnyObject?, _ selector: MessageSelector, _ arguments: [Any?], fallback: Result,
        _ ask: (AnyObject) -> Result?
    ) -> Result {
        guard let object, !isHalted, enterCall(selector) else { return fallback }
        defer { callDepth -= 1 }
        if let author = author(of: object), author.overrides(selector) {
            return (author.call(selector, arguments) as? Result) ?? fallback
        }
        if let target = forwardingTarget(of: object, for: selector) {
            return askSilently(target, selector, arguments, fallback: fallback, ask)
        }
        return ask(object) ?? fallback
    }

    /// Whether a delegate could answer one of some questions: what no class implements needs no asking.
    ///
    /// - Parameter conformance: the protocol, which a compiled class may implement in part.
    func mayAnswer<Conformance>(
        _ object: AnyObject?, _ selectors: [MessageSelector], _ conformance: Conformance.Type
    ) -> Bool {
        guard let object else { return false }
        if let author = author(of: object),
            author.overrides(.forwardingTarget) || selectors.contains(where: author.overrides)
        {
            return true
        }
        return !(object is any ActionResponding) && object is Conformance
    }

    /// Whether an object's class implements a method, as far as that is known before it is called: nil for a
    /// compiled class.
    func implements(_ object: AnyObject?, _ selector: MessageSelector) -> Bool? {
        guard let object else { return false }
        if let author = author(of: object), author.overrides(selector) { return true }
        if let target = forwardingTarget(of: object, for: selector) { return implements(target, selector) }
        return object is any ActionResponding ? false : nil
    }

    /// Whether an object's class has a method of a protocol that is optional in Objective-C. Swift cannot ask
    /// that of a compiled class, so a program enters what its classes have.
    func declares(_ object: AnyObject?, _ selector: MessageSelector) -> Bool {
        guard let object else { return false }
        if let author = author(of: object), author.overrides(selector) { return true }
        if let target = forwardingTarget(of: object, for: selector) { return declares(target, selector) }
        return !(object is any ActionResponding) && actions.isDeclared(selector.swift, by: object)
    }

    /// Who answers a message in the place of an object whose class has no method for it: what its
    /// `forwardingTarget(for:)` says, if its `responds(to:)` says that it responds. UIKit asks the latter
    /// when a delegate is set, the engine each time (our decision).
    private func forwardingTarget(of object: AnyObject, for selector: MessageSelector) -> AnyObject? {
        guard let author = author(of: object), author.overrides(.forwardingTarget),
            author.overrides(.respondsToSelector), !isHalted, enterCall(selector)
        else { return nil }
        defer { callDepth -= 1 }
        let name = Selector(selector.objectiveC)
        guard author.call(.respondsToSelector, [name]) as? Bool == true,
            let target = author.call(.forwardingTarget, [name])
        else { return nil }
        let found = target as AnyObject
        return found === object ? nil : found
    }

    /// The author's code that answers for an object, if its class is a scenario's.
    private func author(of object: AnyObject) -> (any MessageResponding)? {
        (object as? any Traceable)?.dynamicSubclass ?? object as? any MessageResponding
    }

    /// - Parameter isImplemented: whether the class is known to implement the method; of a compiled one it
    ///   turns out when it is called.
    private func asking<Result>(
        _ object: AnyObject, _ selector: MessageSelector, _ arguments: [Any?], _ fallback: Result,
        _ rule: RuleID?, isImplemented: Bool, _ ask: () -> Result?
    ) -> Result {
        guard enterCall(selector) else { return fallback }
        defer { callDepth -= 1 }
        guard isTracing, mayRecord() else { return ask() ?? fallback }
        let isNew = names.knownID(of: object) == nil
        let index = trace.begin(
            TraceEntry(
                time: clock.now, receiver: names.id(of: object), selector: selector.id, kind: selector.kind,
                line: currentLine, rule: rule ?? selector.rule(isOverridden: true),
                argument: argument(from: arguments), isOverridden: true))
        let outer = delegateQuestion
        delegateQuestion = (index, isSilent: false)
        let answer = ask()
        let isSilent = !isImplemented && (answer == nil || delegateQuestion?.isSilent == true)
        delegateQuestion = outer
        if isSilent, trace.discard(index) {
            if isNew { names.forget(object) }
        } else {
            trace.end(index, answer: self.answer(for: answer ?? fallback))
        }
        return answer ?? fallback
    }
}
