import EventEngine
import Foundation

/// A scene with recognizers and what a hand does in it, as data: it can be played, made smaller and written
/// down as a scenario.
struct GestureScene: Equatable {
    struct View: Equatable {
        /// The index of the superview; nil for the root view.
        var parent: Int?
        var frame: CGRect
    }

    struct Recognizer: Equatable {
        enum Kind: CaseIterable, Equatable { case tap, doubleTap, press, pan, swipe, pinch, rotation }
        var kind: Kind
        var view: Int
        var cancelsTouchesInView = true
        var delaysTouchesBegan = false
        var delaysTouchesEnded = true
        /// Whether its delegate lets it recognize together with others.
        var allowsBoth = false
        /// Whether its delegate lets it never begin.
        var refuses = false
    }

    enum Act: Equatable {
        case tap(CGPoint, count: Int, fingers: Int)
        case press(CGPoint, Double)
        case drag(CGPoint, CGVector, Double)
        /// A finger stays while another one comes and moves.
        case pair(CGPoint, CGPoint, CGVector, CGVector)
        case interrupted(CGPoint)
        case wait(Double)
    }

    var views: [View]
    var recognizers: [Recognizer]
    /// Pairs: the first requires the second to fail. The second always has the greater index.
    var requirements: [[Int]]
    var acts: [Act]

    static func random(seed: UInt64) -> GestureScene {
        var numbers = SeededNumbers(seed: seed)
        func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &numbers) == 0 }
        var views: [View] = []
        for index in 0..<Int.random(in: 1...4, using: &numbers) {
            let parent = index > 0 && !chance(3) ? Int.random(in: 0..<index, using: &numbers) : nil
            let (x, y) = (Int.random(in: 0...60, using: &numbers), Int.random(in: 0...60, using: &numbers))
            views.append(View(parent: parent, frame: CGRect(x: x, y: y, width: 280, height: 400)))
        }
        var recognizers: [Recognizer] = []
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
            var recognizer = Recognizer(
                kind: Recognizer.Kind.allCases.randomElement(using: &numbers) ?? .tap,
                view: Int.random(in: 0..<views.count, using: &numbers))
            recognizer.cancelsTouchesInView = !chance(4)
            recognizer.delaysTouchesBegan = chance(5)
            recognizer.delaysTouchesEnded = !chance(4)
            recognizer.allowsBoth = chance(5)
            recognizer.refuses = chance(9)
            recognizers.append(recognizer)
        }
        var requirements: [[Int]] = []
        for second in recognizers.indices {
            for first in 0..<second where chance(7) { requirements.append([first, second]) }
        }
        var acts: [Act] = []
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            acts.append(randomAct(&numbers))
            if chance(2) { acts.append(.wait(chance(2) ? 0.05 : 0.7)) }
        }
        return GestureScene(views: views, recognizers: recognizers, requirements: requirements, acts: acts)
    }

    private static func randomAct(_ numbers: inout SeededNumbers) -> Act {
        func point() -> CGPoint {
            CGPoint(
                x: Int.random(in: 20...340, using: &numbers), y: Int.random(in: 20...440, using: &numbers))
        }
        func vector() -> CGVector {
            CGVector(
                dx: Int.random(in: -120...120, using: &numbers),
                dy: Int.random(in: -60...60, using: &numbers))
        }
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0...2:
            let count = Int.random(in: 1...3, using: &numbers)
            let fingers = Int.random(in: 0..<4, using: &numbers) == 0 ? 2 : 1
            return .tap(point(), count: count, fingers: fingers)
        case 3: return .press(point(), Double(Int.random(in: 1...9, using: &numbers)) / 10)
        case 4, 5: return .drag(point(), vector(), Double(Int.random(in: 1...8, using: &numbers)) / 10)
        case 6, 7: return .pair(point(), point(), vector(), vector())
        default: return .interrupted(point())
        }
    }
}

extension GestureScene {
    /// Every scene that has one part less.
    var smaller: [GestureScene] {
        var scenes: [GestureScene] = []
        for index in acts.indices {
            var scene = self
            scene.acts.remove(at: index)
            scenes.append(scene)
        }
        for index in recognizers.indices { scenes.append(without(recognizer: index)) }
        for index in requirements.indices {
            var scene = self
            scene.requirements.remove(at: index)
            scenes.append(scene)
        }
        for index in views.indices where isUnused(index) { scenes.append(without(view: index)) }
        return scenes + plainer
    }

    /// Every scene in which one recognizer has one setting more as UIKit makes it.
    private var plainer: [GestureScene] {
        recognizers.indices.flatMap { index in
            let recognizer = recognizers[index]
            let usual = Recognizer(kind: recognizer.kind, view: recognizer.view)
            let changes: [(inout Recognizer) -> Void] = [
                { $0.cancelsTouchesInView = usual.cancelsTouchesInView },
                { $0.delaysTouchesBegan = usual.delaysTouchesBegan },
                { $0.delaysTouchesEnded = usual.delaysTouchesEnded },
                { $0.allowsBoth = usual.allowsBoth }, { $0.refuses = usual.refuses },
            ]
            return changes.compactMap { change -> GestureScene? in
                var scene = self
                change(&scene.recognizers[index])
                return scene == self ? nil : scene
            }
        }
    }

    private func isUnused(_ view: Int) -> Bool {
        !recognizers.contains { $0.view == view } && !views.contains { $0.parent == view } && views.count > 1
    }

    private func without(recognizer index: Int) -> GestureScene {
        var scene = self
        scene.recognizers.remove(at: index)
        scene.requirements = requirements.filter { !$0.contains(index) }
            .map { $0.map { $0 > index ? $0 - 1 : $0 } }
        return scene
    }

    private func without(view index: Int) -> GestureScene {
        var scene = self
        scene.views.remove(at: index)
        let shifted = { (view: Int) in view > index ? view - 1 : view }
        for view in scene.views.indices { scene.views[view].parent = scene.views[view].parent.map(shifted) }
        for recognizer in scene.recognizers.indices {
            scene.recognizers[recognizer].view = shifted(scene.recognizers[recognizer].view)
        }
        return scene
    }

    /// The smallest scene that can be had by taking parts away and that still breaks.
    func shrunk(while breaks: (GestureScene) -> Bool) -> GestureScene {
        var scene = self
        while let next = scene.smaller.first(where: breaks) { scene = next }
        return scene
    }
}
