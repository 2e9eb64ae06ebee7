import EventEngine

/// What makes an object of the engine an instance of a scenario's class.
protocol InstanceOfUserType: DynamicSubclass {
    var userType: UserType { get }
}

extension UserType {
    /// The engine's class at the root of a scenario's class; nil for types that inherit from none.
    var nativeRoot: StaticType? {
        var ancestor = superclass
        while case .user(let user) = ancestor { ancestor = user.superclass }
        return ancestor
    }

    /// The scenario's class of an object; nil for objects of the engine's own classes.
    static func of(object: AnyObject) -> UserType? {
        if let object = object as? ScriptObject { return object.type }
        return (dynamicSubclass(of: object) as? any InstanceOfUserType)?.userType
    }

    /// The scenario's type of a value; nil for values of other types.
    static func of(value: Value) -> UserType? {
        switch value {
        case .object(let object): of(object: object)
        case .structure(let value): value.type
        case .enumeration(let value): value.type
        case .existential(let typed): of(value: typed.value)
        case .type(.user(let type)): type
        default: nil
        }
    }

    /// What makes an object of the engine an instance of a class that the engine does not know.
    static func dynamicSubclass(of object: AnyObject) -> (any DynamicSubclass)? {
        if let responder = object as? UIResponder { return responder.dynamicSubclass }
        if let recognizer = object as? UIGestureRecognizer { return recognizer.dynamicSubclass }
        if let instance = object as? any DynamicSubclass { return instance }
        return (object as? any Traceable)?.dynamicSubclass
    }
}
