import EventEngine
import Foundation

extension Fingerprint {
    /// Everything that a recording says happened: what logs and drawings are made from. The rules behind
    /// calls, which only explain them, are left out.
    init(_ recording: Recording) {
        self.init()
        let names = recording.objects.map { Fingerprint($0.name + "\u{0}" + $0.className).value }
        let texts = recording.texts.map { Fingerprint($0).value }
        let words = RecordingWords(names: names, selectors: Self.selectors(of: recording), texts: texts)
        for entry in recording.entries { add(entry, since: recording.epoch, words, recording) }
        for touch in recording.touches {
            add(touch.touch)
            add(touch.time - recording.epoch)
            add(touch.location)
            add(touch.phase.rawValue)
            add(words.name(touch.hitView))
            add(words.name(touch.window))
        }
        for event in recording.gestures { add(event, since: recording.epoch, words) }
        for delivery in recording.deliveries {
            add(delivery.touch)
            add(delivery.phase.rawValue)
            add(delivery.entry)
            add(words.name(delivery.sender))
            for responder in recording.chains[delivery.chain].responders { add(words.name(responder)) }
        }
        for withholding in recording.withholdings {
            add(withholding.touch)
            add(words.name(withholding.view))
            for holder in withholding.holders { add(words.name(holder)) }
            add(withholding.time - recording.epoch)
            add(withholding.endTime - recording.epoch)
            add(withholding.outcome == .pending ? 0 : withholding.outcome == .delivered ? 1 : 2)
        }
        for snapshot in recording.snapshots {
            add(snapshot.time - recording.epoch)
            for view in snapshot.views { add(view, words) }
        }
    }

    /// By number; 0 for those that the recording does not use: the table has all that the engine knows.
    private static func selectors(of recording: Recording) -> [UInt64] {
        var prints = [UInt64](repeating: 0, count: recording.selectors.count)
        for entry in recording.entries where prints[Int(entry.selector.rawValue)] == 0 {
            let number = Int(entry.selector.rawValue)
            prints[number] = Fingerprint(recording.selectors[number].swift).value
        }
        return prints
    }

    private mutating func add(
        _ entry: TraceEntry, since epoch: Int64, _ words: RecordingWords, _ recording: Recording
    ) {
        add(entry.time - epoch)
        add(words.name(entry.receiver))
        add(words.selectors[Int(entry.selector.rawValue)])
        add(UInt64(entry.kind.rawValue) << 32 | UInt64(entry.depth) << 8 | UInt64(entry.outcome.rawValue))
        add(UInt64(entry.pass) << 8 | UInt64(entry.touch))
        add((entry.isOverridden ? 1 : 0) + (entry.callsSuper ? 2 : 0))
        add(entry.answer, words)
        add(entry.defaultAnswer, words)
        switch entry.argument {
        case .none: add(1)
        case .point(let point): add(point)
        case .touches(let range):
            for touch in recording.touchLists[Int(range.lowerBound)..<Int(range.upperBound)] { add(touch) }
        case .object(let object): add(words.name(object))
        case .text(let text): add(words.texts[Int(text)])
        }
    }

    private mutating func add(_ answer: Answer, _ words: RecordingWords) {
        switch answer {
        case .none: add(1)
        case .bool(let value): add(value ? 2 : 3)
        case .null: add(4)
        case .object(let object): add(words.name(object))
        case .text(let text): add(words.texts[Int(text)])
        }
    }

    private mutating func add(
        _ event: Recording.GestureEvent, since epoch: Int64, _ words: RecordingWords
    ) {
        add(event.time - epoch)
        add(words.name(event.recognizer))
        add(words.name(event.other))
        add(event.touch)
        add(event.kind)
        if words.texts.indices.contains(Int(event.words)) { add(words.texts[Int(event.words)]) }
    }

    /// By numbers of its own: asking Swift for the words of a case takes longer than all the rest.
    private mutating func add(_ kind: Recording.GestureEvent.Kind) {
        switch kind {
        case .receives: add(1)
        case .misses: add(2)
        case .letsGo: add(3)
        case .changes(let old, let new): add(100 + 10 * old.rawValue + new.rawValue)
        case .isForbidden(let old, let new): add(200 + 10 * old.rawValue + new.rawValue)
        case .waits: add(4)
        case .recognizesWith: add(5)
        case .cannotPrevent: add(6)
        case .requires: add(7)
        case .resets: add(8)
        case .declines: add(9)
        case .takes: add(10)
        }
    }

    private mutating func add(_ view: SceneSnapshot.View, _ words: RecordingWords) {
        add(words.name(view.id))
        add(view.parent ?? -1)
        add(view.frame.origin)
        add(CGPoint(x: view.frame.width, y: view.frame.height))
        add(view.bounds.origin)
        for corner in view.corners { add(corner) }
        add(Double(view.alpha))
        for flag in [
            view.isHidden, view.isUserInteractionEnabled, view.clipsToBounds, view.hasTransform,
            view.isScrollView,
        ] { add(flag) }
        for number in view.row ?? IndexPath() { add(number) }
    }

    private mutating func add(_ point: CGPoint) {
        add(Double(point.x))
        add(Double(point.y))
    }
}

/// The words of a recording as numbers, each made once.
private struct RecordingWords {
    let names: [UInt64]
    let selectors: [UInt64]
    let texts: [UInt64]

    func name(_ object: ObjectID) -> UInt64 {
        names.indices.contains(Int(object.rawValue)) ? names[Int(object.rawValue)] : 0
    }
}
