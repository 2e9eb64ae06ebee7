import Foundation

/// What code has hung on objects by a key: how extensions give the classes of UIKit stored properties.
///
/// An entry belongs to an object as long as that lives. What hung on objects that are gone goes when there
/// are twice as many entries as at the last look.
package final class AssociatedObjects {
    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Held] = [:]
    }

    /// A value, or an object that is not kept alive.
    private enum Held {
        case strong(Any)
        case weak(Weak<AnyObject>)
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// With so many entries it is time to look for objects that are gone.
    private var nextLook = 16

    subscript(owner: AnyObject, key: UnsafeRawPointer) -> Any? {
        let id = ObjectIdentifier(owner)
        guard let entry = entries[id], entry.owner === owner else { return nil }
        switch entry.values[key] {
        case .strong(let value): return value
        case .weak(let box): return box.object
        case nil: return nil
        }
    }

    func set(_ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, isKept: Bool) {
        if entries.count >= nextLook { dropOrphans() }
        let id = ObjectIdentifier(owner)
        let known = entries[id].flatMap { $0.owner === owner ? $0 : nil }
        var entry = known ?? Entry(owner: owner)
        if let value, !isKept, type(of: value) is AnyClass {
            entry.values[key] = .weak(Weak(object: value as AnyObject))
        } else {
            entry.values[key] = value.map { .strong($0) }
        }
        entries[id] = entry.values.isEmpty ? nil : entry
    }

    private func dropOrphans() {
        entries = entries.filter { $0.value.owner != nil }
        nextLook = max(16, entries.count * 2)
    }

    func removeAll(of owner: AnyObject) { entries[ObjectIdentifier(owner)] = nil }
}

#if !canImport(ObjectiveC)
/// How an object keeps what hangs on it.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// What hangs on an object by a key; nil for nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Simulator.current.associated[object as AnyObject, key]
}

/// Hangs a value on an object by a key, in place of what hung there; nil takes that away. A value that is
/// only assigned is not kept alive, and reads as nil when it is gone.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let isKept = policy != .OBJC_ASSOCIATION_ASSIGN
    guard Simulator.current.work.draw(WorkCost.object) else { return }
    Simulator.current.associated.set(value, of: object as AnyObject, key, isKept: isKept)
}

/// Takes away all that hangs on an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    Simulator.current.associated.removeAll(of: object as AnyObject)
}
#endif
