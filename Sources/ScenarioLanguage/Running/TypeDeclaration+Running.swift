extension TypeDeclaration {
    /// Gives the values of the type what the author wrote for `==`, `<` and `description`.
    func connect(to execution: Execution, _ checker: Checker) {
        let (type, context) = (self.type, execution.context)
        if let equal = operatorCode("==") {
            type.equals = { [unowned execution] a, b in
                do {
                    return try equal.call([.type(.user(type)), a, b], execution, at: execution.place).isTrue
                } catch {
                    context.fail(error)
                    return false
                }
            }
        }
        if let less = operatorCode("<") {
            type.isLess = { [unowned execution] a, b in
                try less.call([.type(.user(type)), a, b], execution, at: execution.place).isTrue
            }
        }
        if type.kind == .class, runtime.hasDeinitializer {
            let runtime = runtime
            type.finalize = { [weak execution] fields in execution?.finish(runtime, fields: fields) }
        }
        if type.kind == .class {
            let runtime = runtime
            type.findAction = { [unowned execution] object, name in
                runtime.actions[name].map { execution.method($0, of: object) }
            }
            type.answer = { [unowned execution] object, selector, arguments in
                runtime.messages[selector].flatMap { execution.answer($0, of: object, arguments) }
            }
        }
        guard checker.catalogue.conforms(.user(type), to: .stringConvertible) else { return }
        for case .property(let declared) in checker.members(named: "description", of: .user(type)) {
            let property = declared.property
            type.describe = { [unowned execution] value in
                var value = value
                let text = try property.readInPlace(&value, execution, at: execution.place)
                if case .string(let text) = text { return text }
                return ""
            }
            return
        }
    }

    private func operatorCode(_ name: String) -> FunctionCode? {
        for case .method(let method) in statics[name] ?? []
        where method.parameters.map(\.type) == [.user(type), .user(type)] {
            return method.code
        }
        return nil
    }

    /// Lets go of everything that leads back here.
    func dismantle() {
        for member in order {
            switch member {
            case .method(let method): method.code.body = []
            case .property(let property): property.property.dismantle()
            default: break
            }
        }
        for made in initializers {
            if case .code(let code, _) = made.initializer.body { code.body = [] }
            made.initializer.body = .nothing
        }
        for declared in subscripts {
            declared.code.getter.body = []
            declared.code.setter?.body = []
        }
        subscripts = []
        runtime.dismantle()
        members = [:]
        statics = [:]
        order = []
        stored = []
        initializers = []
        type.equals = nil
        type.isLess = nil
        type.describe = nil
        type.finalize = nil
        type.findAction = nil
        type.answer = nil
        type.generic = nil
        type.superclass = nil
        type.protocols = []
        type.cases = []
        type.fields = []
        type.declaration = nil
    }
}

extension Property {
    /// Lets the code go.
    func dismantle() {
        for code in [getter, setter, willSet, didSet, lazyInitial] { code?.body = [] }
        observed = nil
    }
}

extension RuntimeType {
    /// Whether an author's `deinit` runs when an instance goes.
    var hasDeinitializer: Bool { deinitializer != nil || superclass?.hasDeinitializer ?? false }

    /// Lets code and types go.
    func dismantle() {
        superclass = nil
        fieldDefaults?.body = []
        deinitializer?.body = []
        methods = []
        properties = []
        initializers = [:]
        messages = [:]
        actions = [:]
        named = [:]
        witnesses = [:]
        findWitness = nil
    }
}

extension Checker {
    /// Lets declarations go.
    func dismantle() {
        for declaration in declarationOrder + hiddenDeclarations { declaration.dismantle() }
        for function in genericInstances { function.code.body = [] }
        genericInstances = []
        for generic in genericTypes { generic.instances = [:] }
        genericTypes = []
        hiddenDeclarations = []
        declarations = [:]
        declarationOrder = []
        nativeExtensions = [:]
        nativeInitializerCache = [:]
        for global in globals { global.lazyInitial?.body = [] }
        globals = []
    }
}
