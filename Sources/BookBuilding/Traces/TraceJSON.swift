import EventEngine

/// A trace as JSON, for other programs: one entry a line.
///
///     {"version": 1, "scenario": "tap-red", "entries": [
///       {"n": 1, "time": 0, "depth": 0, "kind": "hit-test", "receiver": "window", ...},
///     ]}
///
/// `n` counts from 1; `time` is virtual milliseconds from the first touch-down; `depth` is the number of
/// enclosing calls; `line` is the line of the scenario's own text that caused the call. What a call does not
/// have is null.
package enum TraceJSON {
    /// The format's version; it changes when a field changes its meaning.
    static let version = 1

    /// - Parameter line: the 1-based line, in the author's text, of a line of the assembled code; nil for the
    ///   engine's own doing.
    package static func bytes(of recording: Recording, scenario: String, line: (Int) -> Int?) -> [UInt8] {
        var json = JSONWriter()
        json.put("{\"version\": \(version), \"scenario\": ")
        json.string(scenario)
        json.put(", \"entries\": [")
        for number in recording.entries.indices {
            json.put(number == 0 ? "\n  " : ",\n  ")
            write(number, of: recording, line: line, into: &json)
        }
        json.put(recording.entries.isEmpty ? "]}\n" : "\n]}\n")
        return json.bytes
    }

    private static func write(
        _ number: Int, of recording: Recording, line: (Int) -> Int?, into json: inout JSONWriter
    ) {
        let entry = recording.entries[number]
        let call = TraceCall(recording: recording, number: number)
        json.put("{\"n\": \(number + 1), \"time\": \(milliseconds(entry.time - recording.epoch))")
        json.put(", \"depth\": \(entry.depth), \"kind\": ")
        json.string(entry.kind.name)
        json.field("receiver", call.receiver.isEmpty ? nil : call.receiver)
        json.field("class", call.className.isEmpty ? nil : call.className)
        json.field("selector", call.selector)
        json.put(", \"arguments\": [")
        if let argument = call.argument { json.string(argument) }
        json.put("]")
        json.field("answer", call.answer)
        json.field("rule", call.rule.isEmpty ? nil : call.rule)
        let place = entry.line < 0 ? nil : line(Int(entry.line))
        json.put(", \"line\": \(place.map(String.init) ?? "null")}")
    }

    /// Exact: microseconds are at most three decimals of a millisecond.
    private static func milliseconds(_ microseconds: Int64) -> String {
        let sign = microseconds < 0 ? "-" : ""
        let whole = microseconds.magnitude / 1000
        let rest = microseconds.magnitude % 1000
        guard rest != 0 else { return "\(sign)\(whole)" }
        var decimals = String(rest + 1000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }
}
