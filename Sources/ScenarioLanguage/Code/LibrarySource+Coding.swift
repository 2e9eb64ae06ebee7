extension LibrarySource {
    /// What can be written to an archive. There are no encoders and no decoders here, so that the protocols
    /// ask for nothing: types say that they conform, and whether what they keep does is checked.
    static let codable = LibrarySource(
        name: "Codable", others: ["Encodable", "Decodable"],
        text: """
            protocol Encodable {}
            extension Encodable {
                func encode(to encoder: Encoder) throws {
                    fatalError("scenarios do not have an 'encode(to:)' that Swift makes")
                }
            }
            protocol Decodable {}
            typealias Codable = Encodable & Decodable

            extension Bool: Codable {}
            extension String: Codable {}
            extension Int: Codable {}
            extension Int8: Codable {}
            extension Int16: Codable {}
            extension Int32: Codable {}
            extension Int64: Codable {}
            extension UInt: Codable {}
            extension UInt8: Codable {}
            extension UInt16: Codable {}
            extension UInt32: Codable {}
            extension UInt64: Codable {}
            extension Double: Codable {}
            extension Float: Codable {}
            extension CGFloat: Codable {}
            extension CGPoint: Codable {}
            extension CGSize: Codable {}
            extension CGRect: Codable {}
            extension CGVector: Codable {}
            extension CGAffineTransform: Codable {}
            extension UUID: Codable {}
            extension URL: Codable {}
            extension Array: Encodable where Element: Encodable {}
            extension Array: Decodable where Element: Decodable {}
            extension Set: Encodable where Element: Encodable {}
            extension Set: Decodable where Element: Decodable {}
            extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
            extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
            extension Optional: Encodable where Wrapped: Encodable {}
            extension Optional: Decodable where Wrapped: Decodable {}
            """)

    /// What types that write and read themselves do it with. Scenarios have nothing that encodes, so that
    /// nobody calls them, and there is never a container.
    static let coders = LibrarySource(
        name: "CodingKey",
        others: [
            "Encoder", "Decoder", "KeyedEncodingContainer", "KeyedDecodingContainer",
            "UnkeyedEncodingContainer", "UnkeyedDecodingContainer", "SingleValueEncodingContainer",
            "SingleValueDecodingContainer",
        ],
        text: """
            protocol CodingKey {
                var stringValue: String { get }
                var intValue: Int? { get }
            }
            extension CodingKey {
                var stringValue: String { "\\(self)" }
                var intValue: Int? { nil }
            }
            extension CodingKey where Self: RawRepresentable, RawValue == String {
                var stringValue: String { rawValue }
            }
            protocol Encoder {
                var codingPath: [CodingKey] { get }
                func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
                func unkeyedContainer() -> UnkeyedEncodingContainer
                func singleValueContainer() -> SingleValueEncodingContainer
            }
            protocol Decoder {
                var codingPath: [CodingKey] { get }
                func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
                func unkeyedContainer() throws -> UnkeyedDecodingContainer
                func singleValueContainer() throws -> SingleValueDecodingContainer
            }
            protocol SingleValueEncodingContainer {
                mutating func encodeNil() throws
                mutating func encode<Value: Encodable>(_ value: Value) throws
            }
            protocol SingleValueDecodingContainer {
                func decodeNil() -> Bool
                func decode<Value: Decodable>(_ type: Value.Type) throws -> Value
            }
            protocol UnkeyedEncodingContainer {
                var count: Int { get }
                mutating func encodeNil() throws
                mutating func encode<Value: Encodable>(_ value: Value) throws
                mutating func nestedContainer<Key: CodingKey>(
                    keyedBy type: Key.Type
                ) -> KeyedEncodingContainer<Key>
                mutating func superEncoder() -> Encoder
            }
            protocol UnkeyedDecodingContainer {
                var count: Int? { get }
                var isAtEnd: Bool { get }
                var currentIndex: Int { get }
                mutating func decodeNil() throws -> Bool
                mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value
                mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value?
                mutating func nestedContainer<Key: CodingKey>(
                    keyedBy type: Key.Type
                ) throws -> KeyedDecodingContainer<Key>
                mutating func superDecoder() throws -> Decoder
            }
            struct KeyedEncodingContainer<K: CodingKey> {
                private init() {}
                typealias Key = K
                mutating func encodeNil(forKey key: K) throws {}
                mutating func encode<Value: Encodable>(_ value: Value, forKey key: K) throws {}
                mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: K) throws {}
                mutating func nestedContainer<Nested: CodingKey>(
                    keyedBy type: Nested.Type, forKey key: K
                ) -> KeyedEncodingContainer<Nested> { fatalError() }
                mutating func nestedUnkeyedContainer(forKey key: K) -> UnkeyedEncodingContainer {
                    fatalError()
                }
                mutating func superEncoder() -> Encoder { fatalError() }
            }
            struct KeyedDecodingContainer<K: CodingKey> {
                private init() {}
                typealias Key = K
                var allKeys: [K] { [] }
                func contains(_ key: K) -> Bool { false }
                func decodeNil(forKey key: K) throws -> Bool { true }
                func decode<Value: Decodable>(_ type: Value.Type, forKey key: K) throws -> Value {
                    fatalError()
                }
                func decodeIfPresent<Value: Decodable>(
                    _ type: Value.Type, forKey key: K
                ) throws -> Value? { nil }
                func nestedContainer<Nested: CodingKey>(
                    keyedBy type: Nested.Type, forKey key: K
                ) throws -> KeyedDecodingContainer<Nested> { fatalError() }
                func nestedUnkeyedContainer(forKey key: K) throws -> UnkeyedDecodingContainer {
                    fatalError()
                }
                func superDecoder() throws -> Decoder { fatalError() }
            }
            """)
}
