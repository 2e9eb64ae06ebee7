/// A column of the tableau: a quantity that the solver chooses a value for.
typealias SolverSymbol = Int32

/// What a symbol stands for, and so which values it may have.
enum SymbolKind: UInt8 {
    /// The number is free to be used again.
    case unused
    /// A coordinate or a length of the author's: any value.
    case external
    /// What is left over in an inequality: not negative.
    case slack
    /// By how much an optional constraint is missed: not negative, and as small as possible.
    case error
    /// Marks a required equation, and is always zero.
    case dummy

    /// Whether it must not become negative.
    var isRestricted: Bool { self == .slack || self == .error }
}
