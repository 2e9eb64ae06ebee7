/// A property that an extension gives a class of the engine's with `@objc`, and its overrides: in extensions
/// of subclasses, and in the scenario's classes. Objective-C finds the nearest one for each object.
final class PropertyVersions {
    private var own: [ObjectIdentifier: Property] = [:]
    private var extended: [NativeTypeID: Property] = [:]

    /// Adds the override of a class of the scenario.
    func add(_ property: Property, of type: RuntimeType) { own[ObjectIdentifier(type)] = property }

    /// Adds the override of an extension.
    func add(_ property: Property, of type: NativeTypeID) { extended[type] = property }

    /// The override that is nearest to an object's class; nil where there is none.
    func nearest(to object: Value) -> Property? {
        var current = RuntimeType.of(value: object)
        while let type = current {
            if let property = own[ObjectIdentifier(type)] { return property }
            current = type.superclass
        }
        if extended.isEmpty { return nil }
        let known = extended
        return object.nativeClasses.lazy.compactMap { known[$0] }.first
    }
}

extension Value {
    /// The classes of the engine's that an object is of, the nearest first; none for other values.
    var nativeClasses: [NativeTypeID] {
        guard case .object(let object) = self else { return [] }
        var found: [NativeTypeID] = []
        var current: NativeTypeID? = NativeTypeID(Swift.type(of: object))
        if let type = RuntimeType.of(value: self) {
            guard case .native(let root)? = type.nativeRoot else { return [] }
            current = root
        }
        while let here = current {
            found.append(here)
            current = NativeCatalogue.standard.record(of: .native(here))?.superclass
        }
        return found
    }
}
