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
    /// The only type of errors that it throws; nil when they may be of any type.
    var thrown: StaticType?

    static let none = Effect()

    init(_ errors: Errors = .none, isAsync: Bool = false, thrown: StaticType? = nil) {
        self.errors = thrown == .never ? .none : errors
        self.thrown = self.errors == .throwing ? thrown?.onlyThrown : nil
        self.isAsync = isAsync
    }

    /// The same of something that may wait.
    var waiting: Effect { Effect(errors, isAsync: true, thrown: thrown) }

    init(of function: FunctionType) {
        self.init(function.isThrowing ? .throwing : .none, isAsync: function.isAsync,
            thrown: function.thrown)
    }

    /// The effect with the placeholder of its errors replaced.
    func substituting(_ types: [String: StaticType]) -> Effect {
        Effect(errors, isAsync: isAsync, thrown: thrown?.substituting(types))
    }

    /// Whether what has this effect may be where one of the effect `promised` is expected.
    func fits(_ promised: Effect) -> Bool {
        (errors == .none || promised.errors != .none && [nil, thrown].contains(promised.thrown))
            && (!isAsync || promised.isAsync)
    }
}
