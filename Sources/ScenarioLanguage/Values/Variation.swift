/// What calls of `vary` answer in one run, and the dimensions of a table that they open.
package struct Variation: Sendable {
    /// What one name may be.
    package struct Dimension: Equatable, Sendable {
        package var name: String
        /// The values in words, in the order in which they are written.
        package var values: [String]
    }

    /// A table may have so many runs.
    package static let mostRuns = 256

    /// By the name of a dimension: which of its values this run has. The first one where there is none.
    package var choices: [String: Int]
    /// In the order in which the run met them.
    package private(set) var dimensions: [Dimension] = []

    package init(choices: [String: Int] = [:]) {
        self.choices = choices
    }

    /// Takes note of a dimension and answers the index of the value to take.
    ///
    /// - Throws: `RunTrap` for a name that has had other values, and for more combinations than a table may
    ///   have.
    mutating func choose(_ name: String, among values: [String]) throws -> Int {
        if let known = dimensions.first(where: { $0.name == name }) {
            guard known.values == values else {
                throw RunTrap.trap("vary(\"\(name)\") has had other values before")
            }
        } else {
            dimensions.append(Dimension(name: name, values: values))
            let runs = dimensions.reduce(1) { $0 * min($1.values.count, Variation.mostRuns + 1) }
            if runs > Variation.mostRuns {
                throw RunTrap.limit("more than \(Variation.mostRuns) combinations of varied values")
            }
        }
        return choices[name].map { min($0, values.count - 1) } ?? 0
    }
}

extension RunContext {
    /// A value of a dimension as a table names it: as `print` writes it, whole numbers without decimals, and
    /// of an object its class.
    func dimensionText(of value: Value) throws -> String {
        switch value {
        case .double(let number) where number == number.rounded() && abs(number) < 1e15:
            return String(Int(number))
        case .float(let number) where number == number.rounded() && abs(number) < 1e15:
            return String(Int(number))
        case .object(let object as ScriptObject): return object.type.name
        case .object(let object):
            return UserType.of(object: object)?.name ?? String(describing: type(of: object))
        default: return try text(of: value, as: .any)
        }
    }
}
