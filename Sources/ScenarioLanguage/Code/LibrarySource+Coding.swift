extension LibrarySource {
    /// What can be written to an archive. There are no encoders and no decoders here, so that the protocols
    /// ask for nothing: types say that they conform, and whether what they keep does is checked.
    static let codable = LibrarySource(
        name: "Codable", others: ["Encodable", "Decodable"],
        text: """
            protocol Encodable {}
            protocol Decodable {}
            typealias Codable = Encodable & Decodable

            extension Bool: Codable {}
            extension String: Codable {}
            extension Int: Codable {}
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
}
