import Foundation

/// What the interpreter, and scenarios that were compiled, add to the trace.
extension Simulator {
    /// Sends a message through `super`: `body` calls the method of the engine's class (or, compiled, that of
    /// the superclass). It skips the run-time subclass, and is one line with the call that encloses it when
    /// that is the same message to the same object.
    package func throughSuper<Result>(
        _ receiver: AnyObject, _ selector: MessageSelector, _ body: () -> Result
    ) -> Result {
        let outer = superMark
        superMark = (ObjectIdentifier(receiver), selector)
        defer { superMark = outer }
        return body()
    }

    /// Records a call of a compiled override, whose body is `body`. Arguments are as the method has them.
    package func overriding<Result>(
        _ receiver: some Traceable, _ selector: MessageSelector, _ arguments: [Any?] = [],
        _ body: () -> Result
    ) -> Result {
        let isThroughSuper = takeSuperMark(receiver, selector)
        if isThroughSuper, trace.isInnermost(receiver.traceID, selector.id) {
            return body()
        }
        if let question = delegateQuestion, trace.isInnermost(question.entry),
            trace.isInnermost(receiver.traceID, selector.id)
        {
            // The engine opened the line when it asked this delegate.
            delegateQuestion = nil
            return body()
        }
        let index = open(selector, receiver, { argument(of: selector, arguments) }, isOverridden: true)
        let result = body()
        if let index { close(index, selector, answer: answer(for: result)) }
        return result
    }

    /// The value that a traced setter sets is what its line shows; else the trace keeps no numbers.
    private func argument(of selector: MessageSelector, _ arguments: [Any?]) -> Argument {
        if selector == .setIsHighlighted, case let isOn as Bool = arguments.first ?? nil {
            return .text(trace.text(isOn ? "true" : "false"))
        }
        return argument(from: arguments)
    }

    /// Records a call of a method that the scenario defines, such as an action, from its beginning to its
    /// end.
    package func calling<Result>(
        _ receiver: AnyObject, _ selector: SelectorID, kind: EntryKind, rule: RuleID = .none,
        _ arguments: [Any?] = [], _ body: () -> Result
    ) -> Result {
        guard isTracing, mayRecord() else { return body() }
        let index = trace.begin(
            TraceEntry(
                time: clock.now, receiver: names.id(of: receiver), selector: selector, kind: kind,
                line: currentLine, rule: rule, argument: argument(from: arguments), isOverridden: true))
        let result = body()
        trace.end(index, answer: answer(for: result))
        return result
    }

    /// Does something that nobody sees, so that the trace mentions nothing of it.
    package func unseen<Result>(_ body: () -> Result) -> Result {
        let outer = trace.isSuspended
        trace.isSuspended = true
        defer { trace.isSuspended = outer }
        return body()
    }

    /// Records a line that the scenario prints.
    package func recordPrint(_ text: String) {
        guard isTracing, !isHalted, mayRecord() else { return }
        // A text is kept once, and each line of a log that shows it has it again.
        work.draw(kept: text.utf8.count)
        trace.add(
            TraceEntry(
                time: clock.now, receiver: .none, selector: MessageSelector.print.id, kind: .prints,
                line: currentLine, rule: .none, argument: .text(trace.text(text))))
    }

    /// The trace's form of a method's arguments: the row of a table, else the first one that it can show.
    func argument(from arguments: [Any?]) -> Argument {
        if let path = arguments.last as? IndexPath { return .text(trace.text("\(path)")) }
        for case let value? in arguments {
            switch value {
            case let point as CGPoint: return .point(point)
            case let touches as Set<UITouch>: return .touches(trace.list(touches))
            case let touch as UITouch: return .touches(trace.list([touch]))
            case let events as UIControl.Event: return .text(trace.text(events.words))
            case let action as Selector: return .text(trace.text(NSStringFromSelector(action)))
            case let object as any Traceable: return .object(names.id(of: object))
            default: continue
            }
        }
        return .none
    }

    /// The trace's form of a result of any type.
    func answer(for result: Any) -> Answer {
        switch result {
        case is Void: return .none
        case let bool as Bool: return .bool(bool)
        case let given as DelegateObject: return given.object.map { .object(names.id(of: $0)) } ?? .null
        case let object as any Traceable: return .object(names.id(of: object))
        case let path as IndexPath: return .text(trace.text("\(path)"))
        case nil as Any?: return .null
        case let object as NSObject: return .object(names.id(of: object))
        default: return .text(trace.text(String(describing: result)))
        }
    }
}
