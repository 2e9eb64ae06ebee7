/// What checking an expression changes beside what it makes. A trial takes it back as a whole.
struct CheckState {
    /// Which variables have values, and whether the code is reached.
    var flow = FlowState()
    /// What conversions the expression so far needed; the cheapest overload wins.
    var cost = 0
    /// The links of the optional chain that is being checked.
    var chain: [ChainLink]?
    /// What calls in the generic code that is being checked mean; nil outside of such code.
    var meanings: [SourceRange: CallMeaning]?
}

/// What encloses the expression that is being checked.
struct Enclosing {
    /// What the chain's value should be: the type of a first link that names none, as in `.red.cgColor`.
    var implicitBase: StaticType?
    /// Whether it is a side of `?:`.
    var isBranch = false
    /// Whether an argument of the call is a function that throws.
    var sawThrowingArgument = false
    /// Whether patterns use the variables of the first pattern of their case.
    var sharesBindings = false
    /// The condition whose pattern it is, and the scope that it is in: its names hide those of the same
    /// scope.
    var condition: (scope: Scope, range: SourceRange)?
    /// What is called: values of protocols' types may stand for placeholders of it.
    var opening: Callable?
    /// Whether `Self` is a placeholder in the signature that is being resolved.
    var leavesSelfOpen = false
}
