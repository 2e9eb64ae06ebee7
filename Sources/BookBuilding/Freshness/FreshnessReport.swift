import CommonMark
import EventEngine
import Reporting

/// Each output fence of a chapter beside what it must say.
struct FreshnessReport: Sendable {
    /// By the index of the fence among the chapter's output fences.
    private(set) var states: [Freshness] = []
    /// Those that are not fresh, with the block that `accept` fills.
    private(set) var stale: [(fence: FencedBlock, report: StaleFence, body: [UInt8])] = []

    /// What the committed record is to remember: of fences that are fresh how they are, of others what it
    /// remembers already.
    private(set) var records: [FenceRecord.Memory] = []
    /// What was asked of the committed record, with its answers.
    private(set) var recalled: [FenceRecord.Memory] = []

    /// - Parameter record: what was remembered when the fences were last as they should be.
    init(_ chapter: Chapter, outputs: ChapterOutputs, runs: ScenarioRuns, record: FenceRecord) {
        var names: [String: Int] = [:]
        for (fence, output) in zip(chapter.outputs, outputs.outputs) {
            let name = chapter.scenarioPath(fence.of) + " " + fence.word
            names[name, default: 0] += 1
            guard let output else {
                states.append(.fresh)
                continue
            }
            let state = Freshness(of: fence.fence, produced: output)
            states.append(state)
            let key = "\(name) \(names[name] ?? 1)"
            let now = FenceRecord.Entry(of: fence, output, runs)
            if case .fresh = state {
                records.append(FenceRecord.Memory(name: key, entry: now))
                continue
            }
            let known = record.entry(key)
            recalled.append(FenceRecord.Memory(name: key, entry: known))
            if let known { records.append(FenceRecord.Memory(name: key, entry: known)) }
            let accepted = fence.fence.bodyLines
            let other = fence.other.flatMap { runs.outcomes[$0.name] }
            guard let cause = cause(state, accepted, output, runs.outcomes[fence.of], other) else { continue }
            let file = fence.fence.file
            var report = StaleFence(
                span: SourceSpan(
                    file: file, range: fence.fence.opening.lowerBound..<fence.fence.info.upperBound),
                kind: fence.word, name: chapter.scenarioPath(fence.of), cause: cause, accepted: accepted,
                produced: output.lines, firstLine: fence.fence.line + 1)
            if case .stale = state { report.reason = known.map { StaleReason(now: now, accepted: $0) } }
            stale.append((fence.fence, report, output.body))
        }
    }

    /// The call that a line of an output shows, in the scenario or in the one it is compared with.
    private func call(
        inLine line: Int, of output: FenceOutput, _ outcome: ScenarioRuns.Outcome?,
        _ other: ScenarioRuns.Outcome?
    ) -> TraceCall? {
        for (entries, outcome) in [(output.entries, outcome), (output.otherEntries, other)] {
            guard case .ran(let run) = outcome, line < entries.count, let entry = entries[line] else {
                continue
            }
            return TraceCall(recording: run.recording, number: entry)
        }
        return nil
    }

    private func cause(
        _ state: Freshness, _ accepted: [String], _ output: FenceOutput, _ outcome: ScenarioRuns.Outcome?,
        _ other: ScenarioRuns.Outcome?
    ) -> StaleFence.Cause? {
        switch state {
        case .fresh: return nil
        case .unfilled: return .unfilled
        case .stale(let line):
            let produced = output.lines
            var divergence = Divergence(
                line: line, accepted: line < accepted.count ? accepted[line] : nil,
                produced: line < produced.count ? produced[line] : nil)
            if let call = call(inLine: line, of: output, outcome, other) {
                divergence.call = call.isPrint ? nil : call.words
                divergence.rule = call.rule.isEmpty ? nil : call.rule
            }
            return .differs(divergence)
        }
    }
}

extension Chapter {
    /// The chapter and one of its scenarios as commands take them: `01-who-is-hit/tap-red`.
    func scenarioPath(_ name: String) -> String { Chapter.name(ofPath: path) + "/" + name }
}

extension FenceRecord.Entry {
    /// How a fence is now, with the body that it must have.
    fileprivate init(of fence: OutputFence, _ output: FenceOutput, _ runs: ScenarioRuns) {
        code = Fingerprint()
        for name in [fence.of] + (fence.other.map { [$0.name] } ?? []) {
            guard let scenario = runs.codes[name] else { continue }
            code.add(scenario.text.text.utf8)
            code.add(Double(scenario.screen.width))
            code.add(Double(scenario.screen.height))
        }
        options = Fingerprint(fence.fence.infoString)
        trace = output.trace
        body = Fingerprint(output.body)
    }
}
