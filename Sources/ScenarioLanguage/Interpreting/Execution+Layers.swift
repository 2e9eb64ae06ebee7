import EventEngine

/// Objects that the engine makes by itself, of a class of the scenario: the layer of a view, the copy that
/// `presentation()` answers, the attributes of a layout.
extension Execution {
    /// Makes objects where something answered with a class of the scenario; nil for every other answer.
    func objectMaker(of answer: Value, for selector: MessageSelector) -> ObjectMaker? {
        guard [.layerClass, .layoutAttributesClass, .invalidationContextClass].contains(selector),
            case .type(.user(let user)) = answer.unerased
        else { return nil }
        let runtime = RuntimeType.of(user)
        return ObjectMaker { [unowned self] in object(of: runtime) }
    }

    /// A new object of a class, made with its `init()`; nil after an error.
    func object(of runtime: RuntimeType) -> AnyObject? {
        make(runtime, runtime.plainInitializer, [], "init()")
    }

    /// The copy of a layer that `presentation()` answers; nil after an error.
    func copyOfLayer(_ layer: AnyObject, _ runtime: RuntimeType) -> CALayer? {
        make(runtime, runtime.layerCopyInitializer, [.object(layer)], "init(layer:)") as? CALayer
    }

    /// As Objective-C does, which asks for these initializers whether the class has them or not.
    private func make(
        _ runtime: RuntimeType, _ initializer: Initializer?, _ arguments: [Value], _ name: String
    ) -> AnyObject? {
        guard context.failure == nil else { return nil }
        do {
            guard let initializer else {
                let trap = RunTrap.trap(
                    "use of unimplemented initializer '\(name)' for class '\(runtime.type.name)'")
                throw SourceTrap(problem: .member(trap), range: place)
            }
            if case .object(let made) = try initializer.make(runtime, arguments, self, at: place) {
                return made
            }
        } catch {
            context.fail(error)
        }
        return nil
    }
}
