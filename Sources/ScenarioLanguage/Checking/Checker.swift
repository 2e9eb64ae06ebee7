import EventEngine
import Reporting
import SwiftSyntax

/// Finds out what every name, member and literal of a scenario means, and makes nodes that can run.
///
/// It is split by kind of syntax: `Declarations`, `Statements`, `Expressions`, `Types`. Problems are
/// collected, so that one check reports all of them; `CheckAbort` leaves a statement that makes no further
/// sense.
///
/// What each expression asks for is `@exclusivity(unchecked)`: to check each access at run time takes a tenth
/// of the time of a check.
final class Checker {
    let text: EmbeddedText
    /// The files that the text consists of.
    let files: ProgramFiles
    let catalogue = NativeCatalogue.standard
    /// The functions and types that were made so far.
    let parts = ProgramParts()
    @exclusivity(unchecked) var problems = ProblemLog()
    private let budget: CheckBudget

    // MARK: Where it is

    @exclusivity(unchecked) var scope: Scope
    let topLevel: Scope
    @exclusivity(unchecked) var context: FunctionContext
    @exclusivity(unchecked) var state = CheckState()
    @exclusivity(unchecked) var enclosing = Enclosing()
    @exclusivity(unchecked) var closures = ClosureUses()
    var literals = LiteralTrials()
    @exclusivity(unchecked) var moduleInFront = ModuleInFront()
    /// What was found of expressions inside the speculative check that is under way.
    @exclusivity(unchecked) var found: [ExpressionKey: ExpressionFinding] = [:]
    /// How many speculative checks enclose this one: bounds the work on deeply nested calls.
    @exclusivity(unchecked) var speculationDepth = 0
    /// How many attempts have failed for what was refused elsewhere.
    var silentFailures = 0
    var labelCount = 0

    // MARK: What is declared

    /// All types of the scenario, by their `UserType`.
    @exclusivity(unchecked) var declarations: [ObjectIdentifier: TypeDeclaration] = [:]
    /// In order of declaration.
    var declarationOrder: [TypeDeclaration] = []
    /// All globals and static properties, by number.
    @exclusivity(unchecked) var globals: [Global] = []
    @exclusivity(unchecked) var aliases = AliasTable()
    @exclusivity(unchecked) var extensions = ExtensionTable()
    @exclusivity(unchecked) var generics = GenericCode()
    var declaredOperators = DeclaredOperators()
    /// The names of overrides that only observe: `override var isOn: Bool { didSet { ... } }`.
    var observedNames: Set<String> = []
    /// Whether a type of the scenario has members that are looked up by name.
    var hasDynamicMembers = false
    /// Whether the scenario declares an actor.
    var hasActors = false
    /// The types that are being made, while some are.
    var typeWork: TypeWork?
    /// Bodies that are checked when all top-level statements are.
    @exclusivity(unchecked) var pendingBodies: [() -> Void] = []

    // MARK: What is known of it

    /// Which types conform to protocols of the scenario.
    let conformances: ConformanceTable
    @exclusivity(unchecked) var associations = Associations()
    @exclusivity(unchecked) var meanings = CallMeanings()
    @exclusivity(unchecked) var refused = RefusedParts()
    /// Initializers of the engine's classes, as superclasses have them.
    var nativeInitializerCache: [StaticType: [InitializerDeclaration]] = [:]
    /// Compositions of protocols, by their parts.
    var compositions: [[StaticType]: UserType] = [:]
    /// What makes the wrappers of properties, by the expressions that stand for it.
    @exclusivity(unchecked) var wrapperCreations: [SyntaxIdentifier: WrapperUse] = [:]
    /// Types whose values go where only `Any` or a protocol is known of them.
    var erasedTypes: Set<StaticType> = []
    /// Whether instances are made through types of UIKit's that are only known at run time.
    var makesThroughTypes = false

    init(
        _ text: EmbeddedText, files: ProgramFiles = ProgramFiles(),
        maximumChecks: Int = ScenarioLimits.standard.checks,
        work: WorkBudget = WorkBudget()
    ) {
        self.text = text
        self.files = files
        budget = CheckBudget(maximum: maximumChecks, work: work)
        topLevel = Scope(.topLevel, parent: PredefinedNames.all.scope)
        globals = PredefinedNames.all.globals
        scope = topLevel
        context = FunctionContext(.topLevel, "main", parent: nil, result: nil)
        let (error, declaration) = Checker.makeErrorType(parts, in: topLevel)
        conformances = ConformanceTable(errorType: error)
        context.mayThrow = true
        declarations[ObjectIdentifier(error)] = declaration
    }

    /// Nobody asks these once all is checked, and what leads back to itself would never be freed.
    deinit {
        generics.takeApart()
        for use in wrapperCreations.values { use.storage.wrapper = nil }
    }

    /// Swift's `Error`: the type of what `catch` takes.
    var errorType: UserType { conformances.errorType }

    // MARK: Parts of the state, as most of the checker names them

    var flow: FlowState {
        get { state.flow }
        _modify { yield &state.flow }
    }

    var cost: Int {
        get { state.cost }
        _modify { yield &state.cost }
    }

    var chain: [ChainLink]? {
        get { state.chain }
        _modify { yield &state.chain }
    }

    /// The problems as diagnostics, in order of place, each place once.
    var diagnostics: [Reporting.Diagnostic] {
        if let place = exhaustion { return [budget.problem.diagnostic(at: place, in: text)] }
        return problems.diagnostics(in: text, files)
    }

    // MARK: Reporting

    /// Notes a problem and goes on.
    func report(_ problem: CheckProblem, at range: SourceRange) {
        problems.add((problem, range), isTrial: speculationDepth > 0)
    }

    /// Whether there is nothing more to be found: too many errors, or too much to check.
    var isOver: Bool { problems.overflow != nil || exhaustion != nil }

    /// The expression at which there was too much to check.
    var exhaustion: SourceRange? { budget.exhaustion }

    /// Whether names that are like a wrong one are looked for: not where nobody sees them.
    var wantsSuggestions: Bool { speculationDepth == 0 && problems.isShort }

    /// Counts one expression.
    /// - Throws: when there were too many; then each further one throws as well, so that the check ends soon.
    func countCheck(at range: @autoclosure () -> SourceRange) throws {
        guard problems.overflow == nil, budget.count(at: range) else { throw CheckAbort() }
    }

    /// Draws for what grows with the program: members and types that are looked through.
    func draw(_ units: Int) { budget.draw(units) }

    /// Notes a problem after which the expression makes no sense.
    func fail(_ problem: CheckProblem, at range: SourceRange) -> CheckAbort {
        report(problem, at: range)
        return CheckAbort()
    }

    /// An error that names a construct scenarios do not have.
    func unsupported(_ construct: String, hint: String? = nil, at range: SourceRange) -> CheckAbort {
        fail(.unsupported(construct, hint: hint), at: range)
    }

    /// Runs `body` and forgets its problems; nil when there were any.
    func attempt<Result>(_ body: () throws -> Result) -> (result: Result, cost: Int)? {
        let before = state
        let (count, ofClosures) = (problems.count, problems.ofClosures.count)
        speculationDepth += 1
        cost = 0
        defer {
            speculationDepth -= 1
            if speculationDepth == 0 { found = [:] }
            state = before
        }
        let result = exhaustion == nil ? try? body() : nil
        let own = problems.cut(to: count)
        guard let result, own.isEmpty, exhaustion == nil else {
            problems.ofClosures.removeLast(problems.ofClosures.count - ofClosures)
            if own.isEmpty { silentFailures += 1 }
            return nil
        }
        return (result, cost)
    }

    /// Runs `body` in a scope of its own.
    func inScope<Result>(_ kind: Scope.Kind = .block, _ body: () throws -> Result) rethrows -> Result {
        let outer = scope
        scope = Scope(kind, parent: outer)
        defer { scope = outer }
        return try body()
    }

    /// Runs `body` in the function `inner` and in a scope inside `base`.
    func inFunction<Result>(_ inner: FunctionContext, scope base: Scope, _ body: () throws -> Result)
        rethrows -> Result
    {
        let (outerContext, outerScope, outerFlow, outerChain) = (context, scope, flow, chain)
        context = inner
        scope = Scope(.block, parent: base)
        if inner.kind != .closure { flow = FlowState() }
        flow.isReachable = true
        chain = nil
        defer { (context, scope, flow, chain) = (outerContext, outerScope, outerFlow, outerChain) }
        return try body()
    }

    /// The line of the text (0-based) that holds a place.
    func line(of range: SourceRange) -> Int32 {
        Int32(text.lineIndex(at: Int(range.lower)) ?? 0)
    }

    /// A new global.
    func makeGlobal(_ name: String) -> Global {
        let global = Global(name, index: globals.count)
        globals.append(global)
        return global
    }

    /// The record of a type of the scenario.
    func declaration(of type: UserType) -> TypeDeclaration {
        guard let found = declarations[ObjectIdentifier(type)] else {
            preconditionFailure("The type \(type.name) was never collected.")
        }
        return found
    }
}
