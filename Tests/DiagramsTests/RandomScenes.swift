import Foundation
import SeededRandom
@testable import EventEngine

/// Scenes that nobody would build: of any size, depth and place, with names of any length and script, with
/// touches anywhere and overrides that answer anything.
struct RandomScenes {
    private var generator: SeededGenerator
    private var scene = SceneBuilder()

    static func recording(seed: UInt64) -> Recording {
        var random = RandomScenes(generator: SeededGenerator(seed: seed))
        return random.make()
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    private mutating func chance(_ oneIn: Int) -> Bool { number(1...oneIn) == 1 }

    private mutating func name(_ index: Int) -> String {
        switch number(0...7) {
        case 0: return "\u{7EA2}\u{8272}\(index)"
        case 1: return "someNameThatIsMuchTooLongForAnyDrawing\(index)ButUniqueAllTheSame"
        case 2: return "UIView#\(index)"
        case 3: return "viewController.child\(index).view"
        default: return "v\(index)"
        }
    }

    private mutating func length() -> Double {
        switch number(0...40) {
        case 0: return .nan
        case 1: return .infinity
        case 2: return -1e300
        case 3: return 0
        case 4: return -50
        case 5: return 123_456.78
        case 6: return 1e-9
        default: return Double(number(-100...4000)) / 8
        }
    }

    private mutating func make() -> Recording {
        let sizes: [(Double, Double)] = [
            (320, 200), (375, 667), (1024, 768), (0, 0), (1, 100_000), (100_000, 1), (44, 44), (2e9, 2e9),
        ]
        for index in 0..<(chance(8) ? 0 : number(1...2)) {
            let size = sizes[number(0...sizes.count - 1)]
            _ = scene.window("window\(index)", size.0, size.1)
        }
        if !scene.snapshot.views.isEmpty { addViews() }
        addTouches()
        return scene.recording
    }

    private mutating func addViews() {
        let isDeep = chance(3)
        for index in 0..<number(0...(chance(4) ? 90 : 15)) {
            let last = scene.snapshot.views.count - 1
            let parent = isDeep && !chance(4) ? last : number(0...last)
            let above = scene.snapshot.views[parent].frame
            let fills = chance(4)
            let view = scene.view(
                name(index), chance(3) ? "\u{89C6}\u{56FE}" : "View\(number(0...3))", in: parent,
                fills ? 0 : length(), fills ? 0 : length(), fills ? above.width : length(),
                fills ? above.height : length())
            decorate(view)
        }
    }

    private mutating func decorate(_ index: Int) {
        let alphas: [Float] = [1, 1, 1, 0.5, 0.01, 0, .nan, -3]
        let isHidden = chance(8)
        let isUntouchable = chance(8)
        let clips = chance(4)
        let alpha = alphas[number(0...alphas.count - 1)]
        let isTurned = chance(8)
        let shift = chance(6) ? length() : 0
        scene.change(index) { view in
            view.isHidden = isHidden
            view.isUserInteractionEnabled = !isUntouchable
            view.clipsToBounds = clips
            view.alpha = alpha
            view.bounds.origin.y = shift
            guard isTurned else { return }
            view.rotation = 30
            view.hasTransform = true
            view.corners[0].x += 7
            view.corners[1].y += 9
        }
    }

    private mutating func addTouches() {
        let names = scene.recorder.recording.objects.map(\.name)
        for touch in 0..<number(0...4) {
            let point = CGPoint(x: length(), y: length())
            var overrides: [String: SceneBuilder.Override] = [:]
            for _ in 0..<number(0...3) {
                guard let name = names.randomElement(using: &generator) else { break }
                overrides[name] = SceneBuilder.Override(
                    answer: chance(2) ? nil : names.randomElement(using: &generator), asksSuper: !chance(3))
            }
            for pass in 1...number(1...2) {
                let isOdd = pass == 2 && chance(3)
                scene.walk(touch: touch + 1, pass: pass, at: point, overrides: isOdd ? [:] : overrides)
            }
            let path = (0...number(0...5)).map { (ms: Int64($0 * 40), x: length(), y: length()) }
            let hit = chance(4) ? nil : names.randomElement(using: &generator)
            scene.touch(touch + 1, on: hit, [(0, Double(point.x), Double(point.y))] + path)
        }
    }
}

extension RandomScenes {
    private init(generator: SeededGenerator) {
        self.generator = generator
    }
}
