import EventEngine
import Foundation

/// Reads one hit-test pass out of a trace as a tree of rows: who was asked, in that order, and, from the
/// snapshot, who was not.
struct HitTestWalk: Sendable {
    private(set) var rows: [HitRow] = []
    /// Views asked, each counted once.
    private(set) var askedViews = 0
    /// Views of the snapshot that were not asked.
    private(set) var otherViews = 0
    /// The answer of the pass: an object, or `.null`.
    private(set) var result = Answer.null
    private(set) var overrides: [HitOverride] = []
    /// Whether every view asked its subviews from the last to the first.
    private(set) var isLastFirst = true

    private let scene: HitScene
    private var asked: Set<ObjectID> = []
    /// The rows of the calls that are still open.
    private var open: [Int] = []
    private var calls = 0
    /// Views whose subviews have their rows already (a view may be asked more than once).
    private var listed: Set<ObjectID> = []
    /// By row: the last row directly below it that was asked.
    private var lastAskedChild: [Int: Int] = [:]

    /// - Parameter entries: The numbers of the pass's entries, ascending, as `HitTestPass` finds them.
    init(pass: HitTestPass, recording: Recording, scene: HitScene) {
        self.scene = scene
        asked = Set(pass.hitTests.map { recording.entries[$0].receiver })
        for index in pass.hitTests {
            close(before: index, recording)
            add(index, recording.entries[index], recording)
        }
        close(before: .max, recording)
        addWindowsBehind()
        askedViews = asked.count
        otherViews = scene.views.count(where: { !asked.contains($0.id) })
        overrides = HitOverride.all(in: pass, recording)
        let starred = Set(overrides.map(\.object))
        for row in rows.indices where rows[row].isAsked {
            rows[row].hasStar = starred.contains(rows[row].object)
        }
        markReturned()
    }

    // MARK: Asked

    private mutating func add(_ index: Int, _ entry: TraceEntry, _ recording: Recording) {
        calls += 1
        var row = HitRow(content: .asked(calls), depth: open.count, object: entry.receiver, entry: index)
        if case .point(let point) = entry.argument { row.point = point }
        row.answer = entry.answer == .none ? .null : entry.answer
        row.word = word(for: entry, number: index, recording)
        if let parent = open.last {
            let previous = lastAskedChild[parent].map { rows[$0].object }
            noteOrder(of: entry.receiver, after: previous, below: rows[parent].object)
            lastAskedChild[parent] = rows.count
        } else if case .object = row.answer {
            result = row.answer
        }
        open.append(rows.count)
        rows.append(row)
    }

    private mutating func noteOrder(of view: ObjectID, after other: ObjectID?, below parent: ObjectID) {
        guard let place = scene.place(of: view, in: parent), let other,
            let otherPlace = scene.place(of: other, in: parent)
        else { return }
        if place >= otherPlace { isLastFirst = false }
    }

    /// Ends the calls that are over before an entry, each with its subviews that nobody asked.
    private mutating func close(before index: Int, _ recording: Recording) {
        while let row = open.last, let entry = rows[row].entry {
            let end = Int(recording.entries[entry].end)
            guard index >= (end > entry ? end : .max) || index == .max else { return }
            addSubviewsNotAsked(of: row)
            open.removeLast()
        }
    }

    // MARK: Not asked

    private mutating func addSubviewsNotAsked(of row: Int) {
        let depth = open.count
        guard listed.insert(rows[row].object).inserted else { return }
        let subviews = scene.subviews(of: rows[row].object).filter { !asked.contains($0) }
        var speaker = rows[row]
        if let child = lastAskedChild[row], case .object = rows[child].answer { speaker = rows[child] }
        for view in subviews.reversed() {
            addNotAsked(view, depth: depth, speaker)
        }
    }

    private mutating func addWindowsBehind() {
        let front = rows.last { $0.depth == 0 && $0.isAsked }
        guard let front else { return }
        for window in scene.windows.reversed() where !asked.contains(window) {
            addNotAsked(window, depth: 0, front)
        }
    }

    private mutating func addNotAsked(_ view: ObjectID, depth: Int, _ speaker: HitRow) {
        let inside = scene.viewsInside(view, without: asked)
        var row = HitRow(content: .notAsked(inside: inside), depth: depth, object: view)
        row.speaker = speaker.object
        row.said = speaker.answer
        rows.append(row)
    }

    // MARK: Returned

    /// Marks the row of the view that was returned. If it was never asked, it becomes a row of its own,
    /// below the view that named it.
    private mutating func markReturned() {
        guard case .object(let view) = result else { return }
        let own = rows.lastIndex { $0.object == view && $0.answer == .object(view) }
        if let row = own ?? rows.lastIndex(where: { $0.object == view && $0.isAsked }) {
            rows[row].isReturned = true
            return
        }
        rows.removeAll { $0.object == view && !$0.isAsked }
        guard let place = rows.lastIndex(where: { $0.isAsked && $0.answer == .object(view) }) else { return }
        var row = HitRow(content: .named, depth: rows[place].depth + 1, object: view)
        row.speaker = rows[place].object
        row.said = result
        row.isReturned = true
        rows.insert(row, at: endOfAsked(below: place))
    }

    /// Where a further row can be below a row: after those below it that were asked.
    private func endOfAsked(below row: Int) -> Int {
        let end = rows[(row + 1)...].firstIndex { $0.depth <= rows[row].depth } ?? rows.count
        return rows[(row + 1)..<end].firstIndex { $0.depth == rows[row].depth + 1 && !$0.isAsked } ?? end
    }

    // MARK: Words

    private func word(for entry: TraceEntry, number: Int, _ recording: Recording) -> HitWord {
        let isOwnAnswer = entry.isOverridden && entry.defaultAnswer != entry.answer
        let refused = entry.answer == .null
        switch entry.outcome {
        case .hidden where !isOwnAnswer: return .hidden
        case .interactionDisabled where !isOwnAnswer: return .noTouch
        case .transparent where !isOwnAnswer: return .alpha(scene.alpha(of: entry.receiver))
        case .animating where !isOwnAnswer: return .animating
        case .outside where !isOwnAnswer: return .outside
        case .itself where !isOwnAnswer: return .itself
        case .itselfAsLeaf where !isOwnAnswer: return .leaf
        case .descendant where !isOwnAnswer: return .inside
        default: break
        }
        // An override that asks point(inside:) itself, as a re-implementation of the search does, has the
        // same words as the search that it replaces.
        guard let isInside = recording.ownPointInside(of: number) else { return .override(refused: refused) }
        if !isInside { return refused ? .outside : .override(refused: false) }
        return refused ? .override(refused: true) : .inside
    }
}
