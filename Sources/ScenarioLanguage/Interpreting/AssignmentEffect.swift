import EventEngine

/// What an attribute of a property does whenever it is assigned: `@NSCopying`, `@Invalidating(.layout)`.
/// Initializers of the class keep what they are given, and ask the view for nothing until it is made.
struct AssignmentEffect {
    /// Whether a copy is kept.
    var copies = false
    /// The methods of the view that are called when the value is another one.
    var invalidations: [NativeMember] = []

    /// What is stored.
    func taken(_ value: Value, _ execution: Execution) throws -> Value {
        guard copies, !value.isNull else { return value }
        if let copy = try execution.context.askImplementer(value, .copyWithZone, [.null]) { return copy }
        guard let copyable = try value.heldObject as? any NSCopying else {
            throw RunTrap.trap("this object cannot be copied, as it does not conform to 'NSCopying'")
        }
        return .object(copyable.copy(with: nil) as AnyObject)
    }

    /// Calls what the view is to be asked for.
    func invalidate(_ view: Value, _ execution: Execution) throws {
        for method in invalidations { _ = try method.call(in: execution.context, on: view) }
    }
}
