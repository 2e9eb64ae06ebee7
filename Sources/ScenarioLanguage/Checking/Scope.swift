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
    private var entries: [String: Entry] = [:]
    /// Names of the functions that the block declares, from its beginning on.
    var localFunctions: Set<String> = []

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
        case functions([FunctionDeclaration])
        case type(StaticType)
        /// Its declaration has errors; uses of it are not reported again.
        case poisoned
    }

    subscript(name: String) -> Entry? {
        get { entries[name] }
        set { entries[name] = newValue }
    }

    /// All names, sorted.
    var names: [String] { entries.keys.sorted() }
}

/// A local variable, constant or parameter.
final class LocalBinding {
    let variable: Variable
    let context: FunctionContext
    var type: StaticType
    let isConstant: Bool
    var isImplicitlyUnwrapped = false
    /// Whether it was declared without a value.
    var isDeferred = false
    let range: SourceRange
    /// Whether it is a closure that must not outlive the call of the function it is a parameter of.
    var isCallBound = false
    /// The parameters of a local function.
    var function: FunctionDeclaration?

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
    /// Finds the type before the declaration is reached.
    var findType: (() -> StaticType?)?
    let range: SourceRange

    init(_ global: Global, isConstant: Bool, _ range: SourceRange) {
        self.global = global
        self.isConstant = isConstant
        self.range = range
    }
}
