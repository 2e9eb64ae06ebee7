extension LibrarySource {
    /// What the process says of itself and of the device: those of the model, which nothing changes (our
    /// decision).
    static let processInfo = LibrarySource(
        name: "ProcessInfo", others: ["OperatingSystemVersion"],
        text: """
            struct OperatingSystemVersion {
                var majorVersion = 0
                var minorVersion = 0
                var patchVersion = 0
            }
            final class ProcessInfo: NSObject {
                enum ThermalState: Int { case nominal, fair, serious, critical }
                static let processInfo = ProcessInfo()
                private override init() { super.init() }

                var systemUptime: TimeInterval { CACurrentMediaTime() }
                var processName: String { "Scenario" }
                var arguments: [String] { ["Scenario"] }
                var environment: [String: String] { [:] }
                var operatingSystemVersion: OperatingSystemVersion {
                    OperatingSystemVersion(majorVersion: 17, minorVersion: 0, patchVersion: 0)
                }
                var operatingSystemVersionString: String { "Version 17.0" }
                func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
                    let own = operatingSystemVersion
                    return (own.majorVersion, own.minorVersion, own.patchVersion)
                        >= (version.majorVersion, version.minorVersion, version.patchVersion)
                }
                var processorCount: Int { 2 }
                var activeProcessorCount: Int { 2 }
                var thermalState: ThermalState { .nominal }
                var isLowPowerModeEnabled: Bool { false }
                var isMacCatalystApp: Bool { false }
                var isiOSAppOnMac: Bool { false }
            }
            """)

    /// Objects by other objects. Nothing is dropped because memory is short; over the limit of
    /// objects, the one that has been there longest goes (our decision: Foundation promises no order, and
    /// heeds costs as it likes).
    static let cache = LibrarySource(
        name: "NSCache",
        text: """
            class NSCache<KeyType, ObjectType> {
                private struct Entry {
                    let key: KeyType
                    let object: ObjectType
                }
                private var entries: [AnyHashable: Entry] = [:]
                private var order: [AnyHashable] = []
                var name = ""
                var totalCostLimit = 0
                var countLimit = 0 { didSet { shrink() } }
                var evictsObjectsWithDiscardedContent = true
                init() {}

                /// Objects that do not compare themselves are keys by their identity.
                private func identity(_ key: KeyType) -> AnyHashable {
                    (key as? AnyHashable) ?? AnyHashable(ObjectIdentifier(key as AnyObject))
                }
                private func shrink() {
                    while countLimit > 0, order.count > countLimit { drop(order[0]) }
                }
                private func drop(_ key: AnyHashable) {
                    entries[key] = nil
                    order.removeAll { $0 == key }
                }
                func object(forKey key: KeyType) -> ObjectType? { entries[identity(key)]?.object }
                func setObject(_ object: ObjectType, forKey key: KeyType) {
                    setObject(object, forKey: key, cost: 0)
                }
                func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
                    let place = identity(key)
                    if entries[place] == nil { order.append(place) }
                    entries[place] = Entry(key: key, object: object)
                    shrink()
                }
                func removeObject(forKey key: KeyType) { drop(identity(key)) }
                func removeAllObjects() { (entries, order) = ([:], []) }
            }
            """)
}
