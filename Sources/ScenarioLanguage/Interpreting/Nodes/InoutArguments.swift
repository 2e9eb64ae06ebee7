/// The arguments of a call, some of them passed with `&`. As in Swift, variables are read when all other
/// arguments are there, and written in the reverse order.
struct InoutArguments {
    /// All arguments, `self` first in methods.
    private(set) var values: [Value] = []
    private var accesses: [(index: Int, place: any Place, parts: [Value])] = []

    /// Evaluates the arguments; `inouts` are those that are written back, by number.
    init(_ arguments: [any Node], _ inouts: [(index: Int, place: any Place)], _ frame: Frame) throws {
        values.reserveCapacity(arguments.count)
        for (index, argument) in arguments.enumerated() {
            if let entry = inouts.first(where: { $0.index == index }) {
                var parts: [Value] = []
                try entry.place.prepare(frame, &parts)
                accesses.append((index, entry.place, parts))
                values.append(.void)
            } else {
                values.append(try argument.evaluate(frame))
            }
        }
        for var access in accesses {
            values[access.index] = try access.place.load(frame, &access.parts)
        }
    }

    /// Stores what became of the variables, also when an error of the scenario ended the call; that one is
    /// thrown on.
    func writeBack(
        _ frame: Frame, ending thrown: ThrownError?, _ final: (_ index: Int) -> Value
    ) throws {
        for var access in accesses.reversed() {
            do {
                try access.place.store(final(access.index), frame, &access.parts, ending: thrown)
            } catch is ThrownError {
                // It waits until all are written.
            }
        }
        if let thrown { throw thrown }
    }
}
