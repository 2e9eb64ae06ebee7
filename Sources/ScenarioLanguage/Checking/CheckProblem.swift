/// What the checker finds wrong, with its data; the sentences are in `CheckProblem+Diagnostic.swift`.
enum CheckProblem {
    // Names
    case unknownName(String, candidates: [String])
    case unknownType(String, candidates: [String])
    case unknownMember(String, owner: String, candidates: [String])
    /// One that has had a shorter name since Swift 3.
    case renamedMember(String, owner: String, now: String)
    /// A static member asked of an instance, or the other way round.
    case wrongLevel(String, owner: String, isStatic: Bool)
    case memberOfOptional(String, type: String)
    case unknownImplicitMember(String, type: String, candidates: [String])
    case implicitMemberWithoutContext(String)
    case alreadyDeclared(String, first: SourceRange?)
    case usedBeforeDeclaration(String)
    case ambiguous(String, [String])
    case selfOutsideType
    case superOutsideClass
    case needsExplicitSelf(String)
    /// A closure is kept that is a parameter without `@escaping`.
    case needsEscaping(String)

    // Calls
    case notCallable(String)
    case wrongLabel(callee: String, found: String?, expected: String?)
    /// The number counts from 0.
    case missingArgument(callee: String, label: String?, number: Int)
    case extraArgument(callee: String)
    case noOverload(callee: String, candidates: [String])
    case notInout(parameter: String)
    case unexpectedInout
    case mutatingConstant(String, fix: String? = nil)
    case mutatingGetter(String, of: String?, fix: String?)
    case abstractProtocol(String)
    case unresolvedGeneric(String)
    case requirementNotMet(type: String, requirement: String)
    /// A member that a type would have if it met a condition.
    case conditionNotMet(String, owner: String, reason: String)
    /// A `where` clause where nothing around has placeholders.
    case conditionWithoutPlaceholders

    // Errors
    /// A call may throw and has no `try` in front.
    case notMarkedTry(String)
    case errorNotHandled
    /// `1 + try f()`, `1 + await f()`
    case markOnTheRight(String)

    // Waiting
    /// A call may wait and has no `await` in front.
    case notMarkedAwait(String)
    /// A call that may wait, in code that may not.
    case waitsOutsideAsync(String, hint: String)

    // Types
    case mismatch(expected: String, found: String)
    /// Something else than a value of a type: `a property`.
    case wrongKind(expected: String, found: String)
    case argumentMismatch(expected: String, found: String, callee: String)
    case optionalNotUnwrapped(String)
    case notOptional(String, use: String)
    case conditionNotBool(String)
    case noOperator(String, left: String, right: String?)
    case branchesDiffer(String, String)
    case literalWithoutType(String)
    /// A number that the type does not have.
    case literalOverflow(String, type: String)
    case nilWithoutType
    case notASequence(String)
    case impossibleCast(from: String, to: String)
    case closureParameters(expected: Int, found: Int)
    case closureNeedsType
    /// `\.a` where nothing says what it begins with.
    case keyPathNeedsRoot
    case keyPathOfMutatingGetter(String)
    case tupleSize(expected: Int, found: Int)
    case patternMismatch(pattern: String, type: String)
    case notAssignable(String, reason: String, fix: String? = nil)

    // Flow
    case missingReturn(String)
    case usedBeforeInitialization(String)
    case assignedTwice(String)
    case propertiesNotInitialized([String], at: String)
    case selfBeforeSuperInit(String)
    case superInitMissing(String, call: String)
    case guardFallsThrough
    case notExhaustive([String])
    case jumpOutside(String)
    case unknownLabel(String)
    case returnOutside
    case returnValueMissing(String)
    case returnValueUnexpected

    // Declarations
    case notOverriding(String, candidates: [String])
    case overrideMissing(String)
    case overrideMismatch(String, expected: String)
    /// A function or an initializer without a body.
    case missingBody(String)
    /// A body, or a value, of what a protocol asks for.
    case bodyInProtocol(String)
    /// An override that is stored.
    case storedOverride(String)
    /// Observers of a property that cannot be set.
    case observesReadOnly(String)
    /// A getter alone for a property that can be set.
    case readOnlyOverride(String)
    case notOverridable(String)
    /// An extension of a class of the engine's declares it, without `@objc`.
    case declaredInExtension(String, owner: String)
    case missingRequirement(type: String, requirement: String, protocol: String)
    case needsTypeOrValue(String)
    case accessorTwice(String, of: String)
    case setterWithoutGetter(of: String)
    case observerBesideGetter(String)
    /// In a file that only declares.
    case statementInSource
    case unknownModule(String, known: [String])
    /// A member of the type that is for other places; `level` is the word in front of it.
    case inaccessible(String, level: String)
    case noInitializers(String, property: String)
    case notAProtocol(String)
    case redundantConformance(String, protocol: String, superclass: String)
    case repeatedConformance(String, protocol: String)
    case finalSuperclass(String)
    case finalMember(String)
    /// A protocol that only classes conform to.
    case notForClasses(String, protocol: String)
    /// `protocol P where Self == S`
    case selfIsOneType(String)
    case cyclicDefinition(String)
    /// Of a protocol.
    case inheritingExtension(of: String)
    /// A struct or enum whose values would hold themselves.
    case recursiveValue(String, isEnum: Bool)
    case requiredInitializer(String, superclass: String)
    case badRawValue(String)
    case objectiveCOutsideClass
    /// A method that cannot be `@objc`, for the type of a parameter or of its result.
    case notInObjectiveC(String, type: String)
    case notExposed(String)
    case sameSelector(String, first: String)

    // Limits of the interpreter
    case tooManyChecks(Int)
    /// Checking alone used up what the run may do.
    case tooMuchToCheck
    /// There are more errors than are shown.
    case tooManyProblems(Int)
    /// An expression of more operators, or a type of more parts, than anybody reads.
    case tooLarge(String, limit: Int)
    case unsupported(String, hint: String?)
    /// A name of Swift or of Apple's frameworks that scenarios do not have.
    case absent(Absence)
}

/// Thrown up to the nearest statement when a problem was reported and the rest of the expression makes no
/// sense.
struct CheckAbort: Error {}
