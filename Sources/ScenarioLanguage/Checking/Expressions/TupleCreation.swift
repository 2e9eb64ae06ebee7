/// `Pair(first: 1, second: 2)`, where `typealias Pair = (first: Int, second: Int)`.
extension Checker {
    /// Makes a tuple through a name for its type: an argument for each element, all with their labels or all
    /// without.
    func create(
        tupleOf elements: [TupleElement], _ arguments: [Argument], _ name: String, _ range: SourceRange
    ) throws -> Typed {
        let hasLabels = arguments.contains { $0.label != nil }
        let parameters = elements.enumerated().map { number, element in
            Parameter(
                label: hasLabels ? element.label : nil, name: element.label ?? String(number),
                type: element.type)
        }
        let shape = Callable(name: name, parameters, .tuple(elements), .tuple)
        return try resolve([shape], arguments, named: name, nil, range)
    }
}
