import Foundation

/// Remembers how to take changes back. It is in front of Foundation's, which not every platform has, for
/// code that imports only this module.
///
/// All that is registered in one turn of the run loop is taken back together, as by default in Foundation.
open class UndoManager: NSObject {
    private struct Step {
        /// The turn of the run loop, or the outermost explicit group, that it belongs to.
        let group: Int
        weak var target: AnyObject?
        var name = ""
        let act: () -> Void
    }

    private unowned let world: Simulator
    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    private var openGroups = 0
    private var explicitGroup = 0
    private var disabledCount = 0
    /// The step that is being taken back, or made again.
    private var current: Step?

    public override init() {
        world = .current
        super.init()
    }

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    /// Whether what one turn registers is one group, with the groups in it. Where it is not, changes are
    /// registered only in an open group.
    open var groupsByEvent = true
    /// How many groups are kept; 0 for all.
    open var levelsOfUndo = 0
    open var groupingLevel: Int { openGroups }
    open var canUndo: Bool { !undoSteps.isEmpty }
    open var canRedo: Bool { !redoSteps.isEmpty }
    open var undoActionName: String { undoSteps.last?.name ?? "" }
    open var redoActionName: String { redoSteps.last?.name ?? "" }
    /// What a menu says: the word, and the name of the change.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    open func disableUndoRegistration() { disabledCount += 1 }
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    /// All that is registered until the end of the group is taken back together.
    open func beginUndoGrouping() {
        openGroups += 1
        if openGroups == 1 { explicitGroup -= 1 }
    }
    open func endUndoGrouping() { openGroups = max(0, openGroups - 1) }

    open func setActionName(_ actionName: String) {
        let steps: ReferenceWritableKeyPath<UndoManager, [Step]> = isUndoing ? \.redoSteps : \.undoSteps
        if let last = self[keyPath: steps].indices.last { self[keyPath: steps][last].name = actionName }
    }

    /// Registers what takes a change back; while something is being taken back, what makes it again.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        register(target) { [weak target] in if let target { handler(target) } }
    }

    /// Registers a message that takes a change back.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let receiver = target as AnyObject
        register(receiver) { [weak receiver, unowned world] in
            if let receiver { world.call(selector, of: receiver, with: anObject) }
        }
    }

    private func register(_ target: AnyObject, _ act: @escaping () -> Void) {
        guard isUndoRegistrationEnabled, world.work.draw(WorkCost.block) else { return }
        guard groupsByEvent || openGroups > 0 || current != nil else {
            return world.report(
                .refused("'registerUndo' needs an open group where 'groupsByEvent' is false"))
        }
        // What is registered while a group is taken back is a group as well, under the same name.
        let group = current?.group ?? (groupsByEvent ? world.turns : explicitGroup)
        let step = Step(group: group, target: target, name: current?.name ?? "", act: act)
        if isUndoing { return redoSteps.append(step) }
        if !isRedoing { redoSteps = [] }
        undoSteps.append(step)
        guard levelsOfUndo > 0 else { return }
        world.work.draw(undoSteps.count)
        while Set(undoSteps.map(\.group)).count > levelsOfUndo, let first = undoSteps.first?.group {
            undoSteps.removeAll { $0.group == first }
        }
    }

    /// Takes the last group back.
    open func undo() {
        guard let group = undoSteps.last?.group, !isUndoing, !isRedoing else { return }
        isUndoing = true
        takeBack(group, \.undoSteps)
        isUndoing = false
    }

    /// Makes again what was taken back last.
    open func redo() {
        guard let group = redoSteps.last?.group, !isUndoing, !isRedoing else { return }
        isRedoing = true
        takeBack(group, \.redoSteps)
        isRedoing = false
    }

    private func takeBack(_ group: Int, _ steps: ReferenceWritableKeyPath<UndoManager, [Step]>) {
        while self[keyPath: steps].last?.group == group, !world.isHalted, world.work.draw(1) {
            let step = self[keyPath: steps].removeLast()
            current = step
            step.act()
        }
        current = nil
    }

    open func removeAllActions() { (undoSteps, redoSteps) = ([], []) }

    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        world.work.draw(undoSteps.count + redoSteps.count)
        undoSteps.removeAll { $0.target === object }
        redoSteps.removeAll { $0.target === object }
    }
}
