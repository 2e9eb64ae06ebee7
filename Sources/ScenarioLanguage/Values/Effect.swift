/// What a function says about errors and about waiting.
struct Effect: Equatable {
    enum Errors {
        case none
        /// `throws`
        case throwing
        /// `rethrows`: only when a function among its arguments throws.
        case rethrowing
    }

    var errors: Errors
    /// `async`: it may wait, and other code runs before it goes on.
    var isAsync: Bool

    static let none = Effect()

    init(_ errors: Errors = .none, isAsync: Bool = false) {
        self.errors = errors
        self.isAsync = isAsync
    }

    init(of function: FunctionType) {
        self.init(function.isThrowing ? .throwing : .none, isAsync: function.isAsync)
    }

    /// Whether what has this effect may be where one of the effect `promised` is expected.
    func fits(_ promised: Effect) -> Bool {
        (errors == .none || promised.errors != .none) && (!isAsync || promised.isAsync)
    }
}
