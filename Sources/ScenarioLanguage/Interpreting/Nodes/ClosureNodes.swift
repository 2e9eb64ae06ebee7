/// Where a closure finds a variable of an enclosing function.
enum CaptureSource {
    /// In the frame that makes the closure.
    case local(Variable)
    /// Among what that frame captured itself.
    case outer(Int)
}

/// What a function takes from the functions around it; grows while its body is checked.
final class CaptureList {
    var sources: [CaptureSource] = []
    /// Names and ownerships, by number.
    var variables: [(name: String, ownership: Ownership)] = []

    /// The boxes as they are now.
    func boxes(in frame: Frame) -> [Box] {
        sources.map { source in
            switch source {
            case .local(let variable): variable.box(in: frame)
            case .outer(let index): frame.captures[index]
            }
        }
    }
}

/// A closure expression, or a local function's declaration.
struct ClosureLiteral: Node {
    let code: FunctionCode
    let captures: CaptureList
    /// The values of an explicit capture list; they follow the arguments.
    let presets: [(value: any Node, ownership: Ownership)]
    /// How many values the one argument, a tuple, is taken apart into; 0 for none.
    let spread: Int
    /// The parameters that are `inout`, by number.
    var inouts: [Int] = []
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let boxes = captures.boxes(in: frame)
        let fixed = try presets.map { $0.ownership.stored(try $0.value.evaluate(frame)) }
        let execution = frame.execution
        let (code, spread, inouts, range) = (code, spread, inouts, range)
        return .closure(
            ClosureValue(in: execution.context) { [unowned execution] arguments in
                var values = arguments
                if spread > 0, let tuple = arguments.first { values = tuple.elements }
                if !fixed.isEmpty { values += fixed }
                if inouts.isEmpty { return try code.call(values, captures: boxes, execution, at: range) }
                return try code.callChanging(inouts, values, captures: boxes, execution, at: range)
            })
    }
}

/// A function or method used as a value.
struct FunctionReference: Node {
    let code: FunctionCode
    /// The receiver of a method.
    let receiver: (any Node)?
    let dispatch: Int?
    /// The parameters that are `inout`, by number, `self` not counted.
    var inouts: [Int] = []
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        let object = try receiver?.evaluate(frame)
        if let object { try execution.refuseReference(to: code.name, of: object, at: range) }
        var code = code
        if let dispatch, let object, let type = RuntimeType.of(value: object) {
            code = type.methods[dispatch]
        }
        let (called, range) = (code, range)
        let changed = object == nil ? inouts : inouts.map { $0 + 1 }
        return .closure(
            ClosureValue(in: execution.context) { [unowned execution] arguments in
                let values = (object.map { [$0] } ?? []) + arguments
                if changed.isEmpty { return try called.call(values, execution, at: range) }
                return try called.callChanging(changed, values, execution, at: range)
            })
    }
}

/// A member or function of the catalogue used as a value: `view.addSubview`, `max`, `CGPoint.init`.
struct NativeReference: Node {
    let member: NativeMember
    let receiver: (any Node)?
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        let object = try receiver?.evaluate(frame) ?? .void
        try execution.refuseReference(to: member.fullName, of: object, at: range)
        let (member, range) = (member, range)
        return .closure(
            ClosureValue(in: execution.context) { [unowned execution] arguments in
                execution.note(member, at: range)
                return try execution.located(at: range) {
                    try member.call(in: execution.context, on: object, arguments)
                }
            })
    }
}

/// An initializer of the scenario used as a value: `names.map(Item.init)`.
struct InitializerReference: Node {
    let type: RuntimeType
    let initializer: Initializer
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        let (type, initializer, range) = (type, initializer, range)
        return .closure(
            ClosureValue(in: execution.context) { [unowned execution] arguments in
                try initializer.make(type, arguments, execution, at: range)
            })
    }
}

/// `type.init` as a function, of the type that a value is when the function is made.
struct DynamicInitializerReference: Node {
    let type: any Node
    let initializer: Initializer
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let (made, execution) = (try type.evaluate(frame), frame.execution)
        let (initializer, range) = (initializer, range)
        return .closure(
            ClosureValue(in: execution.context) { [unowned execution] arguments in
                try initializer.make(through: made, arguments, execution, at: range)
            })
    }
}

/// Functions that are declared at one place inside of a function. They may call each other, so the boxes of
/// all their variables exist before a closure takes one.
protocol LocalCode: StatementNode {
    func reserve(in frame: Frame)
    func assign(in frame: Frame) throws
}

extension LocalCode {
    func execute(_ frame: Frame) throws -> Flow {
        reserve(in: frame)
        try assign(in: frame)
        return .next
    }
}

/// The declaration of a local function.
struct LocalFunction: LocalCode {
    let variable: Variable
    let closure: ClosureLiteral

    func reserve(in frame: Frame) { variable.reserve(in: frame) }

    func assign(in frame: Frame) throws {
        let value = try closure.evaluate(frame)
        if variable.isCaptured {
            variable.box(in: frame).value = value
        } else {
            frame.slots[variable.slot] = value
        }
    }
}

/// Several functions, or the versions of a generic one.
final class LocalFunctions: LocalCode {
    var parts: [any LocalCode]

    init(parts: [any LocalCode] = []) { self.parts = parts }

    func reserve(in frame: Frame) {
        for part in parts { part.reserve(in: frame) }
    }

    func assign(in frame: Frame) throws {
        for part in parts { try part.assign(in: frame) }
    }
}
