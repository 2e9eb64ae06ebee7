import EventEngine
import Foundation

/// Nested scroll views and what a hand does with them, as data: it can be played and made smaller.
struct ScrollScene: Equatable, CustomStringConvertible {
    struct Scroller: Equatable {
        /// The index of the one that it lies in; nil for the root view.
        var parent: Int?
        var frame: CGRect
        var contentSize: CGSize
        var inset = 0.0
        var bounces = true
        var alwaysBounces = false
        var pages = false
        var locks = false
        var delays = true
        var cancels = true
        /// Whether there is a control in the content, beside a plain view.
        var hasControl = false
    }

    enum Act: Equatable {
        case tap(CGPoint)
        case press(CGPoint, Double)
        case drag(CGPoint, CGVector, Double)
        case flick(CGPoint, CGVector, Double)
        case pair(CGPoint, CGPoint, CGVector)
        case interrupted(CGPoint, CGVector)
        /// Code scrolls, perhaps animated.
        case scroll(Int, CGPoint, Bool)
        case resize(Int, CGSize)
        case wait(Double)
    }

    var scrollers: [Scroller]
    var acts: [Act]

    static func random(seed: UInt64) -> ScrollScene {
        var numbers = SeededNumbers(seed: seed)
        func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &numbers) == 0 }
        var scrollers: [Scroller] = []
        for index in 0..<Int.random(in: 1...3, using: &numbers) {
            let (x, y) = (Int.random(in: 0...40, using: &numbers), Int.random(in: 0...40, using: &numbers))
            let size = CGSize(
                width: Int.random(in: 0...900, using: &numbers),
                height: Int.random(in: 0...1_500, using: &numbers))
            var scroller = Scroller(
                parent: index > 0 && !chance(5) ? index - 1 : nil,
                frame: CGRect(x: x, y: y, width: 300 - 40 * index, height: 500 - 60 * index),
                contentSize: size)
            scroller.inset = chance(4) ? 30 : 0
            scroller.bounces = !chance(4)
            scroller.alwaysBounces = chance(3)
            scroller.pages = chance(4)
            scroller.locks = chance(4)
            scroller.delays = !chance(4)
            scroller.cancels = !chance(5)
            scroller.hasControl = chance(3)
            scrollers.append(scroller)
        }
        var acts: [Act] = []
        for _ in 0..<Int.random(in: 1...5, using: &numbers) {
            acts.append(randomAct(&numbers, count: scrollers.count))
            if chance(2) { acts.append(.wait(chance(2) ? 0.05 : 0.6)) }
        }
        return ScrollScene(scrollers: scrollers, acts: acts)
    }

    private static func randomAct(_ numbers: inout SeededNumbers, count: Int) -> Act {
        func point() -> CGPoint {
            CGPoint(
                x: Int.random(in: 10...320, using: &numbers), y: Int.random(in: 10...520, using: &numbers))
        }
        func vector() -> CGVector {
            CGVector(
                dx: Int.random(in: -250...250, using: &numbers),
                dy: Int.random(in: -400...400, using: &numbers))
        }
        switch Int.random(in: 0..<13, using: &numbers) {
        case 0, 1: return .tap(point())
        case 2: return .press(point(), Double(Int.random(in: 1...5, using: &numbers)) / 10)
        case 3...5: return .drag(point(), vector(), Double(Int.random(in: 1...6, using: &numbers)) / 10)
        case 6...8: return .flick(point(), vector(), Double(Int.random(in: 1...4, using: &numbers)) / 20)
        case 9: return .pair(point(), point(), vector())
        case 10: return .interrupted(point(), vector())
        case 11:
            return .scroll(
                Int.random(in: 0..<count, using: &numbers), point(), Bool.random(using: &numbers))
        default:
            let size = CGSize(
                width: Int.random(in: 0...900, using: &numbers),
                height: Int.random(in: 0...1_500, using: &numbers))
            return .resize(Int.random(in: 0..<count, using: &numbers), size)
        }
    }

    /// The smallest scene that can be had by taking parts away and that still breaks.
    func shrunk(while breaks: (ScrollScene) -> Bool) -> ScrollScene {
        var scene = self
        while let next = scene.smaller.first(where: breaks) { scene = next }
        return scene
    }

    /// Every scene that has one act or scroll view less, or one setting more as UIKit makes it.
    private var smaller: [ScrollScene] {
        var scenes: [ScrollScene] = []
        for index in acts.indices {
            var scene = self
            scene.acts.remove(at: index)
            scenes.append(scene)
        }
        if scrollers.count > 1, !acts.contains(where: { $0.concerns(scrollers.count - 1) }) {
            var scene = self
            scene.scrollers.removeLast()
            scenes.append(scene)
        }
        for index in scrollers.indices {
            let usual = Scroller(
                parent: scrollers[index].parent, frame: scrollers[index].frame,
                contentSize: scrollers[index].contentSize)
            let changes: [(inout Scroller) -> Void] = [
                { $0.inset = usual.inset }, { $0.bounces = usual.bounces },
                { $0.alwaysBounces = usual.alwaysBounces }, { $0.pages = usual.pages },
                { $0.locks = usual.locks }, { $0.delays = usual.delays }, { $0.cancels = usual.cancels },
                { $0.hasControl = usual.hasControl },
            ]
            for change in changes {
                var scene = self
                change(&scene.scrollers[index])
                if scene != self { scenes.append(scene) }
            }
        }
        return scenes
    }

    var description: String {
        (scrollers.map { "\($0)" } + acts.map { "\($0)" }).joined(separator: "\n")
    }
}

extension ScrollScene.Act {
    /// Whether the act names this scroll view.
    func concerns(_ index: Int) -> Bool {
        switch self {
        case .scroll(let other, _, _), .resize(let other, _): other == index
        default: false
        }
    }
}
