import EventEngine

/// A world for one test: the standard scene, and what happened in it as lines.
final class TestWorld {
    let world: Simulator
    private(set) var recording = Recording()

    /// Builds a scene and does something in it, then lets time run out.
    init(
        tracing: Bool = true, limits: WorldLimits = .standard,
        _ body: (Simulator, Simulator.StandardScene) -> Void
    ) {
        world = Simulator(tracing: tracing, limits: limits)
        let scene = world.makeStandardScene()
        world.perform { body(world, scene) }
        recording = world.finish()
    }

    /// `[red touchesBegan:withEvent:]` without brackets, for some kinds of entries.
    func calls(_ kinds: EntryKind..., only: Set<String>? = nil, pass: UInt8? = nil) -> [String] {
        entries(kinds, only, pass).map { "\(name($0.receiver)).\(base($0))" }
    }

    /// As `calls`, with the answer behind.
    func answers(_ kinds: EntryKind..., only: Set<String>? = nil, pass: UInt8? = nil) -> [String] {
        entries(kinds, only, pass).map { "\(name($0.receiver)).\(base($0)) -> \(text($0.answer))" }
    }

    /// As device logs have it: `-[RedView touchesBegan:withEvent:]`.
    func deviceLines(_ kinds: EntryKind..., only: Set<String>) -> [String] {
        recording.entries.filter { kinds.contains($0.kind) }.compactMap { entry in
            let className = recording.objects[Int(entry.receiver.rawValue)].className
            let selector = recording.selectors[Int(entry.selector.rawValue)].objectiveC
            return only.contains(className) ? "-[\(className) \(selector)]" : nil
        }
    }

    func entries(_ kinds: [EntryKind], _ only: Set<String>?, _ pass: UInt8?) -> [TraceEntry] {
        recording.entries.filter { entry in
            kinds.contains(entry.kind) && only?.contains(name(entry.receiver)) ?? true
                && (pass == nil || entry.pass == pass)
        }
    }

    func name(_ id: ObjectID) -> String {
        id == .none ? "-" : recording.objects[Int(id.rawValue)].name
    }

    func text(_ answer: Answer) -> String {
        switch answer {
        case .none: ""
        case .bool(let value): "\(value)"
        case .object(let id): name(id)
        case .null: "nil"
        case .text(let index): recording.texts[Int(index)]
        }
    }

    private func base(_ entry: TraceEntry) -> String {
        let swift = recording.selectors[Int(entry.selector.rawValue)].swift
        if swift == "point(inside:with:)" { return "pointInside" }
        return String(swift.prefix { $0 != "(" })
    }
}

extension UITouch {
    /// Seconds from the beginning of the world to the touch's timestamp.
    var worldTime: Double { timestamp - Double(EngineConstants.uptime) / 1_000_000 }
}
