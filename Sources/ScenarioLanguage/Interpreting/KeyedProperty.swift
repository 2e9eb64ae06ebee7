/// A property of a scenario's class that can be read and set by Objective-C's name for it.
struct KeyedProperty {
    let property: Property
    /// The dispatch number when a subclass may have another version.
    let dispatch: Int?
    let type: StaticType
    let isSettable: Bool

    /// The version of an object's own class.
    func version(in runtime: RuntimeType) -> Property {
        guard let dispatch, property.isOverridden else { return property }
        return runtime.properties[dispatch]
    }
}

extension RuntimeType {
    /// The property with a name in Objective-C, of this class or of the nearest superclass that has it.
    func keyedProperty(named name: String) -> KeyedProperty? {
        var current: RuntimeType? = self
        while let type = current {
            if let found = type.keyed[name] { return found }
            current = type.superclass
        }
        return nil
    }
}

/// The names by which key-value coding looks for a property, as Foundation lists them.
struct PropertyKey {
    let name: String
    private let capital: String

    init(_ name: String) {
        self.name = name
        capital = name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The methods that answer the value, the first one that is there.
    var getters: [String] { ["get" + capital, name, "is" + capital, "_" + name] }
    /// The methods that set it.
    var setters: [String] { ["set" + capital + ":", "_set" + capital + ":"] }
    /// The properties of the engine's classes with such a getter: Objective-C calls the getter of `hidden`
    /// `isHidden`.
    var nativeNames: [String] { [name, "is" + capital] }
}
