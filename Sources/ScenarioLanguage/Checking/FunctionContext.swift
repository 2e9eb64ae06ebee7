/// What the checker knows of the function, closure or accessor whose body it is in.
final class FunctionContext {
    enum Kind { case topLevel, function, closure, initializer }

    let kind: Kind
    /// The function around it whose variables it may use; nil inside types and at the top.
    let parent: FunctionContext?
    let captures = CaptureList()
    private var captured: [ObjectIdentifier: Int] = [:]
    private(set) var slotCount = 0
    /// What it returns; nil for a closure whose result its body decides.
    var result: StaticType?
    /// The first result that a closure's body showed.
    var inferredResult: StaticType?
    /// The name with labels, for `#function`.
    let name: String
    /// In initializers: what has to be done before the end.
    var construction: Construction?
    /// In a `deinit`: whose. Its own properties change there without telling observers.
    var destroyed: TypeDeclaration?
    /// Whether it is the body of a `defer` that is being checked: what that gives a property of an instance
    /// in an initializer is not the first value, and observers are told.
    var isDeferring = false
    var labels: [Label] = []
    /// The property whose observer or setter this is.
    var observes: PropertyDeclaration?
    /// Whether an error may leave it.
    var mayThrow = false
    /// The only type that such errors may have; nil when it may be any.
    var thrown: StaticType?
    /// Whether one does; so a closure is known to throw.
    var didThrow = false
    /// Whether a `try` is in front of what is being checked.
    var isTryCovered = false
    /// Whether it may wait: `await` is allowed inside.
    var mayWait = false
    /// Whether it does; so a closure is known to be `async`.
    var didWait = false
    /// Whether it is a member of an actor that runs outside of it.
    var leavesActor = false
    /// Whether an `await` is in front of what is being checked.
    var isAwaitCovered = false
    /// What takes errors on their way out, innermost last.
    var handlers: [ErrorHandler] = []
    var naming = MemberNaming.bare
    /// The result builder that makes its result of its statements.
    var builder: StaticType?
    /// For a closure: whether it may be called when the call is over in which it is written.
    var isKept = false

    init(_ kind: Kind, _ name: String, parent: FunctionContext?, result: StaticType?) {
        self.kind = kind
        self.name = name
        self.parent = parent
        self.result = result
    }

    /// Lets the body do what the signature says.
    func allow(_ effect: Effect) {
        mayThrow = effect.errors != .none
        thrown = effect.thrown
        mayWait = effect.isAsync
    }

    /// A new slot in the frame.
    func reserveSlot() -> Int {
        defer { slotCount += 1 }
        return slotCount
    }

    /// The slots that were made since `start`.
    func slots(since start: Int) -> Range<Int> { start..<slotCount }

    /// The number under which this function has a variable of a function around it; nil when that cannot be.
    func capture(_ binding: LocalBinding) -> Int? {
        let key = ObjectIdentifier(binding)
        if let known = captured[key] { return known }
        guard let parent else { return nil }
        let source: CaptureSource
        if parent === binding.context {
            binding.variable.isCaptured = true
            source = .local(binding.variable)
        } else {
            guard let index = parent.capture(binding) else { return nil }
            source = .outer(index)
        }
        captures.sources.append(source)
        captures.variables.append((binding.variable.name, binding.variable.ownership))
        captured[key] = captures.sources.count - 1
        return captures.sources.count - 1
    }
}

/// How code names the members of the object around it.
enum MemberNaming {
    /// By their names: the code runs while the method around it does.
    case bare
    /// With `self.` in front: a closure that may outlive the method keeps the object alive, and says so.
    case withSelf
    /// By their names: the capture list of a closure around it says `self`.
    case captured

    /// That inside a closure which runs during the call it is an argument of, or may be kept.
    func inside(closureThatIsKept isKept: Bool, capturingSelf: Bool) -> MemberNaming {
        if capturingSelf { return .captured }
        return isKept && self == .bare ? .withSelf : self
    }
}

/// What an initializer has to do before it ends.
final class Construction {
    let owner: TypeDeclaration
    let isConvenience: Bool
    let isFailable: Bool
    /// Stored properties without an initial value.
    let pending: [PropertyDeclaration]
    /// Whether `super.init` must be called.
    let needsSuper: Bool

    init(
        _ owner: TypeDeclaration, isConvenience: Bool, isFailable: Bool, pending: [PropertyDeclaration],
        needsSuper: Bool
    ) {
        self.owner = owner
        self.isConvenience = isConvenience
        self.isFailable = isFailable
        self.pending = pending
        self.needsSuper = needsSuper
    }
}

/// What is known at one point of a body: which variables have a value, and whether it can be reached.
struct FlowState {
    /// Variables declared without a value that have one now on every path.
    private var initialized: Set<Declared> = []
    /// Those that have one on some path.
    private var touched: Set<Declared> = []
    /// Whether `super.init` or `self.init` was called on every path.
    var isDelegated = false
    var isReachable = true

    /// A variable or a stored property. It is kept, so that no later one takes its identity.
    private struct Declared: Hashable {
        let declaration: AnyObject

        static func == (a: Declared, b: Declared) -> Bool { a.declaration === b.declaration }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(declaration)) }
    }

    /// Whether a variable or a stored property has a value on every path.
    func hasValue(_ declaration: AnyObject) -> Bool {
        initialized.contains(Declared(declaration: declaration))
    }

    /// Whether it has one on some path.
    func mayHaveValue(_ declaration: AnyObject) -> Bool {
        let declared = Declared(declaration: declaration)
        return initialized.contains(declared) || touched.contains(declared)
    }

    mutating func giveValue(_ declaration: AnyObject) {
        assumeValue(declaration)
        touched.insert(Declared(declaration: declaration))
    }

    /// It has a value here, but where paths meet nothing is known of it.
    mutating func assumeValue(_ declaration: AnyObject) {
        initialized.insert(Declared(declaration: declaration))
    }

    /// Takes over what may have a value on a path that led elsewhere.
    mutating func touch(_ other: FlowState) { touched.formUnion(other.touched) }

    /// What is known where two paths meet.
    func merged(with other: FlowState) -> FlowState {
        var result = self
        result.touched.formUnion(other.touched)
        if !isReachable {
            result = other
            result.touched.formUnion(touched)
            return result
        }
        guard other.isReachable else { return result }
        result.initialized.formIntersection(other.initialized)
        result.isDelegated = isDelegated && other.isDelegated
        return result
    }
}
