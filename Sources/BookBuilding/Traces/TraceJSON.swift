import EventEngine

/// A trace as JSON, for other programs: one entry a line.
///
///     {"version": 1, "scenario": "tap-red", "entries": [
///       {"n": 1, "time": 0, "depth": 0, "kind": "hit-test", "receiver": "window", ...},
///     ]}
///
/// `n` counts from 1; `time` is virtual milliseconds from the first touch-down; `depth` is the number of
/// enclosing calls; `line` is the line of the scenario's own text that caused the call, or of the file in
/// `file` when that is one of its sources. What a call does not have is null; `file` is left out then.
package enum TraceJSON {
    /// The format's version; it changes when a field changes its meaning.
    static let version = 1

    /// The line of a text that caused a call.
    package struct Place: Sendable {
        /// 1-based.
        package var line: Int
        /// The path of the source; nil for the scenario's own text.
        package var file: String?

        package init(line: Int, file: String? = nil) {
            self.line = line
            self.file = file
        }
    }

    /// - Parameter line: what a line of the assembled code is in the author's text; nil for the engine's own
    ///   doing.
    package static func bytes(of recording: Recording, scenario: String, line: (Int) -> Place?) -> [UInt8] {
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
        _ number: Int, of recording: Recording, line: (Int) -> Place?, into json: inout JSONWriter
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
        json.put(", \"line\": \(place.map { String($0.line) } ?? "null")")
        if let file = place?.file { json.field("file", file) }
        json.put("}")
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
