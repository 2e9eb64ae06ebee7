import EventEngine
import Foundation

/// A screen of everything: stacks with constraints, recognizers, a scroll view, a table, texts and controls,
/// and what hands and code do to it. A step is one act; an act that concerns a number takes it modulo the
/// things there are.
struct MixedScene: Equatable, CustomStringConvertible {
    enum Act: Equatable {
        case tap(CGPoint, count: Int)
        case press(CGPoint, Double)
        case drag(CGPoint, CGVector, Double)
        case flick(CGPoint, CGVector)
        /// One finger stays while another one comes, moves and goes.
        case pair(CGPoint, CGPoint, CGVector)
        /// A finger comes down, and code does something before it moves on.
        case under(CGPoint, Change, CGVector)
        case type(String)
        case change(Change)
        case interrupt
        case wait(Double)
    }

    /// What code does.
    enum Change: Equatable {
        case remove(Int), putBack(Int), hide(Int), disable(Int)
        case height(Int, Double), turnConstraint(Int), animate(Int)
        case removeRecognizer(Int), addRecognizer(Int), disableRecognizer(Int)
        case focus(Int), endEditing
        case scroll(CGPoint, animated: Bool), rows(Int), edit
    }

    var recognizers: [Recognizer]
    var acts: [Act]

    struct Recognizer: Equatable {
        enum Kind: CaseIterable { case tap, press, pan, swipe, pinch }
        var kind: Kind
        var view: Int
        var allowsBoth: Bool
    }

    /// How many acts a scene has.
    static let stepCount = 20

    static func random(seed: UInt64) -> MixedScene {
        var numbers = SeededNumbers(seed: seed)
        let recognizers = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
            Recognizer(
                kind: Recognizer.Kind.allCases.randomElement(using: &numbers) ?? .tap,
                view: Int.random(in: 0..<8, using: &numbers), allowsBoth: Bool.random(using: &numbers))
        }
        let acts = (0..<stepCount).map { _ in act(&numbers) }
        return MixedScene(recognizers: recognizers, acts: acts)
    }

    private static func point(_ numbers: inout SeededNumbers) -> CGPoint {
        CGPoint(x: Int.random(in: 1...370, using: &numbers), y: Int.random(in: 1...660, using: &numbers))
    }

    private static func vector(_ numbers: inout SeededNumbers) -> CGVector {
        CGVector(
            dx: Int.random(in: -150...150, using: &numbers), dy: Int.random(in: -300...300, using: &numbers))
    }

    private static func act(_ numbers: inout SeededNumbers) -> Act {
        switch Int.random(in: 0..<16, using: &numbers) {
        case 0...2: .tap(point(&numbers), count: Int.random(in: 1...2, using: &numbers))
        case 3: .press(point(&numbers), Double(Int.random(in: 1...9, using: &numbers)) / 10)
        case 4, 5:
            .drag(point(&numbers), vector(&numbers), Double(Int.random(in: 1...5, using: &numbers)) / 10)
        case 6: .flick(point(&numbers), vector(&numbers))
        case 7: .pair(point(&numbers), point(&numbers), vector(&numbers))
        case 8, 9: .under(point(&numbers), change(&numbers), vector(&numbers))
        case 10: .type(["a", "\n", "ok!", ""].randomElement(using: &numbers) ?? "a")
        case 11: .wait([0.05, 0.4, 2].randomElement(using: &numbers) ?? 1)
        case 12 where Bool.random(using: &numbers): .interrupt
        default: .change(change(&numbers))
        }
    }

    private static func change(_ numbers: inout SeededNumbers) -> Change {
        let number = Int.random(in: 0..<40, using: &numbers)
        return switch Int.random(in: 0..<17, using: &numbers) {
        case 0: .remove(number)
        case 1: .putBack(number)
        case 2: .hide(number)
        case 3: .disable(number)
        case 4, 5: .height(number, Double(Int.random(in: 0...120, using: &numbers)))
        case 6: .turnConstraint(number)
        case 7: .animate(number)
        case 8: .removeRecognizer(number)
        case 9: .addRecognizer(number)
        case 10: .disableRecognizer(number)
        case 11, 12: .focus(number)
        case 13: .endEditing
        case 14: .scroll(point(&numbers), animated: Bool.random(using: &numbers))
        case 15: .rows(number % 12)
        default: .edit
        }
    }

    /// The smallest scene that can be had by taking parts away and that still breaks.
    func shrunk(while breaks: (MixedScene) -> Bool) -> MixedScene {
        var scene = self
        while let next = scene.smaller.first(where: breaks) { scene = next }
        return scene
    }

    /// Every scene that has one part less.
    private var smaller: [MixedScene] {
        let withoutActs = acts.indices.map { index in
            var scene = self
            scene.acts.remove(at: index)
            return scene
        }
        let withoutRecognizers = recognizers.indices.map { index in
            var scene = self
            scene.recognizers.remove(at: index)
            return scene
        }
        return withoutActs + withoutRecognizers
    }

    var description: String {
        (recognizers.map { "\($0)" } + acts.map { "\($0)" }).joined(separator: "\n")
    }
}
