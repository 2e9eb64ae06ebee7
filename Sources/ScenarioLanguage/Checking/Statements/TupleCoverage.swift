/// Whether the patterns of a switch over a tuple match every combination of what its elements can be.
struct TupleCoverage {
    /// What is told apart of a value.
    private indirect enum Shape {
        /// Anything: only a pattern that always matches covers it.
        case any
        case constant(Value)
        case absent
        case present(Shape)
        case enumCase(Int)
        case tuple([Shape])
    }

    /// More combinations are not gone through; such a switch needs a `default`.
    private static let mostCombinations = 4_096

    private let combinations: [Shape]?

    /// - Parameter type: the type of what is switched over, a tuple.
    init(_ type: StaticType) {
        combinations = Self.shapes(of: type)
    }

    /// Whether every combination is matched by a pattern.
    func isCovered(by patterns: [any PatternNode]) -> Bool {
        guard let combinations else { return false }
        return combinations.allSatisfy { shape in patterns.contains { Self.matches($0, shape) } }
    }

    private static func shapes(of type: StaticType) -> [Shape]? {
        switch type {
        case .bool: return [.constant(.bool(true)), .constant(.bool(false))]
        case .optional(let inner): return shapes(of: inner).map { [.absent] + $0.map { .present($0) } }
        case .user(let user) where user.kind == .enumeration:
            return user.cases.indices.map { .enumCase($0) }
        case .tuple(let elements):
            var lists: [[Shape]] = [[]]
            for element in elements {
                guard let own = shapes(of: element.type), lists.count * own.count <= mostCombinations else {
                    return nil
                }
                lists = lists.flatMap { list in own.map { list + [$0] } }
            }
            return lists.map { .tuple($0) }
        default: return [.any]
        }
    }

    private static func matches(_ pattern: any PatternNode, _ shape: Shape) -> Bool {
        if pattern.alwaysMatches { return true }
        switch (pattern, shape) {
        case (is NonePattern, .absent): return true
        case (let some as SomePattern, .present(let inner)): return matches(some.inner, inner)
        case (let entry as CasePattern, .enumCase(let index)):
            return entry.index == index && entry.payload.allSatisfy(\.alwaysMatches)
        case (let equal as EqualPattern, .constant(let value)):
            return (equal.expression as? Constant)?.value == value
        case (let tuple as TuplePattern, .tuple(let parts)):
            return zip(tuple.elements, parts).allSatisfy { matches($0, $1) }
        default: return false
        }
    }
}
