import EventEngine

/// Layers that a view or `presentation()` makes by itself, of a class of the scenario.
extension Execution {
    /// Makes the layer of a view that answered with a class of the scenario; nil for every other answer.
    func layerMaker(of answer: Value, for selector: MessageSelector) -> LayerMaker? {
        guard selector == .layerClass, case .type(.user(let user)) = answer.unerased else { return nil }
        let runtime = RuntimeType.of(user)
        return LayerMaker { [unowned self] in
            // After an error the world is halted: nobody will see a layer of the engine's.
            make(runtime, runtime.layerInitializer, [], "init()") ?? CALayer()
        }
    }

    /// The copy of a layer that `presentation()` answers; nil after an error.
    func copyOfLayer(_ layer: AnyObject, _ runtime: RuntimeType) -> CALayer? {
        make(runtime, runtime.layerCopyInitializer, [.object(layer)], "init(layer:)")
    }

    /// As Core Animation does, which asks for these initializers whether the class has them or not.
    private func make(
        _ runtime: RuntimeType, _ initializer: Initializer?, _ arguments: [Value], _ name: String
    ) -> CALayer? {
        guard context.failure == nil else { return nil }
        do {
            guard let initializer else {
                let trap = RunTrap.trap(
                    "use of unimplemented initializer '\(name)' for class '\(runtime.type.name)'")
                throw SourceTrap(problem: .member(trap), range: place)
            }
            if case .object(let made) = try initializer.make(runtime, arguments, self, at: place) {
                return made as? CALayer
            }
        } catch {
            context.fail(error)
        }
        return nil
    }
}
