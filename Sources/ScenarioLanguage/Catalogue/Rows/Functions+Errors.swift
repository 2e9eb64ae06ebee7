extension NativeCatalogue {
    /// What Foundation's errors are made of. The language reference leaves it out: scenarios write
    /// `as NSError`.
    func errorRows(_ t: FunctionTable) {
        t.generic("_errorNumber", [NativeParameter(nil, .any)], .int) { _, arguments in
            .int(arguments[0].unerased.errorNumber)
        }
    }
}

extension Value {
    /// The number that an error has of itself: its raw value, or which case it is, where those that hold
    /// something are counted first.
    fileprivate var errorNumber: Int {
        guard case .enumeration(let value) = self else { return 1 }
        let cases = value.type.cases
        if case .int(let raw)? = cases[value.index].rawValue { return raw }
        let holding = cases.indices.filter { !cases[$0].payload.isEmpty }
        let others = cases.indices.filter { cases[$0].payload.isEmpty }
        return (holding + others).firstIndex(of: value.index) ?? 0
    }
}
