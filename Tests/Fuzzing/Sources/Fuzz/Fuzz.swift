@testable import ScenarioLanguage

/// `Fuzz GRAMMAR …`: libFuzzer with its own arguments behind the grammar's name.
enum Fuzz {
    /// Tries one input.
    nonisolated(unsafe) static var attempt: ([UInt8]) -> Void = { _ in }

    /// The names of what no author writes: programs that a grammar makes of an input's bytes, of members of
    /// UIKit or of Swift's own language.
    static let (program, typed) = ("program", "typed")
    static let names = Grammar.allCases.map(\.rawValue) + [program, typed]

    /// What tries inputs of a kind; nil when there is none of this name.
    static func attempt(named name: String) -> (([UInt8]) -> Void)? {
        if name == program {
            return { Grammar.code.attempt(Array(ProgramGrammar.program(ChoiceSource($0)).utf8)) }
        }
        if name == typed {
            return { bytes in
                let program = TypedProgram(number: 0, choices: ChoiceSource(bytes))
                Grammar.code.attempt(Array(program.scenario.utf8))
            }
        }
        return Grammar(rawValue: name)?.attempt
    }
}

/// libFuzzer's loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What libFuzzer calls for each input; it only has to exist, since the loop is given the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryOne(_ data: UnsafePointer<UInt8>?, _ length: Int) -> CInt {
    Fuzz.attempt(Array(UnsafeBufferPointer(start: data, count: length)))
    return 0
}

/// The name that the package manager gives the `main` of a target called Fuzz.
@_cdecl("Fuzz_main")
public func start(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    guard count > 1, let name = arguments[1], let attempt = Fuzz.attempt(named: String(cString: name)) else {
        print("usage: Fuzz (\(Fuzz.names.joined(separator: "|"))) [libFuzzer's options]")
        return 64
    }
    Fuzz.attempt = attempt
    // The grammar's name is not libFuzzer's: the program's name takes its place.
    arguments[1] = arguments[0]
    var (rest, left) = (arguments + 1, count - 1)
    return runDriver(&left, &rest) { tryOne($0, $1) }
}
