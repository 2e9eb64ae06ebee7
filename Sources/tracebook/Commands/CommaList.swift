import ArgumentParser

/// Several values in one word of the command line: `layout,timeline`.
struct CommaList<Value: RawRepresentable & CaseIterable>: ExpressibleByArgument
where Value.RawValue == String {
    let values: [Value]

    /// Nil when one of them is none of the values.
    init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let values = words.compactMap(Value.init(rawValue:))
        guard values.count == words.count else { return nil }
        self.values = values
    }

    static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
}
