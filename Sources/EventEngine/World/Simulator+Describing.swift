extension Simulator {
    /// An object in a sentence, while the world runs: the name that it was bound to, else its class.
    package func description(of object: any Traceable) -> String {
        let id = object.traceID
        let isBound = id != .none
        if isBound, let name = names.bindingName(of: id) { return name }
        return object.dynamicSubclass?.className ?? String(describing: type(of: object))
    }
}
