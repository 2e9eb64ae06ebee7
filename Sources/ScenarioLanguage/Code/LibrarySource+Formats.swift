extension LibrarySource {
    /// What formats may be given.
    static let formatArguments = LibrarySource(
        name: "CVarArg",
        text: """
            protocol CVarArg {}

            extension Int: CVarArg {}
            extension Double: CVarArg {}
            extension Float: CVarArg {}
            extension CGFloat: CVarArg {}
            extension String: CVarArg {}
            extension NSObject: CVarArg {}
            """)
}
