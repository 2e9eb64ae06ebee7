extension Coroutine: BridgedObject {}

extension NativeCatalogue {
    /// What the library's tasks are made of. The language reference leaves it out: scenarios write `Task`.
    func addCoroutine() {
        addClass(Coroutine.self, named: "_Coroutine", superclass: nil, "Code that may wait.")
        addFunctions("Tasks", "What the library's tasks are made of.", [coroutineRows])
    }

    private func coroutineRows(_ t: FunctionTable) {
        let task = NativeParameter(nil, Coroutine.staticType)
        let body = StaticType.function(FunctionType([], .void, isAsync: true))
        t.generic("_makeCoroutine", [NativeParameter(nil, body)], Coroutine.staticType) { context, values in
            guard case .closure(let closure) = values[0] else {
                preconditionFailure("The checker let a value through that is no function.")
            }
            return try context.control.make(closure).bridged
        }
        t.generic("_resume", [task], .void) { context, values in
            try context.control.resume(Coroutine.unwrapping(values[0]))
            return .void
        }
        t.generic("_wait", [], .void) { context, _ in
            try context.control.wait()
            return .void
        }
        t.generic("_currentCoroutine", [], .optional(Coroutine.staticType)) { context, _ in
            try context.control.current().bridged
        }
    }
}

extension RunContext {
    fileprivate var control: TaskControl {
        get throws {
            guard let tasks else { throw RunTrap.unsupported("a task outside of a run") }
            return tasks
        }
    }
}
