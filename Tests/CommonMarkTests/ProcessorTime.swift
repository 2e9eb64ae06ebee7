import Foundation
import Testing

/// Runs work that is linear in its input, and fails when it took more of the processor than any quadratic way
/// through so large an input could do with. Only the time of this thread counts: a machine that is busy with
/// other things changes nothing.
func expectLinear(
    _ what: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation,
    _ work: () throws -> Void
) rethrows {
    let begin = processorSeconds()
    try work()
    let seconds = processorSeconds() - begin
    #expect(seconds < 40, "\(what()) took \(Int(seconds)) s of the processor", sourceLocation: sourceLocation)
}

/// What this thread has had of the processor (seconds).
private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
