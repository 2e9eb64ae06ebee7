extension LibrarySource {
    /// On which side of nothing a number is.
    static let floatingPointSign = LibrarySource(
        name: "FloatingPointSign", members: ["sign"],
        text: """
            enum FloatingPointSign: Int { case plus, minus }

            extension FloatingPoint {
                var sign: FloatingPointSign { self < 0 || self == 0 && 1 / self < 0 ? .minus : .plus }
            }
            """)

    /// How many of one unit of time another one is.
    static let unitsOfTime = LibrarySource(
        name: "NSEC_PER_SEC", others: ["NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC"],
        text: """
            let NSEC_PER_SEC: UInt64 = 1_000_000_000
            let NSEC_PER_MSEC: UInt64 = 1_000_000
            let NSEC_PER_USEC: UInt64 = 1_000
            let USEC_PER_SEC: UInt64 = 1_000_000
            let MSEC_PER_SEC: UInt64 = 1_000
            """)
}
