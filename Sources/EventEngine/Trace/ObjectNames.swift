import Foundation

/// Numbers the objects that the trace mentions, and finds their names at the end.
package final class ObjectNames {
    /// What is known of a mentioned object, kept when the object is gone.
    struct Mention {
        /// Not counted: nil as soon as the object is freed (`objectIsGone`). A weak reference would give
        /// every object that the trace mentions a table of its own, which makes all use of it slow.
        unowned(unsafe) var object: AnyObject?
        let serial: Int32
        var className: String
        let kitClassName: String
    }

    struct Binding {
        let name: String
        let id: ObjectID
        let isPredefined: Bool
    }

    private(set) var mentions: [Mention] = []
    private(set) var bindings: [Binding] = []
    /// The number of objects that the trace itself mentions; nil as long as it goes on.
    private(set) var firstLateMention: Int?
    private var bindingNames: [ObjectID: String] = [:]
    /// Numbers of objects that cannot keep their own.
    private var foreign: [ObjectIdentifier: ObjectID] = [:]
    private var foreignObjects: [ObjectID: Weak<AnyObject>] = [:]

    init() {}

    /// Gives an object the name of the top-level variable or constant that holds it. The first binding of an
    /// object wins, and the first object of a name. A predefined name (`view`) gives way to one of the
    /// author's.
    package func bind(_ name: String, to object: AnyObject?, isPredefined: Bool = false) {
        guard let object else { return }
        let id = id(of: object)
        bindings.append(Binding(name: name, id: id, isPredefined: isPredefined))
        if bindingNames[id] == nil { bindingNames[id] = name }
    }

    /// The trace is over. Objects that are mentioned from now on must not change what the others are called.
    func beginLateMentions() { firstLateMention = mentions.count }

    /// The first name that an object was bound to.
    func bindingName(of id: ObjectID) -> String? { bindingNames[id] }

    /// The number of an object, which gets one when it is mentioned first.
    package func id(of object: AnyObject?) -> ObjectID {
        guard let object else { return .none }
        if let traceable = object as? any Traceable {
            return id(of: traceable)
        }
        let key = ObjectIdentifier(object)
        if let id = foreign[key], foreignObjects[id]?.object === object { return id }
        let scripted = (object as? any ActionResponding)?.className
        let id = mention(
            nil, serial: .max, scripted.map { ClassNames(scripted: $0) } ?? ClassNames(of: object))
        foreign[key] = id
        foreignObjects[id] = Weak(object: object)
        return id
    }

    /// The number of an object that keeps it itself.
    package func id<Object: Traceable>(of object: Object) -> ObjectID {
        if object.traceID != .none { return object.traceID }
        var names = ClassNames(of: object)
        if let dynamic = object.dynamicSubclass { names.name = dynamic.className }
        let id = mention(object, serial: object.creationSerial, names)
        object.traceID = id
        return id
    }

    /// A run-time subclass was put in front of an object.
    func dynamicSubclassChanged(of object: any Traceable) {
        guard object.traceID != .none else { return }
        mentions[Int(object.traceID.rawValue)].className =
            object.dynamicSubclass?.className ?? ClassNames(of: object).name
    }

    /// Takes back the mention of an object, if it was the latest.
    func forget(_ object: AnyObject) {
        guard let id = knownID(of: object), Int(id.rawValue) == mentions.count - 1 else { return }
        mentions.removeLast()
        if let traceable = object as? any Traceable { return traceable.traceID = .none }
        foreign[ObjectIdentifier(object)] = nil
        foreignObjects[id] = nil
    }

    /// An object that keeps its own number is being freed.
    func objectIsGone(_ id: ObjectID) {
        mentions[Int(id.rawValue)].object = nil
    }

    /// A mentioned object, if it is still alive.
    func object(_ id: ObjectID) -> AnyObject? {
        mentions[Int(id.rawValue)].object ?? foreignObjects[id]?.object
    }

    private func mention(
        _ object: AnyObject?, serial: Int32, _ names: ClassNames
    ) -> ObjectID {
        let id = ObjectID(rawValue: Int32(mentions.count))
        mentions.append(
            Mention(
                object: object, serial: serial, className: names.name, kitClassName: names.kitName))
        return id
    }
}

extension ObjectNames {
    /// The number of an object if it was mentioned.
    func knownID(of object: AnyObject) -> ObjectID? {
        if let traceable = object as? any Traceable {
            return traceable.traceID == .none ? nil : traceable.traceID
        }
        guard let id = foreign[ObjectIdentifier(object)], foreignObjects[id]?.object === object else {
            return nil
        }
        return id
    }
}
