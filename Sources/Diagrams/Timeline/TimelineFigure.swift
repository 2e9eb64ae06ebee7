import EventEngine

/// Fingers, recognizers and views over time; what was held, came late, was cancelled: the body of a
/// `timeline` fence.
///
/// Decisions where the contract is silent:
/// - Times are whole milliseconds, unless two instants would look alike; the points of a move are those since
///   the finger's last sample. Two or more instants in a row at which the same lanes only moved are one row.
/// - Touches that follow each other share a finger's lane. A view's lane is that of a hit view; responders
///   behind it have none (the `responders` figure shows them).
/// - Several events of a lane at one instant are beneath each other, the first on the row with the time.
/// - The cause is left out where the row shows it: a gesture that begins or ends by what the finger did just
///   then, and one that fails because the only recognizer that recognizes just then excludes it. What a timer
///   did has no finger's event in its row and is said in words: `BEGAN held 500 ms`.
/// - Too wide: the gaps shrink, then causes go beneath their words, then names are cut; then the least
///   involved lanes go. Too high: the middle is folded.
package struct TimelineFigure: Figure {
    /// The most lanes that are shown.
    static let mostLanes = 6

    package let problem: String?
    package let unknownNames: [String]
    package let knownNames: [String]

    let options: TimelineOptions
    let recording: Recording
    let scene: TimelineScene
    /// The lanes that may be shown, from the left.
    let candidates: [Int]
    let epoch: Int64

    package init(recording: Recording, options: TimelineOptions = TimelineOptions()) {
        let scene = TimelineScene(recording, touch: options.touch)
        self.scene = scene
        self.options = options
        self.recording = recording.namesOnly
        epoch = recording.epoch
        let only = options.only.map(Set.init)
        candidates = scene.lanes.indices.filter { lane in
            guard let only, scene.lanes[lane].object != .none else { return true }
            let object = recording.objects[Int(scene.lanes[lane].object.rawValue)]
            return only.contains(object.name) || only.contains(object.className)
        }
        let known = options.only == nil ? [] : Set(recording.objects.flatMap { [$0.name, $0.className] })
        knownNames = known.sorted()
        unknownNames = options.only?.filter { !known.contains($0) } ?? []
        let count = Set(recording.touches.map(\.touch)).count
        if count == 0 {
            problem = "the scenario has no touch"
        } else if scene.touches.isEmpty {
            problem = "there is no touch \(options.touch ?? 0); the scenario has \(count)"
        } else {
            problem = nil
        }
    }

    package func canvas(_ width: FigureWidth) -> Canvas {
        guard problem == nil else { return Canvas(columns: width.columns) }
        return width == .wide ? TimelineSheet.canvas(of: self) : TimelineList.canvas(of: self)
    }

    /// The most involved of the lanes that may be shown, from the left.
    func lanes(most: Int) -> [Int] {
        guard candidates.count > most else { return candidates }
        let ranked = candidates.sorted { (scene.lanes[$1].rank, $0) < (scene.lanes[$0].rank, $1) }
        return ranked.prefix(most).sorted()
    }

    /// What is said of the lanes that are not shown: who was not involved, and for whom there is no room.
    func absences(besides lanes: [Int], _ name: (Int) -> String) -> [String] {
        let missing = candidates.filter { !lanes.contains($0) }
        let isDull = { scene.lanes[$0].rank <= TimelineRank.lastUninvolved }
        let groups = [
            ("not involved: ", missing.filter(isDull)), ("not shown: ", missing.filter { !isDull($0) }),
        ]
        return groups.compactMap { words, lanes in
            lanes.isEmpty ? nil : words + lanes.map(name).joined(separator: ", ")
        }
    }

    /// The number of lanes of fingers.
    var fingerCount: Int {
        scene.lanes.count { $0.object == .none }
    }

    /// The name of a lane, where `name` knows that of an object.
    func title(ofLane lane: Int, _ name: (ObjectID) -> String) -> String {
        if case .finger(let number) = scene.lanes[lane].kind {
            return TimelineLane.fingerName(number, of: fingerCount)
        }
        return name(scene.lanes[lane].object)
    }

    /// `touch 1, a scroll view with a button in it`, `touches 1 to 4`
    var heading: String {
        let touches = scene.touches
        let words = switch touches.count {
        case 0: "no touch"
        case 1: "touch \(touches[0])"
        case 2: "touches \(touches[0]) and \(touches[1])"
        default: "touches \(touches[0]) to \(touches[touches.count - 1])"
        }
        guard let title = options.title, !title.isEmpty else { return words }
        return words + ", " + DrawnNames.escaped(title)
    }

    /// The objects that lanes and the causes of their events name.
    func objects(of lanes: [Int], _ rows: [TimelineRow]) -> [ObjectID] {
        let own = candidates.map { scene.lanes[$0].object }.filter { $0 != .none }
        return own + rows.flatMap { $0.cells.flatMap { $0.flatMap(\.named) } }
    }
}
