import EventEngine

/// Why a row or an item was not highlighted or selected.
extension WhyNot {
    /// Why the delegate of a table or a collection view was not asked about rows or items, or told nothing.
    func lines(ofRows selector: MessageSelector, to delegate: ObjectID) -> [WhyNotLine] {
        let words = CellWords(selector)
        let tables = (facts.recording.arrangements.last?.scrollViews ?? []).filter {
            $0.allowsSelection != nil && $0.delegate == delegate
        }
        guard !tables.isEmpty else {
            return [
                WhyNotLine(
                    whole: WhyNotReason(
                        "\(facts.name(delegate)) is the delegate of no \(words.container)", words.rule))
            ]
        }
        return tables.flatMap { table in
            lines(perTouch: delegate, selector) { notSelected(table, selector, $0) }
        }
    }

    /// Why a touch did not bring a row so far.
    private func notSelected(
        _ table: Recording.Arrangement.ScrollView, _ selector: MessageSelector, _ touch: RunFacts.Touch
    ) -> WhyNotReason {
        let name = facts.name(table.id)
        let words = CellWords(selector)
        guard facts.first(.touchesBegan, to: table.id, about: touch.number) != nil else {
            return notTold(table.id, .began, touch)
        }
        if table.allowsSelection == false {
            return WhyNotReason("\(name).allowsSelection is false", words.permission)
        }
        guard row(of: touch) != nil else {
            return WhyNotReason(
                "the touch hit \(facts.name(touch.hit)), which is in no \(words.cell)", words.rule)
        }
        if let reason = refused(words.highlighting, table, touch) { return reason }
        if let reason = cancelled(touch) { return reason }
        guard facts.first(.touchesEnded, to: table.id, about: touch.number) != nil else {
            return notTold(table.id, .ended, touch)
        }
        if let reason = refused(words.selecting, table, touch) { return reason }
        if CellWords.deselecting.contains(selector) {
            return WhyNotReason("no other \(words.cell) was selected before", words.rule)
        }
        return WhyNotReason(
            "\(facts.name(table.delegate)) does not implement it, or the \(words.cell) was gone", words.rule)
    }

    /// The row that a touch hit.
    private func row(of touch: RunFacts.Touch) -> SceneSnapshot.View? {
        guard let snapshot = facts.snapshot(at: touch) else { return nil }
        return facts.path(to: touch.hit, in: snapshot)?.first { $0.row != nil }
    }

    /// The delegate said no.
    private func refused(
        _ selector: MessageSelector, _ table: Recording.Arrangement.ScrollView, _ touch: RunFacts.Touch
    ) -> WhyNotReason? {
        // Two taps may follow each other at one instant, so it is the order of the calls that counts.
        let next = facts.touches.first { $0.number > touch.number }?.began.entry ?? facts.entries.count
        let entry = (touch.began.entry..<max(touch.began.entry, next)).first { index in
            let call = facts.entries[index]
            return call.selector == selector.id && call.receiver == table.delegate
                && (call.answer == .bool(false) || call.answer == .null)
        }
        guard let entry else { return nil }
        let call = TraceCall(recording: facts.recording, number: entry)
        let words = "\(call.receiver).\(call.selector) answered \(call.answer ?? "nil")"
        return WhyNotReason(words, CellWords.veto(selector), entry: entry)
    }

    /// Why a cell was not told of a state: its table's delegate would have been, too.
    func lines(ofCell cell: ObjectID, _ selector: MessageSelector) -> [WhyNotLine] {
        lines(perTouch: cell, selector) { touch in
            guard let snapshot = facts.snapshot(at: touch), let path = facts.path(to: cell, in: snapshot),
                let table = path.dropFirst().compactMap({ facts.scrollView($0.id) }).first
            else { return notTold(cell, .began, touch) }
            guard facts.isInside(touch.hit, cell, at: touch) else { return notTold(cell, .began, touch) }
            let isHighlight = [.setHighlightedAnimated, .cellIsHighlighted].contains(selector)
            return notSelected(table, isHighlight ? .didHighlightRow : .didSelectRow, touch)
        }
    }
}

/// How the answers speak of tables and of collection views, with the rules of each.
private struct CellWords {
    /// What asks its delegate about a message: a table, unless the message is about items.
    let isCollection: Bool

    init(_ selector: MessageSelector) { isCollection = selector.swift.hasPrefix("collectionView") }

    var container: String { isCollection ? "collection view" : "table" }
    var cell: String { isCollection ? "item" : "row" }
    var rule: RuleID { isCollection ? RuleID("M", 1) : RuleID("H", 30) }
    /// The rule of `allowsSelection`.
    var permission: RuleID { isCollection ? RuleID("M", 6) : RuleID("H", 30) }
    var highlighting: MessageSelector { isCollection ? .shouldHighlightItem : .shouldHighlightRow }
    var selecting: MessageSelector { isCollection ? .shouldSelectItem : .willSelectRow }

    static let deselecting: Set<MessageSelector> = [
        .willDeselectRow, .didDeselectRow, .shouldDeselectItem, .didDeselectItem,
    ]

    /// The rule by which a refusal ends the selection.
    static func veto(_ selector: MessageSelector) -> RuleID {
        switch selector {
        case .shouldHighlightItem: RuleID("M", 2)
        case .shouldSelectItem: RuleID("M", 3)
        default: RuleID("H", 30)
        }
    }
}
