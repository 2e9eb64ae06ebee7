import EventEngine

/// One run of a scenario: its world, its globals, and what it has used up of its limits.
final class Execution {
    let program: ExecutableProgram
    let world: Simulator
    let context: RunContext
    let limits: ScenarioLimits
    /// The storage of top-level variables and static properties.
    var globals: [Value]
    /// The line of the statement that runs now (0-based), as the trace wants it.
    var line: Int32 {
        get { world.currentLine }
        set { world.currentLine = newValue }
    }
    /// The statement that runs now: the place of errors that come from the engine.
    var place = SourceRange(0, 0)
    /// What the run has used of the catalogue.
    private(set) var uses = MemberUses()
    /// Set when the run is over: what is released from then on runs no `deinit`, as at a program's exit.
    var isOver = false
    private var steps = 0
    /// What one step draws from the run's budget of work.
    private static let unitsOfStep = 10
    /// The calls of the stack that is in use.
    var calls: CallState
    /// The task whose code runs; nil outside of tasks.
    var currentTask: Coroutine?
    /// What classes say of the looks of their views; nil in programs that do not ask for it.
    var appearances: Appearances?
    /// The tasks that are not over.
    var coroutines: [Coroutine] = []

    init(
        _ program: ExecutableProgram, _ world: Simulator, _ context: RunContext, _ limits: ScenarioLimits,
        stackFloor: UInt
    ) {
        self.program = program
        self.world = world
        self.context = context
        self.limits = limits
        globals = Array(repeating: Unset.value, count: program.globalCount)
        calls = CallState(stackFloor: stackFloor)
        world.interpreter = self
        if program.parts.usesAppearances { appearances = Appearances(self) }
        context.descriptions = program.extensions.descriptions.mapValues(\.describing)
    }

    /// The run whose world is this thread's current one; nil outside of runs.
    static var current: Execution? {
        Simulator.present?.interpreter.map { unsafeDowncast($0, to: Execution.self) }
    }

    /// Counts one statement, call, or turn of a loop.
    /// - Throws: the error that stopped the engine meanwhile, or a `SourceTrap` when there were too many.
    func step(at range: SourceRange) throws {
        steps += 1
        place = range
        context.work.draw(Self.unitsOfStep)
        if steps > limits.steps { throw SourceTrap(problem: .tooManySteps(limits.steps), range: range) }
        if let failure = context.failure { throw failure }
    }

    /// Begins a call.
    /// - Throws: a `SourceTrap` when calls are nested too deeply.
    func enter(at range: SourceRange) throws {
        calls.depth += 1
        var here: UInt8 = 0
        let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
        if calls.depth > limits.depth || address < calls.stackFloor {
            calls.depth -= 1
            throw SourceTrap(problem: .tooDeep(limits.depth), range: range)
        }
    }

    /// Takes note that the scenario comes to a member of the catalogue.
    func note(_ member: NativeMember, at range: SourceRange) {
        if !isInLibrary(range) { uses.note(member, at: range) }
    }

    /// Whether a place is in Swift's library.
    func isInLibrary(_ range: SourceRange) -> Bool { range.lower < program.endOfLibrary }

    /// Ends a call.
    func leave() { calls.depth -= 1 }

    /// Takes units of work off.
    func draw(_ units: Int, at range: SourceRange) throws {
        try located(at: range) { try context.spend(units) }
    }

    /// Charges the run for a collection.
    func charge(elements count: Int, at range: SourceRange) throws {
        try located(at: range) { try context.charge(elements: count) }
    }

    /// Charges the run for a string.
    func charge(stringBytes count: Int, at range: SourceRange) throws {
        try located(at: range) { try context.charge(stringBytes: count) }
    }

    /// Charges the run for a collection that grew to `count` elements, and for all of them when they moved.
    func chargeGrowth(of count: Int, by added: Int, _ isCopied: Bool, at range: SourceRange) throws {
        try located(at: range) { try context.chargeGrowth(to: count, by: isCopied ? count : added) }
    }

    /// The same for a text, in UTF-8 bytes.
    func chargeGrowth(ofBytes count: Int, by added: Int, _ isCopied: Bool, at range: SourceRange) throws {
        try located(at: range) { try context.chargeGrowth(toBytes: count, by: isCopied ? count : added) }
    }

    /// Runs something of the catalogue or the engine, and gives its errors a place.
    func located<Result>(at range: SourceRange, _ body: () throws -> Result) throws -> Result {
        do {
            let result = try body()
            if let failure = context.failure { throw failure }
            return result
        } catch let trap as RunTrap {
            throw SourceTrap(problem: .member(trap), range: range)
        }
    }

    /// Calls the engine's own version of a message through `super`; without a message, just calls.
    func send(
        _ message: SuperMessage?, to receiver: Value, at range: SourceRange, _ body: () throws -> Value
    ) throws -> Value {
        guard let message, case .object(let object) = receiver else { return try located(at: range, body) }
        let result = world.throughSuper(object, message.selector) { Result { try body() } }
        return try located(at: range) { try result.get() }
    }

    /// Sets a top-level variable. What it held before goes meanwhile: a `deinit` may look at other variables,
    /// and is stopped where it looks at this one, as Swift stops it.
    func set(_ global: Global, to value: Value) {
        var old = Unset.changing
        swap(&old, &globals[global.index])
        old = .void
        globals[global.index] = global.ownership.stored(value)
    }

    /// Gives a top-level variable its first value, and the object in it its name in the trace.
    func bind(_ value: Value, to global: Global) {
        set(global, to: value)
        if case .object(let object) = value { world.names.bind(global.name, to: object) }
    }

    /// What `print` and string interpolation show of a value.
    func text(of value: Value, as type: StaticType, at range: SourceRange) throws -> String {
        try located(at: range) { try context.text(of: value, as: type) }
    }

    /// Runs the `deinit` of an instance that is gone. The object itself may not be held again: another one of
    /// the same class stands for it, with its stored properties and nothing of the engine's.
    func finish(_ type: RuntimeType, fields: [Value]) {
        guard !isOver, context.failure == nil, type.hasDeinitializer, type.isComplete(fields) else { return }
        let instance = Value.object(ScriptObject(type.type, fields: fields))
        var current: RuntimeType? = type
        while let type = current {
            if let code = type.deinitializer {
                do {
                    _ = try code.call([instance], self, at: place)
                } catch {
                    context.fail(error)
                    return
                }
            }
            current = type.superclass
        }
    }
}

extension RuntimeType {
    /// Whether all stored properties got values: an initializer that fails before runs no `deinit`.
    fileprivate func isComplete(_ fields: [Value]) -> Bool {
        fields.indices.allSatisfy { !Unset.isUnset(fields[$0]) || lazyFields.contains($0) }
    }
}

/// A message of the engine that goes through `super`.
struct SuperMessage {
    let selector: MessageSelector
}
