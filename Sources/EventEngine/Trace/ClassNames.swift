import Foundation

/// What a class is called.
struct ClassNames: Sendable {
    /// The name of the Swift class itself.
    var name: String
    /// The name of the nearest class of the engine's own.
    let kitName: String
    /// Whether the engine declares the class itself.
    let isKit: Bool

    private static let lock = NSLock()
    /// Asking Swift for a name takes longer than a hit-test, so each class is asked once in a process.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ClassNames] = [:]

    init(of object: AnyObject) {
        let type: AnyClass = Swift.type(of: object)
        let key = ObjectIdentifier(type)
        self = Self.lock.withLock {
            if let names = Self.known[key] { return names }
            let names = ClassNames(asking: type)
            Self.known[key] = names
            return names
        }
    }

    /// Those of an interpreted class, which no class of the engine is above.
    init(scripted name: String) {
        self.name = name
        kitName = name
        isKit = false
    }

    private init(asking type: AnyClass) {
        name = _typeName(type, qualified: false)
        var kit: AnyClass? = type
        while let class_ = kit, !_typeName(class_).hasPrefix("EventEngine.") { kit = _getSuperclass(class_) }
        kitName = kit.map { _typeName($0, qualified: false) } ?? name
        isKit = kit == type
    }
}
