import EventEngine
import Reporting
import SwiftSyntax

/// Finds out what every name, member and literal of a scenario means, and makes nodes that can run.
///
/// It is split by kind of syntax: `Declarations`, `Statements`, `Expressions`, `Types`. Problems are
/// collected, so that one check reports all of them; `CheckAbort` leaves a statement that makes no further
/// sense.
final class Checker {
    let text: EmbeddedText
    /// The files that the text consists of.
    let files: ProgramFiles
    let catalogue = NativeCatalogue.standard
    /// The functions and types that were made so far.
    let parts = ProgramParts()
    private(set) var problems: [(problem: CheckProblem, range: SourceRange)] = []
    /// How many statements were left out.
    private var aborts = 0
    /// Grows with each problem and each statement that is left out.
    var failures: Int { problems.count + aborts }
    /// What is wrong with closures that outlive a call. It says nothing against an overload, so only a
    /// speculative check that fails takes it back.
    var closureProblems: [(problem: CheckProblem, range: SourceRange)] = []
    var scope: Scope
    let topLevel: Scope
    var context: FunctionContext
    var flow = FlowState()
    /// All types of the scenario, by their `UserType`.
    var declarations: [ObjectIdentifier: TypeDeclaration] = [:]
    /// In order of declaration.
    var declarationOrder: [TypeDeclaration] = []
    /// Whether instances are made through types of UIKit's that are only known at run time.
    var makesThroughTypes = false
    var nativeExtensions: [StaticType: NativeExtension] = [:]
    /// All globals and static properties, by number.
    var globals: [Global] = []
    /// The first place that was left out without a report.
    var silentAbort: SourceRange?
    /// Bodies that are checked when all top-level statements are.
    var pendingBodies: [() -> Void] = []
    /// The links of the optional chain that is being checked.
    var chain: [ChainLink]?
    /// What the chain's value should be: the type of a first link that names none, as in `.red.cgColor`.
    var implicitBase: StaticType?
    /// What conversions the expression so far needed; the cheapest overload wins.
    var cost = 0
    /// How many speculative checks enclose this one: bounds the work on deeply nested calls.
    var speculationDepth = 0
    var labelCount = 0
    /// Whether patterns use the variables of the first pattern of their case.
    var sharesBindings = false
    /// The condition whose pattern is being checked, and the scope that it is in: its names hide those of the
    /// same scope.
    var condition: (scope: Scope, range: SourceRange)?
    /// The names of overrides that only observe: `override var isOn: Bool { didSet { ... } }`.
    var observedNames: Set<String> = []
    /// The operators that the scenario declares functions for.
    var ownOperatorNames: Set<String> = []
    /// Whether generic code is checked with stand-ins anywhere.
    var hasStandIns = false
    /// The infix operators that it declares.
    var declaredOperators: [String: OperatorPrecedence] = [:]
    /// Initializers of the engine's classes, as superclasses have them.
    var nativeInitializerCache: [StaticType: [InitializerDeclaration]] = [:]
    /// Swift's `Error`: the type of what `catch` takes.
    var errorType: UserType { conformances.errorType }
    /// Which types conform to protocols of the scenario.
    var conformances: ConformanceTable
    /// Whether an argument of the call that is being checked is a function that throws.
    var sawThrowingArgument = false
    /// The closures in sight, and names of closures, that run before the call is over in which they stand.
    var closuresCalledAtOnce: Set<SyntaxIdentifier> = []
    /// Literals whose elements that are written with `!` are unwrapped, and those of which that is being
    /// found out.
    var forcedLiterals: Set<SyntaxIdentifier> = []
    var triedLiterals: Set<SyntaxIdentifier> = []
    /// Closures whose results a result builder makes, by the closure.
    var builtClosures: [SyntaxIdentifier: StaticType] = [:]
    /// Closures that name members without `self` although they are kept.
    var closuresSharingSelf: Set<SyntaxIdentifier> = []
    /// What calls in the generic code that is being checked mean; nil outside of such code.
    var meanings: [SourceRange: CallMeaning]?
    /// Whether generic code is checked for particular types.
    var isForParticularTypes = false
    /// What they mean when nothing is known of the types but what the signature says.
    var generalMeanings: [SourceRange: CallMeaning] = [:]
    /// What they mean for particular types.
    var specialMeanings: [(calls: [SourceRange: CallMeaning], types: [String: StaticType])] = []
    /// What calls mean in extensions of a generic class of the engine's, in the kind that comes first.
    var kindMeanings: [SourceRange: CallMeaning] = [:]
    /// Generic types with the stand-ins for their placeholders.
    var ownStandIns: Set<StaticType> = []
    /// What `typealias` declares anywhere.
    var aliasNames: Set<String> = []
    /// In order of declaration.
    var genericTypes: [GenericType] = []
    /// Functions and initializers with versions. Each leads to the scope that leads to it.
    var genericFunctions: [FunctionDeclaration] = []
    var genericInitializers: [InitializerDeclaration] = []
    var genericSubscripts: [SubscriptDeclaration] = []
    /// What calls ask of generic methods and subscripts of protocols, in order.
    var wantedVersions: [WantedVersion] = []
    /// What types have for those, by the requirement.
    var madeWitnesses: [StaticType: [ObjectIdentifier: Witness]] = [:]
    /// The types that are being made, while some are.
    var typeWork: TypeWork?
    /// Aliases whose types are looked for when it is known what types inherit.
    var postponedAliases: [(syntax: DeclSyntax, home: (any TypeHome)?, scope: Scope)] = []
    /// Whether a side of `?:` is checked.
    var isBranch = false
    /// Compositions of protocols, by their parts.
    var compositions: [[StaticType]: UserType] = [:]
    /// What makes the wrappers of properties, by the expressions that stand for it.
    var wrapperCreations: [SyntaxIdentifier: WrapperUse] = [:]
    /// Types whose values go where only `Any` or a protocol is known of them.
    var erasedTypes: Set<StaticType> = []
    /// Extensions of many types at once, in order.
    var templates: [ExtensionTemplate] = []
    /// What extensions add to types that are not the scenario's, in order, until their overrides are known.
    var extendedMembers: [(member: Member, type: StaticType)] = []
    /// Native types that are extended, in order.
    var nativeExtensionOrder: [StaticType] = []

    /// What was found of expressions inside the speculative check that is under way.
    var found: [ExpressionKey: ExpressionFinding] = [:]
    /// How many expressions may be checked, those of speculative checks included.
    private let maximumChecks: Int
    private var checks = 0
    /// What the run may still do: checking draws from it too.
    private let work: WorkBudget
    /// The expression that was looked at last.
    private var lastPlace = SourceRange(0, 0)
    /// What looking at one expression draws.
    private static let unitsOfCheck = 20
    /// More errors than this say nothing new.
    static let mostProblems = 100
    /// Where there were more.
    private(set) var overflow: SourceRange?
    /// The expression at which there were too many.
    private(set) var exhaustion: SourceRange?
    /// Whether a module's name stands in front of what is being checked.
    var isBehindModule = false
    /// The same for the scenario's own module.
    var isBehindOwnModule = false
    /// What the scenario calls its own module; nil while it does not.
    var ownModule: String?
    /// Generic `typealias` declarations, by name.
    var genericAliases: [String: [GenericAlias]] = [:]
    /// How many of them are being looked into.
    var aliasDepth = 0
    /// Whether `Self` is a placeholder in the signature that is being resolved.
    var leavesSelfOpen = false
    /// Whether a protocol of the scenario has an associated type.
    var hasAssociatedTypes = false
    /// Whether a type of the scenario has members that are looked up by name.
    var hasDynamicMembers = false
    /// What was found for associated types that types do not declare.
    var inferredTypes: [AssociationKey: StaticType] = [:]
    /// Those that are being looked for.
    var openAssociations: Set<AssociationKey> = []
    /// Requirements of protocols, for the types that conform.
    var requirementVersions: [VersionKey: Member] = [:]
    /// Methods that Objective-C cannot know, which was reported: that they are no actions follows from it.
    var refusedActions: Set<ObjectIdentifier> = []
    /// Members of declarations that were refused: that they are missing is no news.
    var refusedNames: Set<String> = []

    init(
        _ text: EmbeddedText, files: ProgramFiles = ProgramFiles(),
        maximumChecks: Int = ScenarioLimits.standard.checks,
        work: WorkBudget = WorkBudget()
    ) {
        self.text = text
        self.files = files
        self.maximumChecks = maximumChecks
        self.work = work
        let predefined = Scope(.predefined, parent: nil)
        topLevel = Scope(.topLevel, parent: predefined)
        scope = topLevel
        context = FunctionContext(.topLevel, "main", parent: nil, result: nil)
        let (error, declaration) = Checker.makeErrorType(parts, in: topLevel)
        conformances = ConformanceTable(errorType: error)
        context.mayThrow = true
        declarations[ObjectIdentifier(error)] = declaration
    }

    /// Nobody asks these once all is checked, and what leads back to itself would never be freed.
    deinit {
        for function in genericFunctions { function.generic = nil }
        for initializer in genericInitializers { initializer.generic = nil }
        for declared in genericSubscripts { declared.generic = nil }
        for use in wrapperCreations.values { use.storage.wrapper = nil }
    }

    /// The problems as diagnostics, in order of place, each place once.
    var diagnostics: [Reporting.Diagnostic] {
        var problems = problems
        if let exhaustion {
            let problem: CheckProblem = work.isExhausted ? .tooMuchToCheck : .tooManyChecks(maximumChecks)
            return [problem.diagnostic(at: exhaustion, in: text)]
        }
        if let overflow { problems.append((.tooManyProblems(Self.mostProblems), overflow)) }
        var seen: Set<SourceRange> = []
        // What of the library fails is a consequence of something that is wrong outside of it.
        if problems.contains(where: { !files.isLibrary($0.range) }) {
            problems.removeAll { files.isLibrary($0.range) }
        }
        let isKnown = !problems.contains { $0.problem.isOfForeignModule }
        return (problems + closureProblems)
            .filter { isKnown || !$0.problem.isAboutName }
            .sorted { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
            .filter { seen.insert($0.range).inserted }
            .map { $0.problem.diagnostic(at: $0.range, in: text) }
    }

    // MARK: Reporting

    /// Notes a problem and goes on.
    func report(_ problem: CheckProblem, at range: SourceRange) {
        if problems.count >= Self.mostProblems, speculationDepth == 0 {
            if overflow == nil { overflow = range }
        } else {
            problems.append((problem, range))
        }
    }

    /// Whether there is nothing more to be found: too many errors, or too much to check.
    var isOver: Bool { overflow != nil || exhaustion != nil }

    /// Whether names that are like a wrong one are looked for: not where nobody sees them.
    var wantsSuggestions: Bool { speculationDepth == 0 && problems.count < Self.mostProblems / 5 }

    /// Counts one expression.
    /// - Throws: when there were too many; then each further one throws as well, so that the check ends soon.
    func countCheck(at range: @autoclosure () -> SourceRange) throws {
        checks += 1
        if overflow != nil { throw CheckAbort() }
        if checks & 0xF == 0 { lastPlace = range() }
        guard checks > maximumChecks || !work.draw(Self.unitsOfCheck) else { return }
        if exhaustion == nil { exhaustion = range() }
        throw CheckAbort()
    }

    /// Draws for what grows with the program: members and types that are looked through. Whoever looks goes
    /// on; the next expression ends the check when nothing is left.
    func draw(_ units: Int) {
        if !work.draw(units), exhaustion == nil { exhaustion = lastPlace }
    }

    /// Takes back the problems after the first `count`.
    func cutProblems(to count: Int) -> [(problem: CheckProblem, range: SourceRange)] {
        let cut = Array(problems[count...])
        problems.removeLast(cut.count)
        return cut
    }

    /// Notes that something was left out of the program. That is right only beside a report: without any, the
    /// scenario is refused for it at the end, so that nothing is ever left out in silence.
    func noteAbort(at range: SourceRange) {
        aborts += 1
        if problems.isEmpty, silentAbort == nil { silentAbort = range }
    }

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
        let (count, before, beforeCost, beforeChain) = (problems.count, flow, cost, chain)
        let (beforeMeanings, ofClosures) = (meanings, closureProblems.count)
        speculationDepth += 1
        cost = 0
        defer {
            speculationDepth -= 1
            if speculationDepth == 0 { found = [:] }
            cost = beforeCost
            flow = before
            chain = beforeChain
            meanings = beforeMeanings
        }
        let result = exhaustion == nil ? try? body() : nil
        let hasProblems = problems.count > count
        problems.removeLast(problems.count - count)
        guard let result, !hasProblems, exhaustion == nil else {
            closureProblems.removeLast(closureProblems.count - ofClosures)
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
