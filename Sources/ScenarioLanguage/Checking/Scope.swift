import SwiftSyntax

/// Names in one pair of braces; looked up outwards.
final class Scope {
    enum Kind {
        case block
        /// The inside of a type: members are found through `self`.
        case type(StaticType)
        case topLevel
        case predefined
    }

    let kind: Kind
    let parent: Scope?
    @exclusivity(unchecked) private var entries: [String: Entry] = [:]
    /// How the names of the entries begin, a bit for each: most names are not in most scopes, and need not be
    /// looked up in those.
    @exclusivity(unchecked) private var beginnings: UInt64 = 0
    /// At the top level: by the number of a file, what only that file knows.
    private var fileEntries: [Int: [String: Entry]] = [:]
    /// The statements of the block.
    var statements: CodeBlockItemListSyntax?
    /// By the first of them: functions of the block that are declared at one place, as they use each other.
    var functionsTogether: [SyntaxIdentifier: [FunctionDeclSyntax]] = [:]
    /// Inside an extension of many types, for one of them: the type with which the extension was checked. A
    /// bare name means a member of this one only when it means a member of that one.
    var standIn: StaticType?
    /// Whether it is the inside of a protocol's declaration.
    var isOfProtocol = false

    init(_ kind: Kind, parent: Scope?) {
        self.kind = kind
        self.parent = parent
    }

    /// What a name means.
    enum Entry {
        case local(LocalBinding)
        case global(GlobalBinding)
        /// A top-level variable that is computed.
        case computed(PropertyDeclaration)
        /// What is inside of a local variable's wrapper.
        case wrapped(LocalBinding, WrapperUse.Role)
        case functions([FunctionDeclaration])
        case type(StaticType)
        /// Its declaration has errors; uses of it are not reported again.
        case poisoned
    }

    subscript(name: String) -> Entry? {
        get { beginnings & Self.beginning(of: name) == 0 ? nil : entries[name] }
        set {
            // Letters beyond ASCII's may be written in several ways.
            let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
            beginnings |= isPlain ? Self.beginning(of: name) : .max
            entries[name] = newValue
        }
    }

    /// Makes room for so many names.
    func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

    /// The bit of a name: made of its first letter and its length.
    private static func beginning(of name: String) -> UInt64 {
        let text = name.utf8
        guard let first = text.first, first < 0x80 else { return .max }
        return 1 << UInt64((Int(first) &+ text.count &* 7) & 63)
    }

    /// What a name means to one file alone; for nil, what it means to all of them.
    subscript(name: String, inFile file: Int?) -> Entry? {
        get {
            guard let file else { return self[name] }
            return fileEntries[file]?[name]
        }
        set {
            if let file { fileEntries[file, default: [:]][name] = newValue } else { self[name] = newValue }
        }
    }

    /// What the name means in the nearest block that knows it.
    func innermost(_ name: String) -> Entry? {
        var current: Scope? = self
        while let here = current {
            if let found = here[name] { return found }
            current = here.parent
        }
        return nil
    }

    /// All names, sorted, each once.
    var names: [String] {
        if fileEntries.isEmpty { return entries.keys.sorted() }
        return fileEntries.values.reduce(into: Set(entries.keys)) { $0.formUnion($1.keys) }.sorted()
    }

    /// What a name means to any of the files, to all of them first.
    func entries(named name: String) -> [Entry] {
        let own = fileEntries.sorted { $0.key < $1.key }.compactMap { $0.value[name] }
        return (entries[name].map { [$0] } ?? []) + own
    }

    /// All entries, in no order.
    var all: [Entry] { Array(entries.values) + fileEntries.values.flatMap(\.values) }
}

/// A local variable, constant or parameter.
final class LocalBinding {
    let variable: Variable
    let context: FunctionContext
    var type: StaticType
    let isConstant: Bool
    var isImplicitlyUnwrapped = false
    /// The getter that computes it, as a function that it holds.
    var getter: FunctionDeclaration?
    /// Its setter, its observers, or its initial value that waits.
    var accessors: LocalAccessors?
    /// Whether it is the task of an `async let`, whose name means what the task answers.
    var isTask = false
    /// Whether it was declared without a value.
    var isDeferred = false
    let range: SourceRange
    /// Whether it is a closure that must not outlive the call of the function it is a parameter of.
    var isCallBound = false
    /// The parameters of a local function.
    var function: FunctionDeclaration?
    /// Why it cannot be assigned, once somebody has asked.
    var immutability: Typed.Immutability?

    init(
        _ variable: Variable, _ context: FunctionContext, _ type: StaticType, isConstant: Bool,
        _ range: SourceRange
    ) {
        self.variable = variable
        self.context = context
        self.type = type
        self.isConstant = isConstant
        self.range = range
    }
}

/// A top-level variable or constant.
final class GlobalBinding {
    let global: Global
    /// Nil until its declaration is checked.
    var type: StaticType?
    let isConstant: Bool
    var isImplicitlyUnwrapped = false
    var isDeferred = false
    /// Whether the statements before this point declared it.
    var isDeclared = false
    /// Set when it has observers, which change it without telling themselves.
    var observed: PropertyDeclaration?
    /// Its declaration, until the type is found: code may use it before the declaration is reached.
    var declaration: PatternBindingSyntax?
    let range: SourceRange
    /// Why it cannot be assigned, once somebody has asked.
    var immutability: Typed.Immutability?

    init(_ global: Global, isConstant: Bool, _ range: SourceRange) {
        self.global = global
        self.isConstant = isConstant
        self.range = range
    }
}
