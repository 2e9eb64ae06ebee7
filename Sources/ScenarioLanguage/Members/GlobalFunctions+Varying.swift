extension NativeCatalogue {
    /// `vary("alpha", 1, 0.02, 0)`: a dimension of a `table`; everywhere else it has its first value.
    func varyingRows(_ t: FunctionTable) {
        let choice = StaticType.parameter("Choice")
        let parameters = [
            NativeParameter(nil, .string), NativeParameter(nil, choice, isVariadic: true),
        ]
        t.generic("vary", parameters, choice) { _, arguments in
            guard case .array(let choices) = arguments[1], let first = choices.first else {
                throw RunTrap.trap("vary needs at least one value")
            }
            return first
        }
    }
}
