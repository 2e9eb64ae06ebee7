import Foundation

/// Collects a world's trace: entries of fixed size, and the tables that they refer to.
///
/// Each message of the engine is noted here, and no code of an author runs while one of these properties
/// changes; so the hot ones do without Swift's run-time check of exclusive access.
package final class TraceLog {
    @exclusivity(unchecked) package internal(set) var entries: [TraceEntry] = []
    @exclusivity(unchecked) package internal(set) var touchLists: [Int32] = []
    @exclusivity(unchecked) package internal(set) var touches: [Recording.TouchSample] = []
    package internal(set) var snapshots: [SceneSnapshot] = []
    /// Responder chains, each once.
    package private(set) var chains: [ResponderChain] = []
    package internal(set) var deliveries: [Recording.Delivery] = []
    package internal(set) var gestures: [Recording.GestureEvent] = []
    package internal(set) var withholdings: [Recording.Withholding] = []
    package internal(set) var scrolls: [Recording.ScrollSpan] = []
    package internal(set) var controlEvents: [Recording.ControlEvent] = []
    package internal(set) var refusals: [Recording.Refusal] = []
    package internal(set) var arrangements: [Recording.Arrangement] = []
    private var chainNumbers: [ResponderChain: Int] = [:]
    /// The instant of the first touch-down; nil before it.
    package internal(set) var epoch: Int64?
    /// The automatic hit-test pass that runs now, 1 or 2; else 0.
    @exclusivity(unchecked) var pass: UInt8 = 0
    /// The touch that this pass is about; else 0.
    @exclusivity(unchecked) var touch: UInt8 = 0
    /// Whether messages leave no entries for now, because the engine asks for its own records only.
    @exclusivity(unchecked) var isSuspended = false

    /// The entries that have begun and not ended.
    @exclusivity(unchecked) private var open: [Int32] = []
    private(set) var texts: [String] = []
    private var textNumbers: [ExactText: Int32] = [:]
    private(set) var customSelectors: [Recording.Selector] = []
    private var customSelectorNumbers: [Recording.Selector: SelectorID] = [:]

    /// What the run may still do: what is kept here is drawn from it.
    let work: WorkBudget

    init(work: WorkBudget) {
        self.work = work
    }

    /// The number of calls that have begun and not ended.
    var depth: Int { open.count }

    /// The index of a text, which is kept once.
    func text(_ string: String) -> Int32 {
        work.draw(bytes: string.utf8.count)
        let key = ExactText(text: string)
        if let number = textNumbers[key] { return number }
        work.draw(kept: string.utf8.count)
        let number = Int32(texts.count)
        texts.append(string)
        textNumbers[key] = number
        return number
    }

    /// The index of a responder chain, which is kept once.
    func number(of chain: ResponderChain) -> Int {
        work.draw(chain.responders.count)
        if let number = chainNumbers[chain] { return number }
        work.draw(chain.responders.count)
        chainNumbers[chain] = chains.count
        chains.append(chain)
        return chains.count - 1
    }

    /// The number of a selector that the scenario defines.
    package func selectorID(swift: String, objectiveC: String) -> SelectorID {
        let selector = Recording.Selector(swift: swift, objectiveC: objectiveC)
        if let known = customSelectorNumbers[selector] { return known }
        let id = SelectorID(rawValue: Int32(MessageSelector.spellings.count + customSelectors.count))
        customSelectors.append(selector)
        customSelectorNumbers[selector] = id
        return id
    }

    /// Adds an entry that stays open until `end`; its index.
    func begin(_ entry: TraceEntry) -> Int32 {
        work.draw(WorkCost.entry)
        let index = Int32(entries.count)
        var entry = entry
        entry.depth = UInt16(clamping: open.count)
        entry.pass = pass
        entry.touch = touch
        entry.end = index + 1
        entries.append(entry)
        open.append(index)
        return index
    }

    /// Closes the entry that was opened last.
    func end(_ index: Int32, answer: Answer) {
        precondition(open.last == index, "trace entries end in the reverse order of their beginning")
        open.removeLast()
        entries[Int(index)].answer = answer
        entries[Int(index)].end = Int32(entries.count)
    }

    /// Takes the entry back that was opened last. False, and it stays open, if something was recorded inside.
    func discard(_ index: Int32) -> Bool {
        guard open.last == index, entries.count == Int(index) + 1 else { return false }
        open.removeLast()
        entries.removeLast()
        return true
    }

    /// Adds an entry without an inside: a print, a change of state.
    func add(_ entry: TraceEntry) {
        end(begin(entry), answer: entry.answer)
    }

    /// Whether the innermost open entry is this message to this receiver.
    func isInnermost(_ receiver: ObjectID, _ selector: SelectorID) -> Bool {
        guard let index = open.last, receiver != .none else { return false }
        return entries[Int(index)].receiver == receiver && entries[Int(index)].selector == selector
    }

    /// Whether the innermost open entry has this number.
    func isInnermost(_ index: Int32) -> Bool { open.last == index }

    /// Changes the innermost open entry.
    func changeInnermost(_ change: (inout TraceEntry) -> Void) {
        guard !isSuspended, let index = open.last else { return }
        change(&entries[Int(index)])
    }
}
