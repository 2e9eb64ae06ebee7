import Reporting

extension CheckProblem {
    /// The sentence, its code and its hint.
    func diagnostic(at range: SourceRange, in text: EmbeddedText) -> Reporting.Diagnostic {
        let (code, message, hint) = words
        var diagnostic = Reporting.Diagnostic(
            code: code, message, at: text.span(of: range.offsets), hint: hint)
        if case .alreadyDeclared(_, let first?) = self {
            let place = text.span(of: first.offsets)
            diagnostic.notes = [Reporting.Diagnostic(.note, code: code, "first declared here", at: place)]
        }
        return diagnostic
    }

    private typealias Words = (code: DiagnosticCode, message: String, hint: String?)

    private var words: (code: DiagnosticCode, message: String, hint: String?) {
        nameWords ?? callWords ?? typeWords ?? flowWords ?? errorWords ?? inheritanceWords
            ?? declarationWords
    }

    private var nameWords: Words? {
        switch self {
        case .unknownName(let name, let candidates):
            (
                .unknownName, "there is no '\(name)' here",
                Suggestion.hint(for: name, among: candidates) ?? StageHint.hint(for: name)
            )
        case .unknownType(let name, let candidates):
            (.unknownType, "there is no type '\(name)'", Suggestion.hint(for: name, among: candidates))
        case .unknownMember(let name, let owner, let candidates):
            (
                .unknownMember, "'\(owner)' has no member '\(name)'",
                Suggestion.hint(for: name, among: candidates) ?? StageHint.hint(for: name, of: owner)
            )
        case .renamedMember(let name, let owner, let now):
            (
                .unknownMember, "'\(owner)' has no member '\(name)'",
                "Swift has another name for it: write '\(now)'"
            )
        case .wrongLevel(let name, let owner, let isStatic):
            (
                .wrongLevel,
                isStatic
                    ? "'\(name)' belongs to the type '\(owner)', not to its instances"
                    : "'\(name)' belongs to instances of '\(owner)', not to the type",
                isStatic ? "write '\(owner).\(name)'" : nil
            )
        case .memberOfOptional(let name, let type):
            (
                .optionalNotUnwrapped,
                "a value of type '\(type)' may be nil, so it has no member '\(name)'",
                "unwrap it with '?.', '!', or 'if let'"
            )
        case .unknownImplicitMember(let name, let type, let candidates):
            (
                .unknownMember, "'\(type)' has no member '\(name)'",
                Suggestion.hint(for: name, among: candidates)
            )
        case .implicitMemberWithoutContext(let name):
            (
                .noContext, "nothing says which type '.\(name)' belongs to",
                "write the type in front of the dot"
            )
        case .alreadyDeclared(let name, _):
            (.alreadyDeclared, "'\(name)' is declared twice in the same scope", nil)
        case .usedBeforeDeclaration(let name):
            (.usedBeforeDeclaration, "'\(name)' is used before its declaration", nil)
        case .ambiguous(let name, let candidates):
            (
                .ambiguous, "'\(name)' could mean several things",
                "candidates: " + candidates.joined(separator: ", ")
            )
        case .selfOutsideType:
            (
                .noSelf, "there is no 'self' outside a type",
                "name the object or the type instead: 'red.method()', '#selector(RedView.method)'"
            )
        case .superOutsideClass: (.noSuper, "'super' needs a class with a superclass", nil)
        case .needsExplicitSelf(let name):
            (.needsSelf, "'\(name)' in this closure needs an explicit 'self.'", "write 'self.\(name)'")
        case .needsEscaping(let name):
            (
                .needsEscaping,
                "'\(name)' may be called later from here, and its parameter is not '@escaping'",
                "write '@escaping' in front of the parameter's type"
            )
        default: nil
        }
    }

    private var callWords: Words? {
        switch self {
        case .notCallable(let type): (.notCallable, "a value of type '\(type)' cannot be called", nil)
        case .wrongLabel(let callee, let found, let expected): labelWords(callee, found, expected)
        case .missingArgument(let callee, let label?, _):
            (
                .missingArgument, "'\(callee)' is called without an argument for '\(label)'",
                "add '\(label): ...' at its place between the brackets"
            )
        case .missingArgument(let callee, nil, let number):
            (
                .missingArgument,
                "'\(callee)' is called without "
                    + (number == 0 ? "its first argument" : "argument \(number + 1)"),
                "add it at its place between the brackets, without a label"
            )
        case .extraArgument(let callee): (.extraArgument, "'\(callee)' takes no such argument", nil)
        case .noOverload(let callee, let candidates):
            (
                .noOverload, "no '\(callee)' takes these arguments",
                CheckProblem.callHint(callee, candidates)
            )
        case .notInout(let parameter):
            (.needsInout, "'\(parameter)' is an 'inout' parameter", "write '&' in front of the variable")
        case .unexpectedInout: (.unexpectedInout, "'&' is only for 'inout' parameters", nil)
        case .mutatingConstant(let name, let fix):
            (
                .immutable, "'\(name)' cannot be changed, but this call changes it",
                fix ?? "is it declared with 'let'?"
            )
        case .mutatingGetter(let name, let constant, let fix):
            (
                .immutable,
                constant.map { "reading '\(name)' changes '\($0)', which is a constant here" }
                    ?? "reading '\(name)' changes what it is read from, which is not a variable",
                fix ?? "keep the value in a 'var'"
            )
        case .abstractProtocol(let name):
            (.abstractProtocol, "'\(name)' is a protocol and has no instances of its own", nil)
        case .unresolvedGeneric(let name):
            (.noContext, "nothing says what '\(name)' stands for here", "annotate a type")
        case .requirementNotMet(let type, let requirement):
            (.requirementNotMet, "'\(type)' does not conform to '\(requirement)'", nil)
        case .conditionNotMet(let name, let owner, let reason):
            (.requirementNotMet, "'\(owner)' has '\(name)' only where \(reason)", nil)
        case .conditionWithoutPlaceholders:
            (.unsupported, "a 'where' clause needs placeholders, and nothing here is generic", nil)
        default: nil
        }
    }

    /// What could be called instead; what is typed for it where there is one way alone.
    private static func callHint(_ callee: String, _ candidates: [String]) -> String? {
        guard let first = candidates.first else { return nil }
        guard candidates.count == 1 else {
            return "there is " + candidates.map { "'\($0)'" }.joined(separator: ", ")
        }
        return "write '\(first.hasPrefix("init(") ? callee + first.dropFirst(4) : first)'"
    }

    private func labelWords(_ callee: String, _ found: String?, _ expected: String?) -> Words {
        switch (found, expected) {
        case (let found?, let expected?):
            (
                .wrongLabel, "'\(callee)' has the label '\(expected):' here, not '\(found):'",
                "write '\(expected):'"
            )
        case (let found?, nil):
            (.wrongLabel, "'\(callee)' has no label '\(found):' here", "leave '\(found):' out")
        case (nil, let expected?):
            (
                .wrongLabel, "'\(callee)' has the label '\(expected):' here",
                "write '\(expected):' in front"
            )
        case (nil, nil): (.wrongLabel, "'\(callee)' has other labels", nil)
        }
    }

    private var typeWords: Words? {
        switch self {
        case .mismatch(let expected, let found):
            (
                .wrongType, "a value of type '\(expected)' is needed here, and this is '\(found)'",
                conversionHint(expected, found)
            )
        case .wrongKind(let expected, let found):
            (.wrongType, "\(expected) is needed here, and this is '\(found)'", nil)
        case .argumentMismatch(let expected, let found, let callee):
            (
                .wrongType, "'\(callee)' takes '\(expected)' here, and this is '\(found)'",
                conversionHint(expected, found)
            )
        case .optionalNotUnwrapped(let type):
            (
                .optionalNotUnwrapped, "a value of type '\(type)' may be nil and must be unwrapped",
                "use 'if let', '??' or '!'"
            )
        case .notOptional(let type, let use):
            (.notOptional, "'\(use)' is for optionals, and this is '\(type)'", nil)
        case .conditionNotBool(let type):
            (.wrongType, "a condition is a Bool, and this is '\(type)'", nil)
        case .noOperator(let name, let left, let right?):
            (.noOperator, "'\(name)' does not work on '\(left)' and '\(right)'", mixHint(left, right))
        case .noOperator(let name, let left, nil):
            (.noOperator, "'\(name)' does not work on '\(left)'", nil)
        case .branchesDiffer(let first, let second):
            (.wrongType, "the two sides have different types, '\(first)' and '\(second)'", nil)
        case .literalWithoutType(let what):
            (.noContext, "nothing says the type of \(what)", "annotate a type")
        case .nilWithoutType: (.noContext, "nothing says which type this 'nil' has", "annotate a type")
        case .notASequence(let type):
            (.notASequence, "a value of type '\(type)' cannot be walked by 'for'", nil)
        case .impossibleCast(let from, let to):
            (.impossibleCast, "a value of type '\(from)' can never be '\(to)'", nil)
        case .closureParameters(let expected, let found):
            (
                .closureParameters,
                "the closure gets \(expected) argument\(expected == 1 ? "" : "s") and takes \(found)",
                found < expected ? "write '_' for arguments that are not used" : nil
            )
        case .closureNeedsType:
            (.noContext, "nothing says which types this closure takes", "annotate its parameters")
        case .literalOverflow(let digits, let type):
            (.wrongType, "\(digits) does not fit into '\(type)'", nil)
        case .keyPathNeedsRoot:
            (.noContext, "nothing says what this key path begins with", "write its type: '\\UIView.frame'")
        case .keyPathOfMutatingGetter(let name):
            (.immutable, "a key path cannot read '\(name)', which changes what it is read from", nil)
        case .tupleSize(let expected, let found):
            (.wrongType, "a tuple of \(expected) is needed here, and this has \(found) elements", nil)
        case .patternMismatch(let pattern, let type):
            (.patternMismatch, "\(pattern) cannot match a value of type '\(type)'", nil)
        case .notAssignable(let name, let reason, let fix):
            (.immutable, "'\(name)' cannot be assigned: \(reason)", fix)
        default: nil
        }
    }

    private func mixHint(_ left: String, _ right: String) -> String? {
        let numbers = ["Int", "Double", "CGFloat", "Float"]
        guard left != right, numbers.contains(left), numbers.contains(right) else { return nil }
        return left == "Int" ? "convert one side: '\(right)(...)'" : "convert one side: '\(left)(...)'"
    }

    private func conversionHint(_ expected: String, _ found: String) -> String? {
        let numbers = ["Int", "Double", "CGFloat", "Float"]
        if numbers.contains(expected), numbers.contains(found) { return "convert it: '\(expected)(...)'" }
        if numbers.contains(expected), found == "String" { return "write a number without quotes" }
        if numbers.contains(found), expected == "String" { return "write a text in quotes" }
        return found == expected + "?" ? "it may be nil: use 'if let', '??' or '!'" : nil
    }

    private var flowWords: Words? {
        switch self {
        case .missingReturn(let type):
            (.missingReturn, "not every path through this returns a value of type '\(type)'", nil)
        case .usedBeforeInitialization(let name):
            (.usedBeforeInitialization, "'\(name)' is used before it has a value", nil)
        case .assignedTwice(let name):
            (.immutable, "'\(name)' is a constant that may have a value already", "declare it with 'var'")
        case .propertiesNotInitialized(let names, let place):
            (
                .notInitialized,
                names.map { "'\($0)'" }.joined(separator: ", ")
                    + " \(names.count == 1 ? "has" : "have") no value \(place)",
                nil
            )
        case .selfBeforeSuperInit(let what):
            (.selfTooEarly, "\(what) is used before 'super.init' is called", nil)
        case .superInitMissing(let name, let call):
            (.superInitMissing, "this initializer of '\(name)' never calls '\(call)'", nil)
        case .guardFallsThrough:
            (
                .guardFallsThrough, "the 'else' of a 'guard' must leave the scope",
                "end it with 'return', 'break', 'continue' or 'fatalError'"
            )
        case .notExhaustive(let missing):
            (
                .notExhaustive, "the switch does not cover every value",
                missing.isEmpty ? "add a 'default'" : "missing: " + missing.joined(separator: ", ")
            )
        case .jumpOutside(let word): (.jumpOutside, "there is nothing here for '\(word)' to leave", nil)
        case .unknownLabel(let name):
            (.unknownLabel, "no enclosing statement has the label '\(name)'", nil)
        case .returnOutside: (.returnOutside, "there is no function here to return from", nil)
        case .returnValueMissing(let type):
            (.wrongType, "a value of type '\(type)' must be returned here", nil)
        case .returnValueUnexpected: (.wrongType, "this function returns nothing", nil)
        default: nil
        }
    }

    private var declarationWords: Words {
        switch self {
        case .notOverriding(let name, let candidates):
            (
                .notOverriding, "'\(name)' overrides nothing",
                candidates.isEmpty
                    ? nil : "the superclass has " + candidates.map { "'\($0)'" }.joined(separator: ", ")
            )
        case .overrideMissing(let name):
            (
                .overrideMissing, "'\(name)' overrides a member of the superclass",
                "write 'override' in front"
            )
        case .overrideMismatch(let name, let expected):
            (
                .overrideMismatch, "the override of '\(name)' has other types than the original",
                "the original is \(expected)"
            )
        case .missingBody(let name):
            (.syntax, "'\(name)' has no body", "write what it does between '{' and '}' behind it")
        case .bodyInProtocol(let name):
            (
                .syntax, "a protocol asks for '\(name)', and cannot say what it is",
                "write that in an extension of the protocol"
            )
        case .storedOverride(let name):
            (
                .overrideMismatch, "'\(name)' is stored, and a stored property cannot override another one",
                "override it with a getter and a setter, or with observers"
            )
        case .observesReadOnly(let name):
            (
                .overrideMismatch, "'\(name)' cannot be set, so that its observers would never be called",
                "override it with a getter"
            )
        case .readOnlyOverride(let name):
            (.overrideMismatch, "'\(name)' can be set in the superclass, and not here", "add a setter")
        case .notOverridable(let name):
            (.notOverridable, "'\(name)' cannot be overridden in scenarios", nil)
        case .declaredInExtension(let name, let owner):
            (
                .notOverridable,
                "'\(name)' is declared in an extension of '\(owner)', and cannot be overridden",
                "write '@objc' in front of it there"
            )
        case .missingRequirement(let type, let requirement, let name):
            (
                .missingRequirement, "'\(type)' does not have '\(requirement)', which '\(name)' asks for",
                nil
            )
        case .needsTypeOrValue(let name):
            (.noContext, "'\(name)' needs a type or a value", nil)
        case .accessorTwice(let word, let owner):
            (.syntax, "this \(owner) has '\(word)' already", "remove one of them")
        case .setterWithoutGetter(let owner):
            (.syntax, "a \(owner) with 'set' needs 'get', too", "add 'get { ... }'")
        case .observerBesideGetter(let word):
            (
                .syntax, "'\(word)' cannot be beside 'get'",
                "a computed property does in 'set' what it does when it changes"
            )
        case .noInitializers(let type, let property):
            (
                .noInitializer, "'\(type)' has no initializers, and '\(property)' has no value",
                "give '\(property)' a value, make it optional, or write an 'init'"
            )
        case .requiredInitializer(let signature, let name):
            (
                .requiredInitializer, "the required initializer '\(signature)' of '\(name)' is missing",
                "add 'required \(signature)'"
            )
        case .badRawValue(let why): (.badRawValue, why, nil)
        case .tooManyChecks(let limit):
            (
                .limit, "more than \(limit) expressions to try out: this is too much to check",
                "use variables with types for parts of this expression"
            )
        case .unsupported(let construct, let hint):
            (.unsupported, "\(construct) is not supported in scenarios", hint)
        case .absent(let absence): (.unsupported, "scenarios do not have \(absence.name)", absence.hint)
        default: fileWords ?? sizeWords ?? objectiveCWords
        }
    }

    private var sizeWords: Words? {
        switch self {
        case .tooMuchToCheck: (.limit, "the scenario is too much to check", "make it smaller")
        case .tooManyProblems(let limit):
            (.limit, "there are more than \(limit) errors; the others are not shown", nil)
        case .tooLarge(let what, let limit):
            (.limit, "\(what) of more than \(limit) parts", "give a part a name of its own")
        default: nil
        }
    }

    private var objectiveCWords: Words {
        switch self {
        case .objectiveCOutsideClass:
            (.notInObjectiveC, "only members of classes can be '@objc'", nil)
        case .notInObjectiveC(let method, let type):
            (
                .notInObjectiveC, "'\(method)' cannot be '@objc', for Objective-C has no '\(type)'", nil
            )
        case .notExposed(let method):
            (
                .notExposed, "'\(method)' is not exposed to Objective-C", "write '@objc' in front of it"
            )
        case .sameSelector(let selector, let first):
            (
                .sameSelector,
                "Objective-C would know this method as '\(selector)', which is '\(first)' already", nil
            )
        default: preconditionFailure("A check problem has no words.")
        }
    }
}
