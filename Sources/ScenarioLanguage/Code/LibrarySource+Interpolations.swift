extension LibrarySource {
    /// What interpolations of texts are written into, for extensions of it.
    static let interpolation = LibrarySource(
        name: "DefaultStringInterpolation", others: ["StringInterpolation"],
        text: """
            struct DefaultStringInterpolation {
                var _text = ""
                init() {}
                init(literalCapacity: Int, interpolationCount: Int) {}

                mutating func appendLiteral(_ literal: String) { _text += literal }
                mutating func appendInterpolation<T>(_ value: T) { _text += "\\(value)" }
            }

            extension String {
                typealias StringInterpolation = DefaultStringInterpolation
            }
            """)
}
