/// Which values the patterns of a switch leave out.
///
/// The patterns are the rows of a table. A value is left out when no row matches it, which is found column by
/// column: what a row asks of a value with a certain case takes the place of the column.
struct Exhaustiveness {
    /// One of the ways in which a value can be made, as far as patterns can tell them apart.
    fileprivate enum Shape {
        case constant(Value, name: String)
        case absent
        case present(StaticType)
        case enumCase(Int, UserType.Case)
        case tuple([StaticType])
    }

    /// What a row asks of a value; nil where anything matches.
    private typealias Row = ArraySlice<(any PatternNode)?>

    /// More are not named.
    private static let mostNamed = 24

    let catalogue: NativeCatalogue
    /// Counts the work, in rows looked at; false when there was too much.
    let draw: (Int) -> Bool

    /// The values that no pattern matches, as patterns: `.range(.ended)`; `_` for one without a name.
    func missing(from patterns: [any PatternNode], _ type: StaticType) -> [String] {
        if patterns.isEmpty, let shapes = shapes(of: type) {
            return shapes.map { shape in shape.name(shape.parts.map { _ in "_" }[...]) }
        }
        return missing(from: patterns.map { [Self.question($0)] }, [type][...]).map { $0[0] }
    }

    private func missing(from rows: [Row], _ types: ArraySlice<StaticType>) -> [[String]] {
        guard draw(rows.count + 1), let type = types.first else { return rows.isEmpty ? [[]] : [] }
        guard rows.contains(where: { $0.first! != nil }), let shapes = shapes(of: type) else {
            let others = rows.filter { $0.first! == nil }.map { $0.dropFirst() }
            return missing(from: others, types.dropFirst()).map { ["_"] + $0 }
        }
        var found: [[String]] = []
        for shape in shapes where found.count < Self.mostNamed {
            let parts = shape.parts
            let asked = rows.compactMap { row in
                Self.questions(of: row.first!, shape).map { ($0 + row.dropFirst())[...] }
            }
            found += missing(from: asked, parts + types.dropFirst()).map { names in
                [shape.name(names.prefix(parts.count))] + names.dropFirst(parts.count)
            }
        }
        return found
    }

    /// All ways in which a value of the type can be made; nil when patterns cannot name all of them.
    private func shapes(of type: StaticType) -> [Shape]? {
        switch type {
        case .bool: return [true, false].map { .constant(.bool($0), name: "\($0)") }
        case .optional(let inner): return [.absent, .present(inner)]
        case .user(let user) where user.kind == .enumeration:
            return user.cases.enumerated().map { .enumCase($0.offset, $0.element) }
                .filter { !$0.parts.contains(.never) } // nobody can make such a value
        case .tuple(let elements): return [.tuple(elements.map(\.type))]
        case .native:
            guard let record = catalogue.record(of: type), record.kind == .enumeration else { return nil }
            return record.statics.values.joined().filter { $0.kind == .enumCase }
                .sorted { $0.name < $1.name }
                .compactMap { entry in
                    (try? entry.call(in: RunContext())).map { .constant($0, name: "." + entry.name) }
                }
        default: return nil
        }
    }

    private static func question(_ pattern: any PatternNode) -> (any PatternNode)? {
        pattern.alwaysMatches ? nil : pattern
    }

    /// What a pattern asks of the parts of a value that is made in one of the ways; nil when it matches none
    /// of those values.
    private static func questions(
        of pattern: (any PatternNode)?, _ shape: Shape
    ) -> [(any PatternNode)?]? {
        guard let pattern else { return shape.parts.map { _ in nil } }
        switch (pattern, shape) {
        case (is NonePattern, .absent): return []
        case (let some as SomePattern, .present): return [question(some.inner)]
        case (let entry as CasePattern, .enumCase(let index, let made)):
            guard entry.index == index else { return nil }
            if entry.payload.allSatisfy(\.alwaysMatches) { return made.payload.map { _ in nil } }
            return entry.payload.count == made.payload.count ? entry.payload.map { question($0) } : nil
        case (let equal as EqualPattern, .constant(let value, _)):
            return (equal.expression as? Constant)?.value == value ? [] : nil
        case (let tuple as TuplePattern, .tuple): return tuple.elements.map { question($0) }
        default: return nil
        }
    }
}

extension Exhaustiveness.Shape {
    /// The types of what a value that is made in this way holds.
    fileprivate var parts: [StaticType] {
        switch self {
        case .constant, .absent: []
        case .present(let inner): [inner]
        case .enumCase(_, let made): made.payload.map(\.type)
        case .tuple(let types): types
        }
    }

    /// The pattern for such a value, from those for its parts.
    fileprivate func name(_ parts: ArraySlice<String>) -> String {
        let list = "(" + parts.joined(separator: ", ") + ")"
        let isOpen = parts.allSatisfy { $0 == "_" }
        return switch self {
        case .constant(_, let name): name
        case .absent: "nil"
        case .present: isOpen ? ".some" : parts.first ?? ""
        case .enumCase(_, let made): isOpen ? "." + made.name : "." + made.name + list
        case .tuple: isOpen ? "_" : list
        }
    }
}

extension PatternNode {
    /// Whether no value can fail to match.
    var alwaysMatches: Bool {
        switch self {
        case is WildcardPattern, is BindingPattern, is GlobalBindingPattern: true
        case let tuple as TuplePattern: tuple.elements.allSatisfy(\.alwaysMatches)
        case let bridging as BridgingPattern: bridging.inner.alwaysMatches
        default: false
        }
    }
}
