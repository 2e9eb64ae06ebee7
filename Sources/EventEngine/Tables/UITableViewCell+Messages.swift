extension UITableViewCell {
    /// Sends a message about a state, which has a line where the author's class overrides the method.
    final func sendState(
        _ selector: MessageSelector, _ isOn: Bool, _ animated: Bool, body: () -> Void
    ) {
        sendOwn(selector, [isOn, animated], body: body)
    }

    /// Sends a message that has a line only where the author's class overrides the method.
    final func sendOwn(_ selector: MessageSelector, _ arguments: [Any?], body: () -> Void) {
        world.sendQuestion(
            selector, to: self, arguments: { arguments }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: body)
    }

    /// Changes a state of the cell itself, and notes it: `cell.isHighlighted = true`.
    final func change(
        _ path: WritableKeyPath<CellState, Bool>, to isOn: Bool, _ selector: MessageSelector
    ) {
        guard cell[keyPath: path] != isOn else { return }
        cell[keyPath: path] = isOn
        setNeedsUpdateConfiguration()
        showBackgrounds()
        world.sceneHasChanged = true
        guard world.isTracing, !world.isHalted, world.mayRecord() else { return }
        world.trace.add(
            TraceEntry(
                time: world.clock.now, receiver: world.names.id(of: self), selector: selector.id,
                kind: selector.kind, line: world.currentLine, rule: RuleID("H", 29),
                argument: .text(world.trace.text(isOn ? "true" : "false"))))
    }
}
