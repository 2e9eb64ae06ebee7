import EventEngine
import Foundation

extension NSKeyValueChangeKey: BridgedStruct {}

/// The place of a global or static variable by which an observer knows its observations again; scenarios call
/// it an `UnsafeMutableRawPointer`.
struct MutableVariablePlace: BridgedStruct, Hashable {
    /// Of the variable among all of them.
    let number: Int

    /// As the engine takes it: it looks at no memory.
    fileprivate var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: number + 1) }

    static func bridge(untyped: Any?) -> Value {
        guard let pointer = untyped as? UnsafeMutableRawPointer else { return .null }
        return MutableVariablePlace(number: Int(bitPattern: pointer) - 1).bridged
    }
}

/// What an observer is told of a change: `[NSKeyValueChangeKey: Any]`.
private struct ChangeDetails: Bridged {
    static var staticType: StaticType { .dictionary(NSKeyValueChangeKey.staticType, .any) }
    static func from(_ value: Value) -> ChangeDetails? {
        if case .dictionary = value { ChangeDetails(bridged: value) } else { nil }
    }
    let bridged: Value

    static func bridge(untyped: Any?) -> Value {
        guard let values = untyped as? [NSKeyValueChangeKey: Any] else { return .null }
        var result = OrderedValueDictionary()
        for (key, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            result[key.bridged] = Untyped.bridge(untyped: value)
        }
        return .dictionary(result)
    }
}

extension NativeCatalogue {
    /// What observers by the name of a property are told with.
    func addNSKeyValueChangeKey() {
        addStructure(
            NSKeyValueChangeKey.self, named: "NSKeyValueChangeKey",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "What is said of a change of a property that is observed by its name."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in NSKeyValueChangeKey(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("The value after the change and the one before it, if the options ask for them.")
            t.staticGetter("newKey") { NSKeyValueChangeKey.newKey }
            t.staticGetter("oldKey") { NSKeyValueChangeKey.oldKey }
            t.means("What kind of change it is, always 1; and whether it is still to come.")
            t.staticGetter("kindKey") { NSKeyValueChangeKey.kindKey }
            t.staticGetter("notificationIsPriorKey") { NSKeyValueChangeKey.notificationIsPriorKey }
            t.absent(.reflection, "indexesKey")
        }
        addStructure(
            MutableVariablePlace.self, named: "UnsafeMutableRawPointer",
            conformances: [.equatable, .hashable],
            "The place of a global or static variable, `&context`, by which an observer knows what it "
                + "observes."
        ) { t in
            let generic = GenericTable(types: [t.type])
            t.means("A place that nothing else has: scenarios cannot reach into memory.")
            generic.staticMethod(
                "allocate(byteCount:alignment:)", [.int, .int], MutableVariablePlace.staticType
            ) { context, _ in context.newPlace().bridged }
            t.absent(
                .unsafe, "assumingMemoryBound", "bindMemory", "load", "loadUnaligned", "storeBytes",
                "advanced", "distance", "deallocate", "initializeMemory", "copyMemory",
                "moveInitializeMemory", "alignedUp", "alignedDown", "withMemoryRebound")
        }
    }

    /// `addObserver(_:forKeyPath:options:context:)` and its kin. Observers are values: an instance of a
    /// scenario's class without a superclass of the engine's is no NSObject here.
    func namedObservingRows(_ t: NativeType) {
        let observer = NativeParameter(nil, NSObject.staticType)
        let path = NativeParameter("forKeyPath", .string)
        let context = NativeParameter("context", MutableVariablePlace?.staticType)
        let options = NativeParameter(
            "options", NSKeyValueObservingOptions.staticType,
            defaultValue: NSKeyValueObservingOptions().bridged)
        t.group?.means(
            "Tells another object of each change of a property, by its name in Objective-C, until that is "
                + "removed: of what 'observe' tells of.")
        t.add(NativeMember(.method, "addObserver", [observer, path, options, context], .void) {
            _, receiver, arguments in
            Simulator.current.observe(
                try receiver.heldObject, try String.unwrapping(arguments[1]),
                by: try arguments[0].heldObject, try NSKeyValueObservingOptions.unwrapping(arguments[2]),
                try MutableVariablePlace?.unwrapping(arguments[3])?.pointer)
            return .void
        })
        t.group?.means("Ends that; of several with the same name, that with this context, or the last one.")
        t.add(NativeMember(.method, "removeObserver", [observer, path], .void) { _, receiver, arguments in
            Simulator.current.stopObserving(
                try receiver.heldObject, try String.unwrapping(arguments[1]),
                by: try arguments[0].heldObject, nil)
            return .void
        })
        t.add(NativeMember(.method, "removeObserver", [observer, path, context], .void) {
            _, receiver, arguments in
            Simulator.current.stopObserving(
                try receiver.heldObject, try String.unwrapping(arguments[1]),
                by: try arguments[0].heldObject,
                .some(try MutableVariablePlace?.unwrapping(arguments[2])?.pointer))
            return .void
        })
        addObserveValue(to: t)
    }

    private func addObserveValue(to t: NativeType) {
        let parameters = [
            NativeParameter("forKeyPath", .optional(.string)), NativeParameter("of", .optional(.any)),
            NativeParameter("change", ChangeDetails?.staticType),
            NativeParameter("context", MutableVariablePlace?.staticType),
        ]
        let override = NativeOverride.order(
            .observeValue, String?.self, Untyped.self, ChangeDetails?.self, MutableVariablePlace?.self)
        t.group?.means("Hears of it. Override it; without an override, or through 'super', the run stops.")
        t.add(NativeMember(.method, "observeValue", parameters, .void, override: override) {
            _, receiver, arguments in
            Simulator.current.reportUnheard(
                try String?.unwrapping(arguments[0]), by: try receiver.heldObject)
            return .void
        })
    }
}
