import Foundation

/// The action methods of compiled classes, which nothing else can find by their names where there is no
/// Objective-C runtime. A program enters them before it sends actions.
package final class ActionTable {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: Selector
    }

    private struct Row {
        let swiftName: String
        let call: (AnyObject, Any?, UIEvent?) -> Void
    }

    private var rows: [Key: Row] = [:]
    private var declared: [ObjectIdentifier: Set<String>] = [:]

    init() {}

    /// Enters a method of a class; instances of subclasses have it too.
    ///
    /// - Parameters:
    ///   - name: `tapped:`.
    ///   - swiftName: `tapped(_:)`.
    package func add<Receiver: AnyObject>(
        _ name: Selector, _ swiftName: String, of type: Receiver.Type,
        _ call: @escaping (_ receiver: Receiver, _ sender: Any?, _ event: UIEvent?) -> Void
    ) {
        add(name, swiftName, of: ObjectIdentifier(type)) { object, sender, event in
            if let receiver = object as? Receiver { call(receiver, sender, event) }
        }
    }

    /// Enters a method of the class with this identity.
    package func add(
        _ name: Selector, _ swiftName: String, of type: ObjectIdentifier,
        _ call: @escaping (_ receiver: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Void
    ) {
        rows[Key(type: type, name: name)] = Row(swiftName: swiftName, call: call)
    }

    /// Enters that a class has a method of a protocol that is optional in Objective-C, by its full Swift
    /// name.
    package func declare(_ name: String, of type: AnyClass) {
        declared[ObjectIdentifier(type), default: []].insert(name)
    }

    /// Whether the class of an object has such a method, or a superclass.
    func isDeclared(_ name: String, by object: AnyObject) -> Bool {
        guard !declared.isEmpty else { return false }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            if let type = level.subjectType as? AnyClass,
                declared[ObjectIdentifier(type)]?.contains(name) == true
            {
                return true
            }
            mirror = level.superclassMirror
        }
        return false
    }

    /// The method that an object has by its class or the nearest superclass with one of this name.
    func method(_ name: Selector, of object: AnyObject) -> ActionMethod? {
        guard !rows.isEmpty else { return nil }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            if let type = level.subjectType as? AnyClass,
                let row = rows[Key(type: ObjectIdentifier(type), name: name)]
            {
                return ActionMethod(swiftName: row.swiftName) { sender, event in
                    row.call(object, sender, event)
                }
            }
            mirror = level.superclassMirror
        }
        return nil
    }
}
