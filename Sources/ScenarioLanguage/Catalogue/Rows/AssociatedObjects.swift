import EventEngine
import Foundation

extension objc_AssociationPolicy: BridgedEnum {}

/// The place of a global or static variable, which scenarios call an `UnsafeRawPointer`.
struct VariablePlace: BridgedStruct, Hashable {
    /// Of the variable among all of them.
    let number: Int

    fileprivate var key: UnsafeRawPointer {
        get throws {
            guard let key = UnsafeRawPointer(bitPattern: number + 1) else {
                throw RunTrap.trap("there is no variable at this place")
            }
            return key
        }
    }
}

extension NativeCatalogue {
    /// Objects that hang on others.
    func addAssociatedObjects() {
        addEnumeration(
            objc_AssociationPolicy.self, named: "objc_AssociationPolicy",
            "How an object keeps what hangs on it."
        ) { t in
            t.means("It is not kept alive.")
            t.enumCase("OBJC_ASSOCIATION_ASSIGN", .OBJC_ASSOCIATION_ASSIGN)
            t.means("It is kept. Copies are not made here.")
            t.enumCase("OBJC_ASSOCIATION_RETAIN_NONATOMIC", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            t.enumCase("OBJC_ASSOCIATION_COPY_NONATOMIC", .OBJC_ASSOCIATION_COPY_NONATOMIC)
            t.enumCase("OBJC_ASSOCIATION_RETAIN", .OBJC_ASSOCIATION_RETAIN)
            t.enumCase("OBJC_ASSOCIATION_COPY", .OBJC_ASSOCIATION_COPY)
        }
        addStructure(
            VariablePlace.self, named: "UnsafeRawPointer", conformances: [.equatable, .hashable],
            "The place of a global or static variable, `&key`, which is the key of an associated object."
        ) { t in
            t.absent(
                .unsafe, "assumingMemoryBound", "bindMemory", "load", "loadUnaligned", "advanced", "distance",
                "deallocate", "alignedUp", "alignedDown", "withMemoryRebound")
        }
        addFunctions(
            "Associated objects", "What extensions hang on objects, for classes that cannot store more.",
            [associationRows])
    }

    private func associationRows(_ t: FunctionTable) {
        t.means("What hangs on an object by a key.")
        t.function("objc_getAssociatedObject(_:_:)") { (owner: Untyped, place: VariablePlace) in
            Untyped(value: objc_getAssociatedObject(try object(owner), try place.key))
        }
        t.means("Hangs something on it, or takes it away with nil.")
        t.function("objc_setAssociatedObject(_:_:_:_:)") {
            (owner: Untyped, place: VariablePlace, value: Untyped, policy: objc_AssociationPolicy) in
            objc_setAssociatedObject(try object(owner), try place.key, value.value, policy)
        }
        t.means("A place that nothing else has, for use as a key: scenarios cannot reach into memory.")
        t.generic("malloc", [NativeParameter(nil, .int)], MutableVariablePlace?.staticType) { context, _ in
            context.newPlace().bridged
        }
        t.means("Takes away all that hangs on it.")
        t.function("objc_removeAssociatedObjects(_:)") { (owner: Untyped) in
            objc_removeAssociatedObjects(try object(owner))
        }
    }
}

/// - Throws: `RunTrap` for what is no object: nothing can hang on a value.
private func object(_ owner: Untyped) throws -> AnyObject {
    guard let value = owner.value, type(of: value) is AnyClass else {
        throw RunTrap.trap("an associated object hangs on an object, and this is a value")
    }
    return value as AnyObject
}

extension RunContext {
    /// A place that nothing else has; those of variables have smaller numbers.
    func newPlace() -> MutableVariablePlace {
        places += 1
        return MutableVariablePlace(number: (1 << 40) + places)
    }
}
