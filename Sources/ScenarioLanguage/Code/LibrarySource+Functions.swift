extension LibrarySource {
    /// A whole number of another width, where its own type is what the place asks for.
    static let numericCast = LibrarySource(
        name: "numericCast",
        text: """
            func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
            """)

    /// Holds an object while a closure runs, as its caller does here anyway.
    static let extendedLifetime = LibrarySource(
        name: "withExtendedLifetime",
        text: """
            func withExtendedLifetime<T, Result>(
                _ x: T, _ body: () throws -> Result
            ) rethrows -> Result { try body() }
            func withExtendedLifetime<T, Result>(
                _ x: T, _ body: (T) throws -> Result
            ) rethrows -> Result { try body(x) }
            """)
}
