import EventEngine
import Foundation

/// Writes values as Swift's `print` and `debugPrint` write them. The static type tells optionals from plain
/// values; scenario types are named with the run's module name where Swift names them in full.
struct ValueDescription {
    private let context: RunContext
    private var text = ""
    /// How many values around the one that is being written.
    private var depth = 0
    /// No stack overflows before.
    private static let maximumDepth = 1_000

    init(_ context: RunContext) { self.context = context }

    /// The text of one value.
    /// - Throws: `RunTrap` when the text is too long, or would differ from run to run.
    static func text(
        _ value: Value, as type: StaticType, isDebug: Bool, in context: RunContext
    ) throws -> String {
        var writer = ValueDescription(context)
        try writer.write(value, as: type, isDebug: isDebug)
        return writer.text
    }

    /// What an object says of itself without the author's `description`.
    static func plainText(of object: AnyObject, in context: RunContext) throws -> String {
        var writer = ValueDescription(context)
        try writer.write(plain: object, isDebug: false)
        return writer.text
    }

    private mutating func put(_ piece: String) throws {
        text += piece
        try context.spend(piece.utf8.count / 16 + 1)
        if text.utf8.count > context.maximumStringBytes {
            throw RunTrap.limit("a string of more than \(context.maximumStringBytes) bytes")
        }
    }

    /// What writing one element costs besides its text.
    private static let unitsOfElement = 8
    /// What Swift's own description of a struct or an object costs, in units: it looks through a mirror.
    private static let unitsOfMirror = 100

    private mutating func write(_ value: Value, as type: StaticType, isDebug: Bool) throws {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth {
            throw RunTrap.limit("printing a value more than \(Self.maximumDepth) levels deep")
        }
        if case .optional(let wrapped) = type {
            if case .null = value { return try put("nil") }
            try put("Optional(")
            try write(value.fromSome, as: wrapped, isDebug: true)
            return try put(")")
        }
        switch value {
        case .point, .size, .rect, .native, .option, .object: try context.spend(Self.unitsOfMirror)
        case .string, .piece, .character: try context.spend(isDebug ? value.walkingUnits : 0)
        case .array, .slice, .set, .dictionary, .tuple:
            try context.spend(value.walkingUnits * Self.unitsOfElement)
        default: break
        }
        if !context.descriptions.isEmpty, let describe = context.descriptions[value.nativeType ?? type] {
            return try put(describe(value))
        }
        if isDebug, type == .anyHashable {
            try put("AnyHashable(")
            try write(value, as: .any, isDebug: true)
            return try put(")")
        }
        switch value {
        case .void: try put("()")
        case .null: try put("nil")
        case .someNil: try write(value, as: .optional(type), isDebug: isDebug)
        case .bool(let x): try put(x ? "true" : "false")
        case .int(let x): try put(String(x))
        case .large(let x): try put(String(x))
        case .double(let x): try put(x.description)
        case .float(let x): try put(x.description)
        case .string(let x): try put(isDebug ? x.debugDescription : x)
        case .piece(let x): try put(isDebug ? x.debugDescription : String(x))
        case .character(let x): try put(isDebug ? x.debugDescription : String(x))
        case .point(let x): try put(isDebug ? String(reflecting: x) : String(describing: x))
        case .size(let x): try put(isDebug ? String(reflecting: x) : String(describing: x))
        case .rect(let x): try put(isDebug ? String(reflecting: x) : String(describing: x))
        case .native(let x): try put(isDebug ? String(reflecting: x) : String(describing: x))
        case .option(let id, _): try write(option: value, of: id, isDebug: isDebug)
        case .closure: try put("(Function)")
        case .range(let x): try write(range: x, as: type, isDebug: isDebug)
        case .type(let x): try put(context.name(of: x, isQualified: isDebug))
        case .existential(let x): try write(x.value, as: x.type, isDebug: isDebug)
        case .object(let x): try write(object: x, value, isDebug: isDebug)
        case .structure(let x): try write(structure: x, value, isDebug: isDebug)
        case .enumeration(let x): try write(enumeration: x, value, isDebug: isDebug)
        case .array, .slice, .set, .dictionary, .tuple:
            try write(collection: value, as: type, isDebug: isDebug)
        case .lazy: throw RunTrap.unsupported("printing a \(type)")
        }
    }

    // MARK: Collections

    /// Inside of others, and for `debugPrint`, sets and parts of arrays say what they are.
    private mutating func write(collection value: Value, as type: StaticType, isDebug: Bool) throws {
        let element = type.element ?? .any
        switch value {
        case .array, .slice:
            if case .sequence(_, let kind) = type, !kind.printsAsArray {
                throw RunTrap.unsupported("printing a \(type)")
            }
            var isPart = false
            if isDebug, case .sequence(_, .slice) = type { isPart = true }
            let (start, end) = isPart ? ("ArraySlice([", "])") : ("[", "]")
            try write(list: value.part.map { (nil, $0, element) }, start, end)
        case .set(let set):
            let (start, end) = isDebug ? ("Set([", "])") : ("[", "]")
            try write(list: set.values.map { (nil, $0, element) }, start, end)
        case .dictionary(let dictionary): try write(dictionary: dictionary, as: type)
        case .tuple(let values):
            var elements: [TupleElement] = []
            if case .tuple(let declared) = type { elements = declared }
            let list = values.enumerated().map { index, value in
                let known = index < elements.count ? elements[index] : TupleElement(nil, .any)
                return (known.label, value, known.type)
            }
            try write(list: list, "(", ")")
        default: preconditionFailure("only collections are written as collections")
        }
    }

    private mutating func write(dictionary: OrderedValueDictionary, as type: StaticType) throws {
        var (keyType, valueType) = (StaticType.any, StaticType.any)
        if case .dictionary(let key, let value) = type { (keyType, valueType) = (key, value) }
        if dictionary.count == 0 { return try put("[:]") }
        try put("[")
        for (index, pair) in dictionary.pairs.enumerated() {
            if index > 0 { try put(", ") }
            try write(pair.key, as: keyType, isDebug: true)
            try put(": ")
            try write(pair.value, as: valueType, isDebug: true)
        }
        try put("]")
    }

    private typealias Piece = (label: String?, value: Value, type: StaticType)

    private mutating func write(list: [Piece], _ opening: String, _ closing: String) throws {
        try put(opening)
        for (index, piece) in list.enumerated() {
            if index > 0 { try put(", ") }
            if let label = piece.label { try put(label + ": ") }
            try write(piece.value, as: piece.type, isDebug: true)
        }
        try put(closing)
    }

    private mutating func write(range: ValueRange, as type: StaticType, isDebug: Bool) throws {
        let dots = range.isClosed ? "..." : "..<"
        if isDebug { try put(range.isClosed ? "ClosedRange(" : "Range(") }
        switch range {
        case .int(let lower, let upper, _): try put("\(lower)\(dots)\(upper)")
        case .double(let lower, let upper, _): try put("\(lower)\(dots)\(upper)")
        case .float(let lower, let upper, _): try put("\(lower)\(dots)\(upper)")
        case .values(let lower, let upper, _):
            let bound = type.placeholders["Bound"] ?? .any
            if !lower.isNull { try write(lower, as: bound, isDebug: isDebug) }
            try put(dots)
            if !upper.isNull { try write(upper, as: bound, isDebug: isDebug) }
        }
        if isDebug { try put(")") }
    }

    // MARK: Types of the scenario and of the engine

    private mutating func write(structure: StructValue, _ value: Value, isDebug: Bool) throws {
        if let describe = structure.type.description(isDebug: isDebug) { return try put(describe(value)) }
        try put(context.name(of: .user(structure.type), isQualified: isDebug))
        let list = zip(structure.type.fields, structure.fields).map { ($0.name as String?, $1, $0.type) }
        try write(list: list, "(", ")")
    }

    private mutating func write(enumeration: EnumValue, _ value: Value, isDebug: Bool) throws {
        if let describe = enumeration.type.description(isDebug: isDebug) { return try put(describe(value)) }
        if isDebug { try put(context.name(of: .user(enumeration.type), isQualified: true) + ".") }
        let known = enumeration.type.cases[enumeration.index]
        try put(known.name)
        if enumeration.payload.isEmpty { return }
        let list = zip(known.payload, enumeration.payload).map { ($0.label, $1, $0.type) }
        try write(list: list, "(", ")")
    }

    private mutating func write(object: AnyObject, _ value: Value, isDebug: Bool) throws {
        if let describe = UserType.of(object: object)?.description(isDebug: isDebug) {
            return try put(describe(value))
        }
        try write(plain: object, isDebug: isDebug)
    }

    /// As the engine's class, or Swift, says it.
    private mutating func write(plain object: AnyObject, isDebug: Bool) throws {
        if let object = object as? ScriptObject {
            return try put(context.name(of: .user(object.type), isQualified: true))
        }
        if let number = object as? NSNumber { return try put(number.asWritten) }
        let description = isDebug ? String(reflecting: object) : String(describing: object)
        if description.contains(": 0x") {
            let name = String(describing: Swift.type(of: object))
            throw RunTrap.unsupported("printing a \(name), whose description has an address in it")
        }
        try put(description)
    }

    private mutating func write(option value: Value, of id: NativeTypeID, isDebug: Bool) throws {
        guard let type = id.type as? any Bridged.Type, let native = type.from(value) else {
            preconditionFailure("an option's type is always bridged")
        }
        try put(isDebug ? String(reflecting: native) : String(describing: native))
    }
}

extension RunContext {
    /// What `print` and string interpolation write.
    package func text(of value: Value, as type: StaticType) throws -> String {
        if case .string(let text) = value, !type.isOptional { return text }
        return try ValueDescription.text(value, as: type, isDebug: false, in: self)
    }

    /// What `debugPrint` writes.
    package func debugText(of value: Value, as type: StaticType) throws -> String {
        try ValueDescription.text(value, as: type, isDebug: true, in: self)
    }

    /// What Swift prints for a type: `Dictionary<String, CGFloat>`; a scenario's type with its module where
    /// Swift qualifies names.
    package func name(of type: StaticType, isQualified: Bool) -> String {
        switch type {
        case .user(let user): isQualified ? qualifiedName(of: user) : user.name
        case .optional(let wrapped): "Optional<\(name(of: wrapped, isQualified: isQualified))>"
        case .array(let element): "Array<\(name(of: element, isQualified: isQualified))>"
        case .set(let element): "Set<\(name(of: element, isQualified: isQualified))>"
        case .dictionary(let key, let value):
            "Dictionary<\(name(of: key, isQualified: isQualified)), "
                + "\(name(of: value, isQualified: isQualified))>"
        case .tuple(let elements):
            "("
                + elements.map { element in
                    (element.label.map { "\($0): " } ?? "") + name(of: element.type, isQualified: isQualified)
                }.joined(separator: ", ") + ")"
        case .void: "()"
        default: "\(type)"
        }
    }

    private func qualifiedName(of type: UserType) -> String {
        let home = type.outer.map(qualifiedName) ?? moduleName
        guard let arguments = type.generic?.arguments else { return "\(home).\(type.name)" }
        let list = arguments.map { argument in
            let name = name(of: argument, isQualified: true)
            return argument.isOfSwift ? "Swift.\(name)" : name
        }
        return "\(home).\(type.name.prefix { $0 != "<" })<\(list.joined(separator: ", "))>"
    }
}

extension StaticType {
    /// Whether the type is of Swift's library, whose name is in front of it in a qualified name.
    fileprivate var isOfSwift: Bool {
        switch self {
        case .bool, .int, .double, .float, .string, .character, .optional, .array, .set, .dictionary, .range,
            .closedRange:
            true
        default: false
        }
    }
}

extension Value {
    /// The type of a value that is not the scenario's, where the value alone tells it.
    fileprivate var nativeType: StaticType? {
        switch self {
        case .point: CGPoint.staticType
        case .size: CGSize.staticType
        case .rect: CGRect.staticType
        case .option(let id, _): .native(id)
        case .native(let value): .native(NativeTypeID(Swift.type(of: value)))
        default: nil
        }
    }
}
