import Foundation
import SeededRandom
@testable import EventEngine

/// Responder chains of any length, whose members have names of any length and script and do anything with
/// what they get.
struct RandomChains {
    private var generator: SeededGenerator
    private var recorder = RecordingBuilder()
    private var objects: [ObjectID] = []

    static func recording(seed: UInt64) -> Recording {
        var random = RandomChains(generator: SeededGenerator(seed: seed))
        random.make()
        return random.recorder.recording
    }

    private init(generator: SeededGenerator) {
        self.generator = generator
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    private mutating func chance(_ oneIn: Int) -> Bool { number(1...oneIn) == 1 }

    private mutating func make() {
        let names = ["\u{89C6}\u{56FE}", "someResponderWhoseNameIsMuchTooLong", "v", "UIView#", "a.b.c.view"]
        let classes = ["UIView", "\u{7EA2}View", "AClassWithANameThatIsLongerThanOneWouldWish", "GrayView"]
        let kits = ["UIView", "UIView", "UIView", "UIButton", "UITableView", "UIViewController"]
        for index in 0..<(chance(5) ? number(40...300) : number(1...16)) {
            let name = names[number(0...names.count - 1)] + "\(index)"
            let className = classes[number(0...classes.count - 1)]
            objects.append(recorder.object(name, className, kit: kits[number(0...kits.count - 1)]))
        }
        for touch in 1...number(1...2) {
            sample(touch, .began)
            deliver(touch, .began, "Began")
            for _ in 0..<(chance(2) ? 0 : number(1...3)) { deliver(touch, .moved, "Moved") }
            if chance(2) { deliver(touch, .ended, "Ended") }
            if chance(3) { deliver(touch, .cancelled, "Cancelled") }
        }
    }

    private mutating func sample(_ touch: Int, _ phase: Recording.TouchSample.Phase) {
        let view = objects[0]
        recorder.edit { recording in
            recording.touches.append(
                Recording.TouchSample(
                    touch: touch, time: 0, location: .zero, phase: phase, hitView: view, window: .none,
                    entry: recording.entries.count))
        }
    }

    private mutating func deliver(_ touch: Int, _ phase: Recording.TouchSample.Phase, _ word: String) {
        var responders = objects
        if chance(6) { responders = Array(objects.prefix(number(1...objects.count))) }
        let end: ResponderChain.End =
            chance(8) ? .ring(number(0...responders.count - 1)) : chance(12) ? .unbounded : .nobody
        let sender = phase == .cancelled && chance(2) ? objects[number(0...objects.count - 1)] : ObjectID.none
        let rules = [RuleID("D", 10), RuleID("D", 11)]
        let rule = rules[number(0...1)]
        recorder.edit { recording in
            recording.chains.append(ResponderChain(responders: responders, end: end))
            recording.deliveries.append(
                Recording.Delivery(
                    touch: touch, phase: phase, entry: recording.entries.count,
                    chain: recording.chains.count - 1, rule: rule, sender: sender))
        }
        let isCalm = chance(2)
        send(responders, 0, word, isCalm)
    }

    private mutating func send(_ responders: [ObjectID], _ index: Int, _ word: String, _ isCalm: Bool) {
        let isOverridden = chance(isCalm ? 12 : 3)
        let message = recorder.open(
            responders[index], "touches\(word)(_:with:)", "touches\(word):withEvent:", .touches, .none)
        if !isOverridden || !chance(3) {
            for _ in 0..<(chance(10) ? 2 : 1) where index + 1 < responders.count {
                let skipped = chance(isCalm ? 40 : 10) && index + 2 < responders.count ? 2 : 1
                if recorder.recording.entries.count < 2_000 {
                    send(responders, index + skipped, word, isCalm)
                }
            }
        }
        let callsSuper = isOverridden && chance(2)
        recorder.close(message) {
            $0.isOverridden = isOverridden
            $0.callsSuper = callsSuper
        }
    }
}
