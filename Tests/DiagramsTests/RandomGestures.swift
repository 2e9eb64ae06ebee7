import Foundation
import SeededRandom
@testable import EventEngine

/// Scenes of nested views with random recognizers, and fingers that do anything.
struct RandomGestures {
    private var generator: SeededGenerator

    static func recording(seed: UInt64) -> Recording {
        var random = RandomGestures(generator: SeededGenerator(seed: seed))
        return GestureScene.recording { random.make(in: $0) }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    private mutating func chance(_ oneIn: Int) -> Bool { number(1...oneIn) == 1 }

    private mutating func make(in scene: GestureScene) {
        let names = ["red", "aViewWithANameThatIsMuchTooLong", "\u{89C6}\u{56FE}", "cell.content"]
        var views = [scene.view]
        for index in 0..<number(1...4) {
            let view = scene.view(names[number(0...names.count - 1)] + "\(index)", in: views[views.count - 1])
            view.isMultipleTouchEnabled = chance(2)
            views.append(view)
        }
        var recognizers: [UIGestureRecognizer] = []
        for index in 0..<number(0...7) {
            let view = views[number(0...views.count - 1)]
            let recognizer = recognizer()
            scene.add("\(type(of: recognizer))\(index)", recognizer, to: view)
            if chance(4) { recognizer.delaysTouchesBegan = true }
            if chance(4) { recognizer.cancelsTouchesInView = false }
            if let other = recognizers.randomElement(using: &generator), chance(3) {
                recognizer.require(toFail: other)
            }
            recognizers.append(recognizer)
        }
        for _ in 0..<number(1...4) { play(on: views[number(0...views.count - 1)], in: scene) }
    }

    private mutating func recognizer() -> UIGestureRecognizer {
        switch number(1...5) {
        case 1: return TouchDelay()
        case 2: return DragRecognizer()
        case 3:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        default: return UITapGestureRecognizer()
        }
    }

    private mutating func play(on view: UIView, in scene: GestureScene) {
        let hand = scene.world.hand
        switch number(1...6) {
        case 1: hand.tap(view, count: number(1...3), fingers: number(1...3))
        case 2: hand.press(view, for: Double(number(1...9)) / 10)
        case 3: hand.drag(view, by: CGVector(dx: number(-40...40), dy: number(-40...60)), over: 0.2)
        case 4: hand.pinch(view, scale: 1.5, over: 0.2)
        case 5:
            let finger = hand.touch(view)
            finger.hold(0.1)
            scene.world.device.interrupt()
        default: hand.tap(view)
        }
    }
}
