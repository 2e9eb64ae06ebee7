import CommonMark
import EventEngine
import Reporting

/// Each output fence of a chapter beside what it must say.
struct FreshnessReport: Sendable {
    /// By the index of the fence among the chapter's output fences.
    private(set) var states: [Freshness] = []
    /// Those that are not fresh, with the block that `accept` fills.
    private(set) var stale: [(fence: FencedBlock, report: StaleFence, body: [UInt8])] = []

    init(_ chapter: Chapter, outputs: ChapterOutputs, runs: ScenarioRuns) {
        for (fence, output) in zip(chapter.outputs, outputs.outputs) {
            guard let output else {
                states.append(.fresh)
                continue
            }
            let state = Freshness(of: fence.fence, produced: output)
            states.append(state)
            if case .fresh = state { continue }
            let accepted = fence.fence.bodyLines
            guard let cause = cause(state, accepted, output, runs.outcomes[fence.of]) else { continue }
            let file = fence.fence.file
            let report = StaleFence(
                span: SourceSpan(
                    file: file, range: fence.fence.opening.lowerBound..<fence.fence.info.upperBound),
                kind: fence.kind, name: chapter.scenarioPath(fence.of), cause: cause, accepted: accepted,
                produced: output.lines, firstLine: fence.fence.line + 1)
            stale.append((fence.fence, report, output.body))
        }
    }

    private func cause(
        _ state: Freshness, _ accepted: [String], _ output: FenceOutput, _ outcome: ScenarioRuns.Outcome?
    ) -> StaleFence.Cause? {
        switch state {
        case .fresh: return nil
        case .unfilled: return .unfilled
        case .stale(let line):
            let produced = output.lines
            var divergence = Divergence(
                line: line, accepted: line < accepted.count ? accepted[line] : nil,
                produced: line < produced.count ? produced[line] : nil)
            if case .ran(let run) = outcome, line < output.entries.count,
                let entry = output.entries[line]
            {
                let call = TraceCall(recording: run.recording, number: entry)
                divergence.call = call.words
                divergence.rule = call.rule.isEmpty ? nil : call.rule
            }
            return .differs(divergence)
        }
    }
}

extension Chapter {
    /// The chapter and one of its scenarios as commands take them: `01-who-is-hit/tap-red`.
    func scenarioPath(_ name: String) -> String {
        (path.hasSuffix(".md") ? String(path.dropLast(3)) : path) + "/" + name
    }
}
