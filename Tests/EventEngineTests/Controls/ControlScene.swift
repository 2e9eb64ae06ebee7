import EventEngine
import Foundation

/// Controls, recognizers of the view that they are in, and what a hand does, as data: it can be played, made
/// smaller and printed.
struct ControlScene: Equatable {
    struct Part: Equatable {
        enum Kind: CaseIterable, Equatable { case plain, button, light, slider, stepper, segments, pages }
        /// What a control does to itself when it hears of one of its events.
        enum Reaction: CaseIterable, Equatable {
            case nothing, removes, disables, togglesEnabled, moves, cancels
        }

        var kind: Kind
        var origin: CGPoint
        var isEnabled = true
        var takesMore = false
        var reaction = Reaction.nothing
        /// The event that it reacts to.
        var trigger: UIControl.Event = .touchDown
        /// Whether a plain view lies over its left half.
        var isCovered = false
    }

    enum Gesture: CaseIterable, Equatable {
        case tap, doubleTap, press, pan, swipe, delayingTap, bystandingTap
    }

    enum Act: Equatable {
        case tap(CGPoint, Int)
        case press(CGPoint, Double)
        case drag(CGPoint, CGVector, Double)
        case pair(CGPoint, CGPoint, CGVector)
        case interrupted(CGPoint, CGVector)
        /// A control is removed, or disabled, while a finger is down.
        case removed(CGPoint, part: Int)
        case disabled(CGPoint, part: Int)
    }

    var parts: [Part]
    var gestures: [Gesture]
    var acts: [Act]

    static func random(seed: UInt64) -> ControlScene {
        var numbers = SeededNumbers(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        func point() -> CGPoint { CGPoint(x: number(10...330), y: number(10...430)) }
        func vector() -> CGVector { CGVector(dx: number(-200...200), dy: number(-200...200)) }
        let triggers: [UIControl.Event] = [
            .touchDown, .touchDragInside, .touchDragExit, .touchUpInside, .touchCancel, .valueChanged,
        ]
        let parts = (0..<number(1...4)).map { _ in
            Part(
                kind: Part.Kind.allCases.randomElement(using: &numbers) ?? .plain,
                origin: CGPoint(x: number(0...220), y: number(0...360)), isEnabled: number(0...7) > 0,
                takesMore: number(0...3) == 0,
                reaction: number(0...1) == 0
                    ? .nothing : Part.Reaction.allCases.randomElement(using: &numbers) ?? .nothing,
                trigger: triggers.randomElement(using: &numbers) ?? .touchDown,
                isCovered: number(0...4) == 0)
        }
        let gestures = (0..<number(0...3)).map { _ in
            Gesture.allCases.randomElement(using: &numbers) ?? .tap
        }
        let acts = (0..<number(1...5)).map { _ -> Act in
            // Most fingers come down on a control.
            let part = number(0...(parts.count - 1))
            let inside = CGPoint(
                x: parts[part].origin.x + CGFloat(number(0...100)),
                y: parts[part].origin.y + CGFloat(number(0...40)))
            let place = number(0...4) > 0 ? inside : point()
            switch number(0...9) {
            case 0, 1: return .tap(place, number(1...3))
            case 2: return .press(place, Double(number(1...9)) / 10)
            case 3, 4, 5: return .drag(place, vector(), Double(number(1...4)) / 10)
            case 6: return .pair(place, number(0...1) == 0 ? inside : point(), vector())
            case 7: return .interrupted(place, vector())
            case 8: return .removed(place, part: part)
            default: return .disabled(place, part: part)
            }
        }
        return ControlScene(parts: parts, gestures: gestures, acts: acts)
    }

    /// Every scene that has one part less, or one that is plainer.
    var smaller: [ControlScene] {
        var scenes: [ControlScene] = []
        func add(_ change: (inout ControlScene) -> Void) {
            var scene = self
            change(&scene)
            if scene != self { scenes.append(scene) }
        }
        for index in acts.indices { add { $0.acts.remove(at: index) } }
        for index in gestures.indices { add { $0.gestures.remove(at: index) } }
        for index in parts.indices {
            add { $0.parts[index].reaction = .nothing }
            add { $0.parts[index].isEnabled = true }
            add { $0.parts[index].takesMore = false }
            add { $0.parts[index].isCovered = false }
            add { $0.parts[index].kind = .plain }
        }
        // The last one, so that the numbers of the others stay.
        if parts.count > 1 {
            add { scene in
                scene.parts.removeLast()
                scene.acts.removeAll { $0.part == scene.parts.count }
            }
        }
        return scenes
    }

    /// The smallest scene that can be had by taking parts away and that still breaks.
    func shrunk(while breaks: (ControlScene) -> Bool) -> ControlScene {
        var scene = self
        while let next = scene.smaller.first(where: breaks) { scene = next }
        return scene
    }
}

extension ControlScene.Act {
    fileprivate var part: Int? {
        switch self {
        case .removed(_, let part), .disabled(_, let part): part
        default: nil
        }
    }
}
