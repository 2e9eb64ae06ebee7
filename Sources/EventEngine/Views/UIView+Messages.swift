extension UIView {
    /// The state of a new view.
    static func makeState() -> UnsafeMutablePointer<ViewState> {
        let state = UnsafeMutablePointer<ViewState>.allocate(capacity: 1)
        state.initialize(
            to: ViewState(isUnobserved: !Simulator.current.isTracing, bounds: .zero, center: .zero))
        return state
    }

    final func viewWasCreated() {
        world.liveViews += 1
        let type = type(of: self)
        model.pointee.isPlain = type == UIView.self || type == UILabel.self || type == UIImageView.self
        if world.liveViews > world.limits.views {
            world.report(.tooManyViews(limit: world.limits.views))
        }
    }

    /// A property's value: the stored one, unless a run-time subclass overrides the getter.
    @inline(__always)
    final func read<Value>(_ selector: MessageSelector, _ stored: @autoclosure () -> Value) -> Value {
        model.pointee.hasDynamicSubclass ? world.ask(selector, of: self, body: stored) : stored()
    }

    final func read<Value>(
        _ selector: MessageSelector, _ arguments: [Any?], _ stored: @autoclosure () -> Value
    ) -> Value {
        model.pointee.hasDynamicSubclass ? world.ask(selector, of: self, arguments, body: stored) : stored()
    }

    /// Sets a property, unless a run-time subclass overrides the setter, and tells who observes it.
    @inline(__always)
    final func write(_ selector: MessageSelector, _ value: @autoclosure () -> Any?, _ store: () -> Void) {
        if model.pointee.isKeyValueObserved {
            return posting(selector) { request(selector, value(), store) }
        }
        request(selector, value(), store)
    }

    @inline(__always)
    private final func request(
        _ selector: MessageSelector, _ value: @autoclosure () -> Any?, _ store: () -> Void
    ) {
        if !model.pointee.hasDynamicSubclass { return store() }
        world.request(selector, of: self, [value()], body: store)
    }

    /// Does something that is not traced, unless a run-time subclass overrides it.
    final func command(_ selector: MessageSelector, _ arguments: [Any?] = [], _ body: () -> Void) {
        if !model.pointee.hasDynamicSubclass { return body() }
        world.request(selector, of: self, arguments, body: body)
    }

    /// Sends a traced message that does nothing by default.
    final func tell(_ selector: MessageSelector) {
        sendVoid(selector, []) {}
    }

    /// Sends a traced message about another view that does nothing by default.
    final func tell(_ selector: MessageSelector, _ view: UIView?) {
        sendVoid(selector, [view], about: view) {}
    }
}
