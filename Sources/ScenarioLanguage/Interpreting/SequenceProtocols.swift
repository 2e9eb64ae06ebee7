/// Swift's protocols of what can be walked through, where a scenario names them; Swift's own types conform to
/// them without a word.
struct SequenceProtocols {
    /// By name.
    private var protocols: [String: UserType] = [:]

    /// Whether a scenario names any.
    var isEmpty: Bool { protocols.isEmpty }
    /// `Sequence`
    var sequence: UserType? { protocols["Sequence"] }

    /// `Collection`
    var collection: UserType? { protocols["Collection"] }

    /// Notes a protocol of the library, if it is one of these.
    mutating func note(_ type: UserType) {
        guard Self.names.contains(type.name) else { return }
        protocols[type.name] = type
        if type.name == "Sequence" { type.conformances.insert(.sequence) }
    }

    private static let names: Set<String> = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "_NativeSequence", "_NativeCollection",
    ]

    /// Whether a protocol is one of them.
    func contains(_ type: UserType) -> Bool { !isEmpty && protocols[type.name] === type }

    /// Whether it is one that only Swift's own types conform to.
    func isNative(_ type: UserType) -> Bool { contains(type) && type.name.hasPrefix("_Native") }

    /// Those that one of Swift's types conforms to, each with those that it inherits from.
    func conformed(by type: StaticType) -> [UserType] {
        isEmpty ? [] : type.namesOfSequenceProtocols.compactMap { protocols[$0] }
    }
}

extension StaticType {
    /// The most special of the protocols of sequences that a type of Swift's conforms to.
    fileprivate var namesOfSequenceProtocols: [String] {
        switch self {
        case .array, .sequence(_, .slice):
            ["_NativeCollection", "RandomAccessCollection", "MutableCollection"]
        case .range(let bound) where bound.isWhole, .closedRange(let bound) where bound.isWhole:
            ["_NativeCollection", "RandomAccessCollection"]
        case .sequence(_, .reversed), .sequence(_, .repeated):
            ["_NativeCollection", "RandomAccessCollection"]
        case .string: ["_NativeCollection", "BidirectionalCollection"]
        case .native(let id) where id.type == Substring.self: ["_NativeCollection", "BidirectionalCollection"]
        case .set, .dictionary: ["_NativeCollection", "Collection"]
        case .sequence(_, let kind):
            kind.isCollection ? ["_NativeCollection", "Collection"] : ["_NativeSequence"]
        default: []
        }
    }
}
