import EventEngine
import Foundation

extension UUID: BridgedStruct {
    package func isEqual(to other: any NativeStruct) -> Bool { (other as? Self) == self }
    package func isLess(than other: any NativeStruct) -> Bool? { nil }
    package func combine(into hasher: inout Hasher) { hasher.combine(self) }
}

extension NativeCatalogue {
    /// UUID.
    func addUUID() {
        addStructure(
            UUID.self, named: "UUID", conformances: [.equatable, .hashable, .stringConvertible],
            "A name that nothing else has. Here every run makes the same ones."
        ) { t in
            let generic = GenericTable(types: [t.type])
            t.means("Makes another one, or that of a text.")
            generic.initializer("init()", [], UUID.staticType) { context, _ in
                var bytes = [UInt8](repeating: 0, count: 16)
                for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: context.random.next()) }
                // What a random one says of itself.
                bytes[6] = bytes[6] & 0x0F | 0x40
                bytes[8] = bytes[8] & 0x3F | 0x80
                return UUID(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }).bridged
            }
            t.initializer("init(uuidString:)") { (text: String) in UUID(uuidString: text) }
            t.means("Its text.")
            t.getter("uuidString", \.uuidString)
            t.getter("description", \.description)
        }
        // Objective-C's object: here the same as Swift's value (our decision).
        alias("NSUUID", UUID.staticType)
    }
}
