import Foundation

/// How a message travels: recorded, offered to the run-time subclass, else answered by the engine.
extension Simulator {
    /// Sends a message to an object that is traced or has a run-time subclass.
    ///
    /// - Parameters:
    ///   - arguments: as the method has them, for a run-time subclass.
    ///   - argument: the one that the trace keeps.
    ///   - fallback: the answer when the world is halted.
    ///   - answer: turns a result into what the trace keeps.
    ///   - body: what the engine's class does.
    func send<Receiver: Traceable, Result>(
        _ selector: MessageSelector, to receiver: Receiver, arguments: () -> [Any?],
        argument: () -> Argument, fallback: Result, answer: (Result) -> Answer, body: () -> Result
    ) -> Result {
        guard !isHalted, enterCall(selector) else { return fallback }
        defer { callDepth -= 1 }
        let isThroughSuper = takeSuperMark(receiver, selector)
        if isThroughSuper, trace.isInnermost(receiver.traceID, selector.id) {
            let result = body()
            let defaultAnswer = answer(result)
            trace.changeInnermost {
                $0.defaultAnswer = defaultAnswer
                $0.callsSuper = true
            }
            return result
        }
        var override: (any DynamicSubclass)?
        if !isThroughSuper, let dynamic = receiver.dynamicSubclass, dynamic.overrides(selector) {
            override = dynamic
        }
        let index = open(selector, receiver, argument, isOverridden: override != nil)
        let result: Result
        if let override {
            let value = override.call(selector, arguments())
            result = (value as? Result) ?? fallback
        } else {
            result = body()
        }
        if let index { close(index, selector, answer: answer(result)) }
        return result
    }

    /// Sends a message, mostly a question, that leaves an entry only where the author's code answers it.
    func sendQuestion<Receiver: Traceable, Result>(
        _ selector: MessageSelector, to receiver: Receiver, arguments: () -> [Any?],
        argument: () -> Argument, fallback: Result, answer: (Result) -> Answer, body: () -> Result
    ) -> Result {
        let isThroughSuper = takeSuperMark(receiver, selector)
        if !isThroughSuper, receiver.dynamicSubclass?.overrides(selector) == true {
            return send(
                selector, to: receiver, arguments: arguments, argument: argument, fallback: fallback,
                answer: answer, body: body)
        }
        let result = body()
        if isThroughSuper, trace.isInnermost(receiver.traceID, selector.id) {
            let defaultAnswer = answer(result)
            trace.changeInnermost {
                $0.defaultAnswer = defaultAnswer
                $0.callsSuper = true
            }
        }
        return result
    }

    /// Asks an object for something that is not traced, such as its `next`.
    func ask<Receiver: Traceable, Result>(
        _ selector: MessageSelector, of receiver: Receiver, _ arguments: [Any?] = [], body: () -> Result
    ) -> Result {
        guard let dynamic = receiver.dynamicSubclass, !takeSuperMark(receiver, selector),
            dynamic.overrides(selector), !isHalted, enterCall(selector)
        else { return body() }
        defer { callDepth -= 1 }
        let value = dynamic.call(selector, arguments)
        return (value as? Result) ?? body()
    }

    /// Asks an object to do something that is not traced, such as setting a property.
    func request<Receiver: Traceable>(
        _ selector: MessageSelector, of receiver: Receiver, _ arguments: [Any?], body: () -> Void
    ) {
        guard let dynamic = receiver.dynamicSubclass, !takeSuperMark(receiver, selector),
            dynamic.overrides(selector), !isHalted, enterCall(selector)
        else { return body() }
        defer { callDepth -= 1 }
        _ = dynamic.call(selector, arguments)
    }

    /// Opens an entry; nil when nothing is recorded.
    func open<Receiver: Traceable>(
        _ selector: MessageSelector, _ receiver: Receiver, _ argument: () -> Argument, isOverridden: Bool
    ) -> Int32? {
        let rule = selector.isAboutTouches ? takeCause() : nil
        guard isTracing, mayRecord() else { return nil }
        return trace.begin(
            TraceEntry(
                time: clock.now, receiver: names.id(of: receiver), selector: selector.id,
                kind: selector.kind, line: currentLine,
                rule: rule ?? selector.rule(isOverridden: isOverridden), argument: argument(),
                isOverridden: isOverridden))
    }

    /// Closes an entry. An override that did not pass its touches on cut the chain, whatever it was told by
    /// (C-14).
    func close(_ index: Int32, _ selector: MessageSelector, answer: Answer) {
        trace.end(index, answer: answer)
        let entry = trace.entries[Int(index)]
        guard selector.isAboutTouches, entry.isOverridden else { return }
        let inner = trace.entries[Int(index + 1)..<Int(entry.end)]
        let passed = inner.firstIndex { $0.selector == entry.selector }
        work.draw(compared: (passed ?? inner.endIndex) - inner.startIndex)
        if passed == nil {
            trace.entries[Int(index)].rule = RuleID("C", 14)
        }
    }

    /// Puts the rule that decided in the place of the usual one, if this message is being answered.
    func noteRule(_ rule: RuleID, for selector: MessageSelector, to receiver: some Traceable) {
        guard isTracing, trace.isInnermost(receiver.traceID, selector.id) else { return }
        trace.changeInnermost { $0.rule = rule }
    }

    /// Whether the trace takes one more entry; when it has no room for it, the world halts.
    func mayRecord() -> Bool {
        if trace.isSuspended { return false }
        if trace.entries.count < limits.entries { return true }
        report(.tooManyEntries(limit: limits.entries))
        return false
    }

    /// Counts a nested message; false when there are too many.
    func enterCall(_ selector: MessageSelector) -> Bool {
        work.draw(WorkCost.message)
        guard callDepth < limits.callDepth else {
            report(.callsTooDeep(selector: selector.swift, limit: limits.callDepth))
            return false
        }
        callDepth += 1
        return true
    }

    /// Whether this message comes through `super`.
    func isSentToSuper(_ receiver: AnyObject, _ selector: MessageSelector) -> Bool {
        superMark.map { $0.selector == selector && $0.receiver == ObjectIdentifier(receiver) } ?? false
    }

    /// Whether this message comes through `super`; asking uses the mark up.
    func takeSuperMark(_ receiver: AnyObject, _ selector: MessageSelector) -> Bool {
        guard let mark = superMark, mark.selector == selector, mark.receiver == ObjectIdentifier(receiver)
        else { return false }
        superMark = nil
        return true
    }
}
