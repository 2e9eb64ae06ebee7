import EventEngine
import Foundation

/// A root view, a gray view in it and a red one in that, with their touches passed on and logged, and an
/// object that takes actions: what most scenarios about recognizers begin with.
final class GestureStage {
    /// Takes actions by name, and notes the states that they came in.
    final class Handler: NSObject, ActionResponding {
        var heard: [String] = []
        var reactions: [String: (UIGestureRecognizer) -> Void] = [:]

        func action(named name: Selector) -> ActionMethod? {
            let base = NSStringFromSelector(name).prefix { $0 != ":" }
            return ActionMethod(swiftName: "\(base)(_:)") { [unowned self] sender, _ in
                guard let recognizer = sender as? UIGestureRecognizer else { return }
                heard.append("\(base) \(recognizer.state)")
                reactions[String(base)]?(recognizer)
            }
        }
    }

    let world: Simulator
    let view: UIView
    let gray = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
    let red = UIView(frame: CGRect(x: 30, y: 30, width: 200, height: 200))
    let handler = Handler()

    private init(_ world: Simulator, _ scene: Simulator.StandardScene) {
        self.world = world
        view = scene.view
        view.addSubview(gray)
        gray.addSubview(red)
        world.names.bind("gray", to: gray)
        world.names.bind("red", to: red)
        world.names.bind("handler", to: handler)
    }

    /// Builds the stage, lets something happen on it, and lets time run out.
    static func play(limits: WorldLimits = .standard, _ body: (GestureStage) -> Void) -> TestWorld {
        TestWorld(limits: limits) { world, scene in
            let stage = GestureStage(world, scene)
            body(stage)
            // What targets and delegates are is not retained.
            withExtendedLifetime(stage) { world.runUntilIdle() }
        }
    }

    /// Adds a recognizer of a name to a view, with an action of that name.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ name: String, _ recognizer: Recognizer, to view: UIView,
        _ configure: (Recognizer) -> Void = { _ in }
    ) -> Recognizer {
        recognizer.addTarget(handler, action: Selector("\(name):"))
        configure(recognizer)
        view.addGestureRecognizer(recognizer)
        world.names.bind(name, to: recognizer)
        return recognizer
    }

    @discardableResult
    func tap(
        _ name: String, on view: UIView, taps: Int = 1,
        _ configure: (UITapGestureRecognizer) -> Void = { _ in }
    ) -> UITapGestureRecognizer {
        add(name, UITapGestureRecognizer(), to: view) {
            $0.numberOfTapsRequired = taps
            configure($0)
        }
    }
}

extension TestWorld {
    /// States, messages with their answers, actions, and touches of views, as a log has them.
    func log(_ kinds: EntryKind..., only: Set<String>? = nil) -> [String] {
        entries(kinds, only, nil).map(line)
    }

    /// As `log`, with the milliseconds since the first touch-down in front.
    func timedLog(_ kinds: EntryKind..., only: Set<String>? = nil) -> [String] {
        entries(kinds, only, nil).map { "\(($0.time - recording.epoch) / 1_000) \(line($0))" }
    }

    private func line(_ entry: TraceEntry) -> String {
        if entry.kind == .states, case .text(let words) = entry.argument {
            return "\(name(entry.receiver)): \(recording.texts[Int(words)])"
        }
        let answer = text(entry.answer)
        let swift = recording.selectors[Int(entry.selector.rawValue)].swift
        let call = "\(name(entry.receiver)).\(swift.prefix { $0 != "(" })"
        return answer.isEmpty ? call : "\(call) -> \(answer)"
    }

    /// Why recognizers are not told, wait or fail: `gray: changes excluded by red (E-27)`.
    func reasons(of name: String) -> [String] {
        recording.gestures.filter { self.name($0.recognizer) == name }.compactMap { event in
            let words = event.words < 0 ? "" : recording.texts[Int(event.words)]
            let other = event.other == .none ? "" : " by \(self.name(event.other))"
            switch event.kind {
            case .receives, .resets: return nil
            case .changes(let old, let new):
                return old == new ? nil : "\(old) -> \(new) \(words)\(other) (\(event.rule))"
            case .misses: return "misses touch \(event.touch): \(words)\(other) (\(event.rule))"
            case .letsGo: return "lets go of touch \(event.touch): \(words) (\(event.rule))"
            case .waits: return "waits for \(self.name(event.other)) (\(event.rule))"
            case .requires: return "requires \(self.name(event.other)) (\(event.rule))"
            case .recognizesWith: return "recognizes with \(self.name(event.other)) (\(event.rule))"
            case .declines: return "declines: \(words) (\(event.rule))"
            case .takes: return "takes touch \(event.touch): \(words) (\(event.rule))"
            case .cannotPrevent: return "cannot prevent \(self.name(event.other)) (\(event.rule))"
            case .isForbidden(let old, let new): return "forbidden \(old) -> \(new) (\(event.rule))"
            }
        }
    }
}
