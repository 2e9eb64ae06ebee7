import Foundation

/// Times a closure in processor time, so that other work on the machine counts for little: some rounds, the
/// median of them.
struct Measurement {
    let secondsPerCall: Double

    /// - Parameter rounds: how many timed rounds; the median counts.
    /// - Parameter seconds: roughly how long one round lasts.
    init(rounds: Int = 7, seconds: Double = 0.1, _ body: () -> Void) {
        var calls = 1
        while Measurement.time(calls, body) < seconds { calls *= 2 }
        let samples = (0..<rounds).map { _ in Measurement.time(calls, body) / Double(calls) }
        secondsPerCall = samples.sorted()[rounds / 2]
    }

    private static func time(_ calls: Int, _ body: () -> Void) -> Double {
        let start = processorSeconds()
        for _ in 0..<calls { body() }
        return processorSeconds() - start
    }

    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    static func seconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}

/// A row of a Markdown table, its cells padded so that the source reads as a table too.
func row(_ cells: String..., widths: [Int] = [34, 16, 16, 10]) {
    let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
    }
    print("| " + padded.joined(separator: " | ") + " |")
}

extension Double {
    /// With the given number of decimals, the same in every locale.
    func fixed(_ decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (self * scale).rounded()
        guard decimals > 0 else { return String(Int(scaled)) }
        let digits = String(Int(scaled.magnitude))
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return (scaled < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
}
