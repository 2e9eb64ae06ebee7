/// The name of a kind of trouble: what `error: ... [unknown-member]` ends with, what reports for programs
/// carry, and what `tracebook explain unknown-member` explains.
///
/// Programs and people remember these names, so they are not changed. A new one comes with a lesson: see
/// `Lesson` in BookBuilding, whose tests run its examples.
package enum DiagnosticCode: String, CaseIterable, Sendable {
    // MARK: The book and its files
    case missingSummary = "missing-summary"
    case badSummary = "bad-summary"
    case noChapters = "no-chapters"
    case tooManyChapters = "too-many-chapters"
    case missingChapter = "missing-chapter"
    case noChapter = "no-chapter"
    case outsideOfBook = "outside-of-book"
    case listedTwice = "listed-twice"
    case unlistedChapter = "unlisted-chapter"
    case reservedPage = "reserved-page"
    case badJSON = "bad-json"
    case badSetting = "bad-setting"
    case unknownSetting = "unknown-setting"
    case duplicateSetting = "duplicate-setting"

    // MARK: Markdown
    case notUTF8 = "not-utf-8"
    case fileTooLarge = "file-too-large"
    case emptyChapter = "empty-chapter"
    case unclosedFence = "unclosed-fence"
    case nestedTooDeeply = "nested-too-deeply"
    case tooManyImages = "too-many-images"
    case leftoverAsterisks = "leftover-asterisks"
    case otherMarkdown = "other-markdown"
    case rawHTML = "raw-html"
    case badHeadingID = "bad-heading-id"
    case duplicateID = "duplicate-id"
    case deadLink = "dead-link"
    case deadAnchor = "dead-anchor"
    case foreignPicture = "foreign-picture"
    case wrongPicture = "wrong-picture"
    case missingText = "missing-text"

    // MARK: Fences
    case missingName = "missing-name"
    case duplicateName = "duplicate-name"
    case missingScenario = "missing-scenario"
    case missingOf = "missing-of"
    case unknownScenario = "unknown-scenario"
    case unknownOutput = "unknown-output"
    case unknownOption = "unknown-option"
    case duplicateOption = "duplicate-option"
    case missingOption = "missing-option"
    case missingComma = "missing-comma"
    case missingValue = "missing-value"
    case unwantedValue = "unwanted-value"
    case badValue = "bad-value"
    case contradiction
    case unclosedBracket = "unclosed-bracket"
    case unclosedQuote = "unclosed-quote"
    case disguisedFence = "disguised-fence"
    case tooManyFences = "too-many-fences"
    case circularExtends = "circular-extends"
    case longExtends = "long-extends"
    case badSource = "bad-source"
    case unknownObject = "unknown-object"
    case nothingToShow = "nothing-to-show"
    case tooManyRuns = "too-many-runs"
    case unequalRuns = "unequal-runs"
    case doesNotFail = "does-not-fail"
    case fixedIssue = "fixed-issue"

    // MARK: What differs
    case unfilledFence = "unfilled-fence"
    case staleFence = "stale-fence"
    case engineDiffers = "engine-differs"
    case stalePage = "stale-page"
    case neverBuilt = "never-built"

    // MARK: Claims
    case falseClaim = "false-claim"
    case badClaim = "bad-claim"
    case tooManyClaims = "too-many-claims"
    case unknownChapter = "unknown-chapter"
    case unknownMethod = "unknown-method"
    case nothingToClaim = "nothing-to-claim"
    case pictureClaim = "picture-claim"

    // MARK: Scenario code: names
    case syntax
    case unsupported
    case unknownName = "unknown-name"
    case unknownType = "unknown-type"
    case unknownMember = "unknown-member"
    case wrongLevel = "wrong-level"
    case inaccessible
    case alreadyDeclared = "already-declared"
    case usedBeforeDeclaration = "used-before-declaration"
    case cyclicDefinition = "cyclic-definition"
    case ambiguous
    case noContext = "no-context"
    case noSelf = "no-self"
    case noSuper = "no-super"
    case needsSelf = "needs-self"
    case needsEscaping = "needs-escaping"
    case lookAlikeNames = "look-alike-names"

    // MARK: Scenario code: calls
    case notCallable = "not-callable"
    case wrongLabel = "wrong-label"
    case missingArgument = "missing-argument"
    case extraArgument = "extra-argument"
    case noOverload = "no-overload"
    case needsInout = "needs-inout"
    case unexpectedInout = "unexpected-inout"
    case abstractProtocol = "abstract-protocol"
    case requirementNotMet = "requirement-not-met"
    case notMarkedTry = "not-marked-try"
    case errorNotHandled = "error-not-handled"
    case tryOnTheRight = "try-on-the-right"
    case notMarkedAwait = "not-marked-await"
    case waitsOutsideAsync = "waits-outside-async"

    // MARK: Scenario code: types
    case wrongType = "wrong-type"
    case optionalNotUnwrapped = "optional-not-unwrapped"
    case notOptional = "not-optional"
    case noOperator = "no-operator"
    case notASequence = "not-a-sequence"
    case impossibleCast = "impossible-cast"
    case closureParameters = "closure-parameters"
    case patternMismatch = "pattern-mismatch"
    case immutable

    // MARK: Scenario code: flow
    case missingReturn = "missing-return"
    case returnOutside = "return-outside"
    case jumpOutside = "jump-outside"
    case unknownLabel = "unknown-label"
    case guardFallsThrough = "guard-falls-through"
    case notExhaustive = "not-exhaustive"
    case usedBeforeInitialization = "used-before-initialization"
    case notInitialized = "not-initialized"
    case selfTooEarly = "self-too-early"
    case superInitMissing = "super-init-missing"

    // MARK: Scenario code: declarations
    case notOverriding = "not-overriding"
    case overrideMissing = "override-missing"
    case overrideMismatch = "override-mismatch"
    case notOverridable = "not-overridable"
    case missingRequirement = "missing-requirement"
    case notAProtocol = "not-a-protocol"
    case noInitializer = "no-initializer"
    case requiredInitializer = "required-initializer"
    case badRawValue = "bad-raw-value"
    case notInObjectiveC = "not-in-objective-c"
    case notExposed = "not-exposed"
    case sameSelector = "same-selector"

    // MARK: While a scenario runs
    case unwrappedNil = "unwrapped-nil"
    case indexOutOfRange = "index-out-of-range"
    case overflow
    case divisionByZero = "division-by-zero"
    case invalidRange = "invalid-range"
    case failedCast = "failed-cast"
    case unownedGone = "unowned-gone"
    case uncaughtError = "uncaught-error"
    case stopped
    case trap
    case limit
    case actionArgument = "action-argument"
    case unrecognizedSelector = "unrecognized-selector"
    case cyclicHierarchy = "cyclic-hierarchy"
    case wrongSubviewIndex = "wrong-subview-index"
    case invalidGeometry = "invalid-geometry"
    case invalidArgument = "invalid-argument"
    case neverSettles = "never-settles"
    case noView = "no-view"
    case refused
    case fingerStillDown = "finger-still-down"
    case fingerNotDown = "finger-not-down"
    case undecidedRecognizer = "undecided-recognizer"
    case unsatisfiableConstraints = "unsatisfiable-constraints"

    // MARK: The command line
    case noBook = "no-book"
    case fileAccess = "file-access"
    case unreadable
    case linkOutOfBook = "link-out-of-book"
    case fileName = "file-name"
    case fileInTheWay = "file-in-the-way"
    case notInCI = "not-in-ci"
    case noPort = "no-port"
    case ambiguousScenario = "ambiguous-scenario"
    case nothingSelected = "nothing-selected"
    case unknownLine = "unknown-line"
    case unknownRule = "unknown-rule"
    case unknownCode = "unknown-code"
    case badExplanation = "bad-explanation"
    case crashed
}
