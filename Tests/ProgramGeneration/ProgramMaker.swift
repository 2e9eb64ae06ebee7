/// Writes one program: declarations first, each of which uses only what stands above it, so that every call
/// ends; then statements that print what they compute.
///
/// Programs never show what Swift leaves open: the order of sets and dictionaries, and when a local variable
/// lets go of its object.
struct ProgramMaker {
    /// What is known at the place that is being written.
    struct Scope {
        var variables: [Variable] = []
        /// How often the place is executed, at most.
        var times = 1
        /// Whether an error that is thrown here is handled.
        var handlesErrors = false
        /// Names of the loops around the place.
        var loops: [String] = []
        /// The result of the function around the place; nil at the top of the program.
        var result: ValueType?
        /// How deep statements lie in each other.
        var depth = 0
        /// The protocols of the placeholders around the place: `T` is `Comparable`.
        var constraints: [String: String] = [:]
    }

    typealias Option = (inout ProgramMaker) -> String?

    let number: UInt64
    var choices: ChoiceSource
    var types: [DeclaredType] = []
    var functions: [Callee] = []
    var scope = Scope()
    /// Roughly how many statements the declaration that is being written executes.
    var spent = 0
    /// How many it may execute.
    var budget = 200
    /// Whether the statement that is being written calls something that throws.
    var needsTry = false
    private var names = 0

    init(number: UInt64, choices: ChoiceSource) {
        self.number = number
        self.choices = choices
    }

    /// The whole program.
    mutating func program() -> TypedProgram {
        var declarations = [noteFunction(), failureEnum()]
        let makers: [(inout ProgramMaker) -> [SourcePiece]] = [
            { [$0.enumeration()] }, { [$0.structure()] }, { $0.protocolWithDefaults() }, { [$0.structure()] },
            { $0.classFamily() }, { $0.genericStructure() }, { [$0.genericFunction()] }, { [$0.function()] },
            { [$0.function()] }, { [$0.enumeration()] }, { [$0.function()] }, { [$0.wrapper()] },
        ]
        for maker in makers where !choices.once(in: 4) {
            scope = Scope()
            spent = 0
            declarations += maker(&self)
        }
        scope = Scope()
        spent = 0
        budget = 5_000
        let statements = (0..<6 + choices.number(below: 16)).flatMap { _ in statement() }
        return TypedProgram(
            number: number, declarations: declarations, statements: statements + lastWords())
    }

    /// Prints the variables as they are at the end.
    private mutating func lastWords() -> [SourcePiece] {
        scope.variables.filter { isPrintable($0.type) }.prefix(12)
            .map { .line("print(\"\($0.name):\", \($0.name))") }
    }

    // MARK: Names and scopes

    /// A name that nothing else has.
    mutating func name(_ beginning: String) -> String {
        names += 1
        return "\(beginning)\(names)"
    }

    /// The name of a type or function at the top of the program; no other program of the module has it.
    mutating func globalName(_ beginning: String) -> String { "\(name(beginning))of\(number)" }

    /// Writes something in a scope inside the current one, whose variables are gone afterwards.
    mutating func within<Result>(_ change: (inout Scope) -> Void, _ write: (inout ProgramMaker) -> Result)
        -> Result
    {
        let kept = scope
        defer { scope = kept }
        scope.depth += 1
        change(&scope)
        return write(&self)
    }

    /// Writes the body of a closure: errors are not handled there, and no loop can be left.
    mutating func withinClosure<Result>(_ variables: [Variable], _ write: (inout ProgramMaker) -> Result)
        -> Result
    {
        let kept = needsTry
        defer { needsTry = kept }
        return within(
            { scope in
                scope.variables.removeAll(where: \.isFleeting)
                scope.variables += variables
                scope.handlesErrors = false
                scope.loops = []
            }, write)
    }

    /// Whether something of a cost may be called here; if so, it counts as called.
    mutating func affords(_ cost: Int) -> Bool {
        guard spent + cost * scope.times <= budget else { return false }
        spent += cost * scope.times
        return true
    }

    /// One of the options that can be written here.
    mutating func firstPossible(of options: [Option]) -> String? {
        for _ in 0..<4 {
            let kept = (needsTry, spent)
            if let text = choices.one(of: options)(&self) { return text }
            (needsTry, spent) = kept
        }
        return nil
    }

    // MARK: Types

    /// A type that is declared, by its name.
    func declared(_ name: String) -> DeclaredType? { types.first { $0.name == name } }

    /// Whether values of a type can be printed so that each run prints the same.
    func isPrintable(_ type: ValueType) -> Bool {
        guard type.hasSettledText else { return false }
        return switch type {
        case .array(let element), .optional(let element): isPrintable(element)
        case .tuple(let elements): elements.allSatisfy(isPrintable)
        case .declared(let name, let arguments):
            (declared(name)?.isPrintable ?? false) && arguments.allSatisfy(isPrintable)
        default: true
        }
    }

    /// Whether `==` compares values of a type.
    func isEquatable(_ type: ValueType) -> Bool {
        switch type {
        case .array(let element), .optional(let element): isEquatable(element)
        case .declared(let name, let arguments):
            (declared(name)?.conformances.contains("Equatable") ?? false) && arguments.allSatisfy(isEquatable)
        case .placeholder(let name): scope.constraints[name].map { $0 != "" } ?? false
        default: type.isPlainValue
        }
    }

    /// Whether a type can be the key of a dictionary.
    func isHashable(_ type: ValueType) -> Bool {
        switch type {
        case .declared(let name, []): declared(name)?.conformances.contains("Hashable") ?? false
        case .int, .string, .character, .bool, .narrow: true
        default: false
        }
    }

    /// A type whose values have one short spelling.
    mutating func simpleType() -> ValueType {
        choices.one(of: [.int, .int, .string, .bool, .double, .character, .int, .string, narrowType()])
    }

    mutating func narrowType() -> ValueType {
        .narrow(choices.one(of: ["Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64"]))
    }

    /// Any type that a variable may have.
    mutating func anyType(depth: Int = 2) -> ValueType {
        guard depth > 0 else { return simpleType() }
        switch choices.number(below: 16) {
        case 0, 1: return .array(anyType(depth: depth - 1))
        case 2: return .optional(nonOptional(anyType(depth: depth - 1)))
        case 3: return .tuple([anyType(depth: depth - 1), simpleType()])
        case 4: return .dictionary(choices.one(of: [.int, .string]), anyType(depth: depth - 1))
        case 5: return .set(choices.one(of: [.int, .string, .character]))
        case 6: return .function([simpleType()], simpleType())
        case 7, 8, 9, 10: return declaredType() ?? simpleType()
        default: return simpleType()
        }
    }

    private func nonOptional(_ type: ValueType) -> ValueType {
        if case .optional(let wrapped) = type { wrapped } else { type }
    }

    /// One of the program's types.
    mutating func declaredType() -> ValueType? {
        let usable = types.filter { !$0.isAbstract(among: types) }
        guard !usable.isEmpty else { return nil }
        let type = choices.one(of: usable)
        return .declared(type.name, type.placeholders.map { _ in choices.one(of: [.int, .string]) })
    }
}

extension DeclaredType {
    /// Whether a text of its values is the same in each run.
    var isPrintable: Bool {
        kind != .protocol || conformances.contains("CustomStringConvertible")
    }

    /// Whether nothing can be made of it.
    func isAbstract(among types: [DeclaredType]) -> Bool {
        kind == .protocol && !types.contains { $0.conformances.contains(name) }
    }
}
