import EventEngine

/// Who handled a touch message, who passed it on, and where the chain was cut: the body of a `responders`
/// fence.
///
/// Decisions where the contract is silent:
/// - The chain is the one just before the view got the message (`Recording.deliveries`); of several messages
///   of the phase the first is drawn, and a note says when others went differently.
/// - A responder whose override sends the message to `next` itself passes on like one that calls `super`.
///   One that sends it elsewhere, or whose `next` is gone by the time it passes on, stops it for those behind
///   it. One whose override calls `super` in a class of UIKit that keeps touches stops it too.
/// - The line of the cut is there when nobody behind it sees the message.
/// - A chain that an override of `next` bends into a ring ends with a row that says so.
/// - A cancellation that comes after the message of the drawing has its row beneath the chain; with
///   `phase=cancelled` it is above, as the sender.
/// - The matrix follows when a responder has different symbols in different phases. Its columns are the
///   phases that came, its rows those of the drawing and then those that were in the chain at other times.
/// - Too high: without connectors, then with rows of which the same can be said folded, then with the first
///   rows and those around the cut. Too wide: names and classes are cut; then the classes go.
package struct RespondersFigure: Figure {
    /// Why there is nothing to draw: no such touch, or no view heard of it in this phase; nil when there is
    /// something.
    package let problem: String?

    let options: RespondersOptions
    let recording: Recording
    /// The message that is drawn; nil when there is none.
    let walk: ResponderWalk?
    /// The phases in which the view of the touch got messages.
    let phases: [RespondersOptions.Phase]
    /// The responders of `walk` from the first to the last, then those of other phases.
    let rows: [ResponderRow]
    /// Whether the phases went different ways.
    let phasesDiffer: Bool
    /// The number of messages of this phase if not all went like the first; else nil.
    let variants: Int?
    /// The message that took the touch away from its view.
    let cancellation: Recording.Delivery?

    package init(recording: Recording, options: RespondersOptions = RespondersOptions()) {
        let deliveries = recording.deliveries.filter { $0.touch == options.touch }
            .sorted { $0.entry < $1.entry }
        let walks = RespondersOptions.Phase.allCases.map { phase in
            deliveries.filter { $0.phase == phase.ofTouch }.compactMap { ResponderWalk($0, of: recording) }
        }
        let firsts = zip(RespondersOptions.Phase.allCases, walks).compactMap { phase, walks in
            walks.first.map { (phase: phase, walk: $0) }
        }
        let drawn = zip(RespondersOptions.Phase.allCases, walks).first { $0.0 == options.phase }?.1 ?? []
        walk = drawn.first
        variants = drawn.allSatisfy { $0.isLike(drawn[0]) } ? nil : drawn.count
        phases = firsts.map(\.phase)
        rows = drawn.first.map { RespondersFigure.rows(of: $0, firsts.map(\.walk)) } ?? []
        phasesDiffer = rows.contains { row in row.phases.contains { $0.symbol != row.phases[0].symbol } }
        cancellation = deliveries.first { $0.phase == .cancelled }
        self.options = options
        self.recording = recording.namesOnly
        problem = drawn.isEmpty ? RespondersFigure.problem(options, recording) : nil
    }

    private static func rows(of drawn: ResponderWalk, _ walks: [ResponderWalk]) -> [ResponderRow] {
        let steps = walks.map { walk in
            Dictionary(walk.steps.map { ($0.object, $0) }, uniquingKeysWith: { first, _ in first })
        }
        func phases(of object: ObjectID) -> [ResponderHandling] {
            steps.map { $0[object]?.handling ?? .absent }
        }
        var rows = drawn.steps.map { step in
            ResponderRow(
                object: step.object, handling: step.handling, phases: phases(of: step.object),
                entry: step.entry, count: step.count)
        }
        var listed = Set(rows.map(\.object))
        for step in walks.flatMap(\.steps) where listed.insert(step.object).inserted {
            rows.append(
                ResponderRow(
                    object: step.object, handling: .absent, phases: phases(of: step.object),
                    entry: step.entry))
        }
        return rows
    }

    private static func problem(_ options: RespondersOptions, _ recording: Recording) -> String {
        let count = Set(recording.touches.map(\.touch)).count
        if count == 0 { return "the scenario has no touch" }
        guard let touch = recording.touches.first(where: { $0.touch == options.touch }) else {
            return "there is no touch \(options.touch); the scenario has \(count)"
        }
        if touch.hitView == .none { return "touch \(options.touch) hits no view" }
        return "the view of touch \(options.touch) never gets \(options.phase.method)"
    }

    package func canvas(_ width: FigureWidth) -> Canvas {
        guard problem == nil else { return Canvas(columns: width.columns) }
        return RespondersSheet.canvas(of: self, width: width)
    }
}

extension [ResponderRow] {
    /// The row behind which nobody sees the message, if there are any.
    var cut: Int? {
        guard let stop = firstIndex(where: { $0.handling.symbol == .stops }) else { return nil }
        let behind = self[(stop + 1)...].filter { $0.handling != .absent }
        return !behind.isEmpty && behind.allSatisfy { $0.handling == .unreached } ? stop : nil
    }
}
