import SwiftSyntax

/// Something that can be called, whatever declares it.
struct Callable {
    /// What the call runs.
    enum Target {
        case function(FunctionDeclaration)
        case method(FunctionDeclaration, MemberBase)
        case native(NativeMember, receiver: Typed?, SuperMessage?)
        case nativeSubscript(NativeMember, receiver: Typed)
        case creation(InitializerDeclaration, TypeDeclaration)
        /// An initializer that an extension gives a type which is not the scenario's, or its superclass.
        case extended(InitializerDeclaration, isInherited: Bool)
        case delegation(InitializerDeclaration, own: Typed, isSuper: Bool)
        case enumCase(UserType, Int)
        case rawValue(UserType)
        case closure(Typed)
        case ownSubscript(SubscriptDeclaration, MemberBase)
        /// A tuple through a name for its type.
        case tuple

        /// A function or method of the scenario; nil for everything else.
        var function: FunctionDeclaration? {
            switch self {
            case .function(let function), .method(let function, _): function
            default: nil
            }
        }

        /// The parameters of a declaration of the scenario; nil for everything else.
        var parameters: [Parameter]? {
            switch self {
            case .function(let function), .method(let function, _): function.parameters
            case .creation(let made, _), .extended(let made, _), .delegation(let made, _, _): made.parameters
            default: nil
            }
        }
    }

    let signature: CallSignature
    /// What the receiver's type says about placeholders.
    var types: [String: StaticType] = [:]
    var target: Target

    /// The name with labels.
    var name: String { signature.name }
    var parameters: [Parameter] { signature.parameters }
    var result: StaticType { signature.result }
    var requirements: [GenericRequirement] { signature.requirements }
    /// The placeholders of what is called, by their order.
    var ownNames: [String] { signature.ownNames }
    /// Whether a call may throw.
    var effect: Effect { signature.effect }

    init(_ function: FunctionDeclaration) {
        self.init(
            name: function.fullName, function.parameters, function.result, .function(function),
            effect: function.effect, generic: function.generic?.signature)
    }

    init(_ method: FunctionDeclaration, on base: MemberBase) {
        let types = base.type.placeholders
        let open = method.withSelf
        let receiver = open == nil ? [:] : ["Self": base.type]
        let parameters = method.parameters.enumerated().map { number, parameter in
            var parameter = parameter
            if let open { parameter.type = open.parameters[number].substituting(receiver) }
            parameter.type = parameter.type.withoutOpaque(types)
            return parameter
        }
        let result = (open?.result.substituting(receiver) ?? method.result).withoutOpaque(types)
        self.init(
            name: method.fullName, parameters, result, .method(method, base), effect: method.effect,
            generic: method.generic?.signature)
    }

    /// - Parameter known: what the receiver's type says about placeholders, where that was asked before.
    init(
        _ native: NativeMember, on base: MemberBase?, receiver: Typed?, message: SuperMessage? = nil,
        knowing known: [String: StaticType]? = nil
    ) {
        types = known ?? base?.knownPlaceholders ?? [:]
        let signature = native.signature.knowing(types)
        if native.answersSelf, let base {
            let result = native.result.isOptional ? StaticType.optional(base.type) : base.type
            self.signature = signature.with(result: result)
        } else {
            self.signature = signature
        }
        let receiver = native.asksClass ? base?.metatype : receiver
        target =
            native.kind == .subscript && receiver != nil
            ? .nativeSubscript(native, receiver: receiver!) : .native(native, receiver: receiver, message)
    }

    init(_ made: InitializerDeclaration, _ result: StaticType, _ target: Target) {
        signature = CallSignature(
            made.fullName, made.parameters, result, effect: made.effect,
            requirements: made.generic?.signature.requirements ?? [])
        self.target = target
    }

    init(
        name: String, _ parameters: [Parameter], _ result: StaticType, _ target: Target,
        effect: Effect = .none, generic: GenericSignature? = nil
    ) {
        signature = CallSignature(
            name, parameters, result, effect: effect, requirements: generic?.requirements ?? [],
            ownNames: generic?.names ?? [])
        self.target = target
    }

    /// The same as a call that waits.
    fileprivate var waiting: Callable {
        Callable(signature.with(effect: effect.waiting), like: self)
    }

    private init(_ signature: CallSignature, like other: Callable) {
        self.signature = signature
        types = other.types
        target = other.target
    }

    /// The call of the engine's method that a method of the scenario overrides. That one may have default
    /// values that the engine's does not have: `override func dismiss(animated: Bool = true)`.
    func overridden(by override: FunctionDeclaration, answering result: StaticType) -> Callable {
        var parameters = parameters
        for (index, own) in override.parameters.enumerated() where index < parameters.count {
            parameters[index].fallback = own.fallback ?? parameters[index].fallback
        }
        return Callable(signature.with(parameters: parameters, result: result), like: self)
    }
}

extension Checker {
    /// A call of a method of the scenario; of an override, through the engine's method.
    func callable(_ method: FunctionDeclaration, on base: MemberBase) -> Callable {
        guard let native = method.overriddenNative, !base.isSuper, !native.isOfProtocol, !method.isStatic
        else {
            let call = Callable(method, on: base)
            return waitsForActor(method, on: base) ? call.waiting : call
        }
        let call = Callable(native, on: base, receiver: base.receiver.map(unwrapped))
        // A narrower override: the engine's member gives the same values.
        let isNarrower = !native.isImplicitlyUnwrapped && !native.answersSelf
        return call.overridden(by: method, answering: isNarrower ? method.result : call.result)
    }
}

/// An argument as it is written.
struct Argument {
    var label: String?
    var expression: ExprSyntax
    /// Where it is, for one that nobody writes so; nil for the others, of which only reports ask.
    private let place: SourceRange?
    /// Whether its label is in front of it in a list.
    private var hasWrittenLabel = false
    /// Behind the parentheses; the first one of them has no label.
    var isTrailing = false
    /// Written with `&`.
    var isInout = false
    /// When it is checked.
    var turn: Turn
    /// Whether it is a name alone, which may be that of a function.
    let isName: Bool

    /// What says its type by itself comes first, so that it decides for literals and closures.
    enum Turn: CaseIterable {
        case first
        /// A key path that goes to a parameter of such a type.
        case keyPaths
        /// What is of the type that a key path leads to.
        case ofKeyPaths
        /// A literal or the like: later than others when it goes to a parameter with a placeholder.
        case afterOthers
        /// A closure, a key path or an operator.
        case last
    }

    init(_ expression: ExprSyntax, label: String?, _ place: SourceRange? = nil, isTrailing: Bool = false) {
        let form = expression.as(ExprSyntaxEnum.self)
        self.place = place
        self.expression = expression
        self.label = label
        self.isTrailing = isTrailing
        isName = form.isName
        turn = form.turn
    }

    /// One of a list in parentheses.
    private init(_ argument: LabeledExprSyntax) {
        let written = argument.label?.spelling
        place = nil
        // `f(_: x)` says that there is no label.
        label = written == "_" ? nil : written
        hasWrittenLabel = label != nil
        var expression = argument.expression
        var form = expression.as(ExprSyntaxEnum.self)
        if case .inOutExpr(let pointed) = form {
            isInout = true
            expression = pointed.expression
            form = expression.as(ExprSyntaxEnum.self)
        }
        self.expression = expression
        isName = form.isName
        turn = form.turn
    }

    /// Where it is, with its `&`.
    var range: SourceRange { place ?? SourceRange(whole) }

    /// Where its label is; nil without one.
    var labelRange: SourceRange? {
        guard hasWrittenLabel else { return nil }
        return whole.parent?.as(LabeledExprSyntax.self)?.label.map { SourceRange($0) }
    }

    private var whole: Syntax { isInout ? expression.parent ?? Syntax(expression) : Syntax(expression) }

    /// All arguments of a call, trailing closures last.
    static func list(
        of arguments: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
        _ more: MultipleTrailingClosureElementListSyntax
    ) -> [Argument] {
        var list = arguments.map { Argument($0) }
        guard let trailing else { return list }
        list.append(Argument(ExprSyntax(trailing), label: nil, isTrailing: true))
        for element in more {
            list.append(
                Argument(ExprSyntax(element.closure), label: element.label.text, isTrailing: true))
        }
        return list
    }
}

extension ExprSyntaxEnum {
    fileprivate var isName: Bool { if case .declReferenceExpr = self { true } else { false } }

    /// When it is checked as an argument.
    fileprivate var turn: Argument.Turn {
        switch self {
        case .closureExpr, .keyPathExpr: return .last
        case .integerLiteralExpr, .floatLiteralExpr: return .afterOthers
        case .declReferenceExpr(let name): return name.baseName.isOperator ? .last : .first
        default:
            let traits = OperatorTraits(self)
            return traits.needsContext || traits.isLiteral ? .afterOthers : .first
        }
    }
}

/// Which arguments go to which parameters; or why they do not fit. Types come later.
enum ArgumentMatch {
    /// By parameter: the numbers of its arguments, none for the default value. Nil where labels or counts do
    /// not fit.
    static func numbers(of arguments: [Argument], for signature: CallSignature) -> [Range<Int>]? {
        let parameters = signature.parameters
        if !signature.isVariadic {
            if arguments.count > parameters.count { return nil }
            if arguments.count == parameters.count, arguments.count < inTurn.count,
                parameters.indices.allSatisfy({ takes(parameters, $0, arguments, $0) })
            {
                return inTurn[arguments.count]
            }
        }
        let (numbers, next) = taken(arguments, parameters)
        return numbers.count == parameters.count && next == arguments.count ? numbers : nil
    }

    /// By their count, parameters of which each takes one argument: what most calls share.
    private static let inTurn: [[Range<Int>]] = (0...8).map { count in (0..<count).map { $0..<$0 + 1 } }

    /// Why arguments do not fit, and the number of the one that is wrong.
    static func failure(of arguments: [Argument], to callable: Callable) -> (CheckProblem, Int?) {
        let (numbers, next) = taken(arguments, callable.parameters)
        guard numbers.count == callable.parameters.count else {
            return failure(arguments, next, numbers.count, callable)
        }
        return (.extraArgument(callee: callable.name), next)
    }

    /// What the parameters take, up to one that has to get an argument and gets none; and the number of the
    /// first argument that is left.
    private static func taken(
        _ arguments: [Argument], _ parameters: [Parameter]
    ) -> (numbers: [Range<Int>], next: Int) {
        var numbers: [Range<Int>] = []
        var next = 0
        for index in parameters.indices {
            let start = next
            if next < arguments.count, takes(parameters, index, arguments, next) {
                next += 1
                while parameters[index].isVariadic, next < arguments.count, arguments[next].label == nil,
                    !arguments[next].isTrailing
                {
                    next += 1
                }
            } else if !parameters[index].mayBeLeftOut {
                break
            }
            // Most candidates fail at their first label, and need no memory then.
            if numbers.isEmpty { numbers.reserveCapacity(parameters.count) }
            numbers.append(start..<next)
        }
        return (numbers, next)
    }

    /// Whether the parameter of this number takes the argument of that one.
    private static func takes(
        _ parameters: [Parameter], _ index: Int, _ arguments: [Argument], _ number: Int
    ) -> Bool {
        guard arguments[number].isTrailing, arguments[number].label == nil else {
            return arguments[number].label == parameters[index].label
        }
        guard parameters[index].type.isFunction else { return false }
        // Swift matches forwards, but leaves a defaulted closure to a later one that has to be given.
        let rest = parameters[(index + 1)...]
        return parameters[index].fallback == nil
            || !rest.contains { $0.fallback == nil && $0.type.isFunction }
    }

    /// - Parameters:
    ///   - next: the number of the argument that does not fit, or how many there are.
    ///   - index: the number of the parameter without an argument.
    private static func failure(
        _ arguments: [Argument], _ next: Int, _ index: Int, _ callable: Callable
    ) -> (CheckProblem, Int?) {
        let label = callable.parameters[index].label
        let missing = CheckProblem.missingArgument(callee: callable.name, label: label, number: index)
        guard next < arguments.count, !arguments[next].isTrailing else { return (missing, nil) }
        let argument = arguments[next]
        let isLater = callable.parameters.contains { $0.label != nil && $0.label == argument.label }
        if isLater, arguments.count < callable.parameters.count { return (missing, nil) }
        return (.wrongLabel(callee: callable.name, found: argument.label, expected: label), next)
    }
}
