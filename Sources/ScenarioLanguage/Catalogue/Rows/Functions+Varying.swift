extension NativeCatalogue {
    /// `vary("alpha", 1, 0.02, 0)`: a dimension of a `table`; everywhere else it has its first value.
    func varyingRows(_ t: FunctionTable) {
        let choice = StaticType.parameter("Choice")
        let parameters = [
            NativeParameter(nil, .string), NativeParameter(nil, choice, isVariadic: true),
        ]
        t.means("The value for this run of a table; outside of tables the first one.")
        t.generic("vary", parameters, choice) { context, arguments in
            guard case .string(let name) = arguments[0], case .array(let choices) = arguments[1],
                !choices.isEmpty
            else { throw RunTrap.trap("vary needs at least one value") }
            let values = try choices.prefix(Variation.mostRuns + 1).map(context.dimensionText)
            return choices[try context.variation.choose(name, among: values)]
        }
    }
}
