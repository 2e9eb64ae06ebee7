import Diagrams
import EventEngine

/// `hit red`, `touch 2 hit nil`: the view that a touch was bound to.
struct HitClaim: ClaimForm {
    static let firstWords = ["hit", "touch"]

    /// The number of the touch, from 1.
    var touch: Int
    var view: Claim.Word

    init(_ parser: inout ClaimParser) throws(ClaimStop) {
        touch = parser.take("touch") ? try parser.touch() : 1
        view = try parser.hitView()
    }

    func test(_ names: ClaimNames) throws(ClaimNameProblem) -> any JudgedClaim {
        guard view.text != "nil" else { return JudgedHit(touch: touch, views: nil) }
        guard let views = names.names.objects(named: view.text) else {
            throw ClaimNameProblem(
                .unknownReceiver(view, scenario: names.scenario, known: names.names.receivers + ["nil"]))
        }
        return JudgedHit(touch: touch, views: views)
    }
}

/// A claim about the hit view, with its names looked up.
struct JudgedHit: JudgedClaim {
    var touch: Int
    /// By object, whether it is the view that is claimed to be hit; nil for the claim that there is none.
    var views: [Bool]?

    func verdict(_ judge: ClaimJudge) -> Verdict {
        guard let sample = judge.recording.touches.first(where: { $0.touch == touch && $0.phase == .began })
        else {
            return judge.missing("there is no touch \(touch)")
        }
        let view = sample.hitView
        let entries = judge.entries
        let searches = entries.indices.filter {
            entries[$0].kind == .hitTest && Int(entries[$0].touch) == touch && isHitTest(entries[$0])
        }
        let outermost = searches.map { entries[$0].depth }.min()
        let deciding = searches.last { entries[$0].depth == outermost && answers(entries[$0], view) }
        let isTrue = view == .none ? views == nil : views?[Int(view.rawValue)] ?? false
        guard isTrue else {
            let name = view == .none ? "nil" : judge.recording.objects[Int(view.rawValue)].name
            let truth = (touch == 1 ? "" : "touch \(touch) ") + "hit \(name)"
            return judge.contradiction(deciding, "the hit view is \(name)", truth: truth)
        }
        let proof = searches.filter { answers(entries[$0], view) }
        return Verdict(proof: Array(proof.prefix(Verdict.mostProofs)))
    }

    private func isHitTest(_ entry: TraceEntry) -> Bool {
        entry.selector == MessageSelector.hitTest.id
    }

    private func answers(_ entry: TraceEntry, _ view: ObjectID) -> Bool {
        view == .none ? entry.answer == .null : entry.answer == .object(view)
    }
}
