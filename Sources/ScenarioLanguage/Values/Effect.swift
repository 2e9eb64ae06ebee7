/// What a function says about errors.
enum Effect {
    case none
    /// `throws`
    case throwing
    /// `rethrows`: only when a function among its arguments throws.
    case rethrowing
}
