/// `Fuzz GRAMMAR …`: libFuzzer with its own arguments behind the grammar's name.
enum Fuzz {
    nonisolated(unsafe) static var grammar = Grammar.code
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
    Fuzz.grammar.attempt(Array(UnsafeBufferPointer(start: data, count: length)))
    return 0
}

/// The name that the package manager gives the `main` of a target called Fuzz.
@_cdecl("Fuzz_main")
public func start(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    guard count > 1, let name = arguments[1], let grammar = Grammar(rawValue: String(cString: name)) else {
        let names = Grammar.allCases.map(\.rawValue).joined(separator: "|")
        print("usage: Fuzz (\(names)) [libFuzzer's options]")
        return 64
    }
    Fuzz.grammar = grammar
    // The grammar's name is not libFuzzer's: the program's name takes its place.
    arguments[1] = arguments[0]
    var (rest, left) = (arguments + 1, count - 1)
    return runDriver(&left, &rest) { tryOne($0, $1) }
}
