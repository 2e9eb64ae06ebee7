/// The protocols of types that are made of literals.
extension LibrarySource {
    static let literals = [
        literal("Integer"), literal("Float"), literal("Boolean"),
        LibrarySource(
            name: "ExpressibleByStringLiteral",
            others: [
                "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral",
                "ExpressibleByExtendedGraphemeClusterLiteral",
            ],
            text: """
                protocol ExpressibleByStringLiteral {
                    associatedtype StringLiteralType
                    init(stringLiteral value: StringLiteralType)
                }
                protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
                protocol ExpressibleByUnicodeScalarLiteral {}
                protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {}
                """),
        LibrarySource(
            name: "ExpressibleByNilLiteral",
            text: """
                protocol ExpressibleByNilLiteral {
                    init(nilLiteral: ())
                }
                """),
        LibrarySource(
            name: "ExpressibleByArrayLiteral",
            text: """
                protocol ExpressibleByArrayLiteral {
                    associatedtype ArrayLiteralElement
                    init(arrayLiteral elements: ArrayLiteralElement...)
                }
                """),
        LibrarySource(
            name: "ExpressibleByDictionaryLiteral",
            text: """
                protocol ExpressibleByDictionaryLiteral {
                    associatedtype Key
                    associatedtype Value
                    init(dictionaryLiteral elements: (Key, Value)...)
                }
                """),
    ]

    /// Of one value, as a number is.
    private static func literal(_ kind: String) -> LibrarySource {
        LibrarySource(
            name: "ExpressibleBy\(kind)Literal",
            text: """
                protocol ExpressibleBy\(kind)Literal {
                    associatedtype \(kind)LiteralType
                    init(\(kind.lowercased())Literal value: \(kind)LiteralType)
                }
                """)
    }
}
