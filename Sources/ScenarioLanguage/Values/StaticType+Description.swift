extension StaticType: CustomStringConvertible {
    /// The type as an author writes it: `[String: CGFloat]?`, `(UIView, Int) -> Bool`.
    package var description: String {
        switch self {
        case .void: "Void"
        case .never: "Never"
        case .any: "Any"
        case .anyObject: "AnyObject"
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .float: "Float"
        case .cgFloat: "CGFloat"
        case .string: "String"
        case .character: "Character"
        case .optional(.function(let type)): "(\(StaticType.function(type)))?"
        case .optional(let type): "\(type)?"
        case .array(let type): "[\(type)]"
        case .set(let type): "Set<\(type)>"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .range(let type): "Range<\(type)>"
        case .closedRange(let type): "ClosedRange<\(type)>"
        case .sequence(let type, let kind): kind.typeName(of: type)
        case .tuple(let elements): "(" + elements.map(\.description).joined(separator: ", ") + ")"
        case .function(let type): type.description
        case .metatype(let type): "\(type).Type"
        case .keyPath(let path): "\(path.kind.rawValue)<\(path.root), \(path.value)>"
        case .native(let id): id.description
        case .user(let type): type.name
        case .parameter(let name): name
        }
    }
}

extension TupleElement: CustomStringConvertible {
    package var description: String { label.map { "\($0): \(type)" } ?? "\(type)" }
}

extension FunctionType: CustomStringConvertible {
    package var description: String {
        let list = parameters.enumerated().map { (inouts.contains($0) ? "inout " : "") + $1.description }
            .joined(separator: ", ")
        let errors = isThrowing ? "throws\(thrown.map { "(\($0))" } ?? "") " : ""
        return "(\(list)) \(isAsync ? "async " : "")\(errors)-> \(result)"
    }
}

extension SequenceKind {
    /// Swift's name of the type with such elements.
    func typeName(of element: StaticType) -> String {
        switch self {
        case .slice: "ArraySlice<\(element)>"
        case .reversed: "ReversedCollection<[\(element)]>"
        case .enumerated: "EnumeratedSequence"
        case .zip: "Zip2Sequence"
        case .stride: "Stride<\(element)>"
        case .keys: "Dictionary.Keys"
        case .values: "Dictionary.Values"
        case .part: "Slice"
        case .scalars: "String.UnicodeScalarView"
        case .any: "Sequence of \(element)"
        case .collection: "any Collection<\(element)>"
        case .unfolded: "UnfoldFirstSequence<\(element)>"
        case .lazy: "LazySequence<\(element)>"
        case .repeated: "Repeated<\(element)>"
        }
    }
}
