import EventEngine

/// A recording as lines of text, complete and comparable: the compiled program prints it, the test makes it
/// from the interpreter's recording, and a difference reads as a diff.
///
/// Left out is what cannot be the same, or does not matter: the numbers of objects and texts (names and
/// words stand in their place), and the scenario line of an entry (the compiled program does not know it).
package struct Transcript {
    private let recording: Recording

    private init(_ recording: Recording) { self.recording = recording }

    /// All of a recording: what was printed (`print: text`), then the trace, the samples of the fingers,
    /// and the snapshots of the scene.
    package static func lines(of recording: Recording) -> [String] {
        let transcript = Transcript(recording)
        var lines = transcript.prints.map { printPrefix + $0 }
        lines += recording.entries.map { transcript.line(for: $0) }
        lines.append("epoch \(recording.epoch), screen \(transcript.text(recording.screenSize))")
        lines += recording.touches.map { transcript.line(for: $0) }
        lines += recording.snapshots.flatMap { transcript.lines(for: $0) }
        return lines
    }

    /// What was printed, from the lines of a recording.
    package static func prints(in lines: [String]) -> [String] {
        lines.prefix { $0.hasPrefix(printPrefix) }.map { String($0.dropFirst(printPrefix.count)) }
    }

    private static let printPrefix = "print: "

    private var prints: [String] {
        recording.entries.flatMap { entry -> [String] in
            guard entry.kind == .prints, case .text(let index) = entry.argument else { return [] }
            return linesOfText(index)
        }
    }

    private func line(for entry: TraceEntry) -> String {
        let indent = String(repeating: "  ", count: Int(entry.depth))
        let selector = recording.selectors[Int(entry.selector.rawValue)]
        var words = ["\(indent)\(name(entry.receiver)).\(selector.swift)"]
        if let argument = text(entry.argument) { words.append("(\(argument))") }
        if let answer = text(entry.answer) { words.append("-> \(answer)") }
        words.append("| \(entry.time) us \(entry.kind.name) \(classes(entry.receiver))")
        words.append(selector.objectiveC)
        if entry.rule != .none { words.append(entry.rule.description) }
        if entry.outcome != .undecided { words.append("\(entry.outcome)") }
        if entry.pass > 0 || entry.touch > 0 { words.append("pass \(entry.pass) touch \(entry.touch)") }
        if entry.isOverridden { words.append("overridden") }
        if let answer = text(entry.defaultAnswer) { words.append("super -> \(answer)") }
        return words.joined(separator: " ")
    }

    private func line(for sample: Recording.TouchSample) -> String {
        "touch \(sample.touch) \(sample.phase) \(text(sample.location)) at \(sample.time) us,"
            + " entry \(sample.entry): \(name(sample.hitView)) in \(name(sample.window))"
    }

    private func lines(for snapshot: SceneSnapshot) -> [String] {
        ["scene at \(snapshot.time) us, entry \(snapshot.entry)"] + snapshot.views.map { view in
            let parent = view.parent.map { name(snapshot.views[$0].id) } ?? "nothing"
            let flags = "hidden \(view.isHidden) alpha \(view.alpha) enabled \(view.isUserInteractionEnabled)"
                + " clips \(view.clipsToBounds) rotation \(view.rotation) transform \(view.hasTransform)"
                + " scrolls \(view.isScrollView) window \(view.isWindow)"
            let corners = view.corners.map { text($0) }.joined(separator: " ")
            return "  \(name(view.id)) in \(parent): \(text(view.frame.origin)) \(text(view.frame.size))"
                + " bounds \(text(view.bounds.origin)) \(text(view.bounds.size)) corners \(corners) \(flags)"
        }
    }

    private func name(_ id: ObjectID) -> String {
        id == .none ? "-" : recording.objects[Int(id.rawValue)].name
    }

    private func classes(_ id: ObjectID) -> String {
        guard id != .none else { return "-" }
        let object = recording.objects[Int(id.rawValue)]
        return "\(object.className):\(object.kitClassName)"
    }

    private func text(_ point: CGPoint) -> String { "\(point.x),\(point.y)" }

    private func text(_ size: CGSize) -> String { "\(size.width)x\(size.height)" }

    private func text(_ answer: Answer) -> String? {
        switch answer {
        case .none: nil
        case .bool(let bool): "\(bool)"
        case .object(let id): name(id)
        case .null: "nil"
        case .text(let index): quoted(index)
        }
    }

    private func text(_ argument: Argument) -> String? {
        switch argument {
        case .none: nil
        case .point(let point): text(point)
        case .touches(let range):
            "touches " + range.map { "\(recording.touchLists[Int($0)])" }.joined(separator: " ")
        case .object(let id): name(id)
        case .text(let index): quoted(index)
        }
    }

    private func quoted(_ index: Int32) -> String {
        "\"" + linesOfText(index).joined(separator: "\\n") + "\""
    }

    private func linesOfText(_ index: Int32) -> [String] {
        recording.texts[Int(index)].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
