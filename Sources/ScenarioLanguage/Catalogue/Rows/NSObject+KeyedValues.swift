import EventEngine
import Foundation

/// Key-value coding.
extension NativeCatalogue {
    /// The rows of NSObject about properties by their names in Objective-C.
    func keyedValueRows(_ t: NativeType) {
        let given = NativeParameter(nil, Untyped.staticType)
        let key = NativeParameter("forKey", .string)
        let path = NativeParameter("forKeyPath", .string)
        t.group?.means(
            "A property by its name in Objective-C: of the scenario's classes one with `@objc`. Numbers and "
                + "rectangles are objects then, which `as?` makes Swift's values of. What there is none of "
                + "ends the run; a layer keeps values under any name.")
        t.add(NativeMember(.method, "value", [key], Untyped.staticType) { context, receiver, arguments in
            try context.keyed.value(of: receiver, forKey: arguments[0].text)
        })
        t.add(NativeMember(.method, "setValue", [given, key], .void) { context, receiver, arguments in
            try context.keyed.setValue(arguments[0], of: receiver, forKey: arguments[1].text)
            return .void
        })
        t.group?.means(
            "The same for a property of a property, of arrays of each element; a layer's positions, sizes "
                + "and transforms have parts: `position.x`, `transform.rotation.z`.")
        t.add(NativeMember(.method, "value", [path], Untyped.staticType) { context, receiver, arguments in
            try context.keyed.value(of: receiver, forKeyPath: arguments[0].text)
        })
        t.add(NativeMember(.method, "setValue", [given, path], .void) { context, receiver, arguments in
            try context.keyed.setValue(arguments[0], of: receiver, forKeyPath: arguments[1].text)
            return .void
        })
        t.group?.means("Several properties at once, and their values by their names.")
        let values = NativeParameter(nil, .dictionary(.string, .any))
        t.add(NativeMember(.method, "setValuesForKeys", [values], .void) { context, receiver, arguments in
            for pair in arguments[0].pairs.pairs {
                let value = pair.value.isNullObject ? .null : pair.value
                try context.keyed.setValue(value, of: receiver, forKey: pair.key.text)
            }
            return .void
        })
        let keys = NativeParameter("forKeys", .array(.string))
        let found = StaticType.dictionary(.string, .any)
        t.add(NativeMember(.method, "dictionaryWithValues", [keys], found) { context, receiver, arguments in
            var values = OrderedValueDictionary()
            for key in arguments[0].list {
                let value = try context.keyed.value(of: receiver, forKey: key.text)
                values[key] = value.isNull ? .object(NSNull()) : value
            }
            return .dictionary(values)
        })
    }
}

extension RunContext {
    fileprivate var keyed: any KeyedValues {
        guard let keyedValues else { preconditionFailure("The run has nobody who knows properties by keys.") }
        return keyedValues
    }
}

extension Value {
    fileprivate var isNullObject: Bool {
        if case .object(let object) = unerased { object is NSNull } else { false }
    }
}
