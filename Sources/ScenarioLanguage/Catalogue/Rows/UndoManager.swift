import EventEngine
import Foundation

// The engine's own, and not that of Foundation.
private typealias UndoManager = EventEngine.UndoManager

extension NativeCatalogue {
    /// UndoManager.
    func addUndoManager() {
        addClass(
            UndoManager.self, named: "UndoManager", superclass: NSObject.self,
            "Remembers how to take changes back. What one turn of the run loop registers is taken back "
                + "together."
        ) { t in
            undoRows(t)
            undoGroupRows(t)
        }
    }

    private func undoRows(_ t: MemberTable<UndoManager>) {
        t.initializer("init()") { () in UndoManager() }
        let target = StaticType.parameter("Target")
        let parameters = [
            NativeParameter("withTarget", target),
            NativeParameter("handler", .function(FunctionType([target], .void))),
        ]
        t.means("Registers what takes a change back; while something is taken back, what makes it again.")
        t.type.add(NativeMember(
            .method, "registerUndo", parameters, .void, requirements: [.inherits("Target", .anyObject)]
        ) { _, receiver, arguments in
            let manager = try UndoManager.unwrapping(receiver)
            guard case .object(let object) = arguments[0].unerased,
                case .closure(let closure) = arguments[1]
            else { return .void }
            manager.registerUndo(withTarget: object) { _ = closure.callFromEngine([.object($0)]) }
            return .void
        })
        t.method("registerUndo(withTarget:selector:object:)") {
            (manager: UndoManager, target: Reference, selector: Selector, object: Untyped) in
            manager.registerUndo(withTarget: target.object, selector: selector, object: object.value)
        }
        t.means("Takes the last changes back, or makes them again.")
        t.method("undo()") { (manager: UndoManager) in manager.undo() }
        t.method("redo()") { (manager: UndoManager) in manager.redo() }
        t.means("Whether there is something to take back, or to make again.")
        t.getter("canUndo", \.canUndo)
        t.getter("canRedo", \.canRedo)
        t.means("Whether it takes something back right now, or makes it again.")
        t.getter("isUndoing", \.isUndoing)
        t.getter("isRedoing", \.isRedoing)
        t.means("A name for the last change.")
        t.method("setActionName(_:)") { (manager: UndoManager, name: String) in manager.setActionName(name) }
        t.getter("undoActionName", \.undoActionName)
        t.getter("redoActionName", \.redoActionName)
        t.means("What a menu says of them: the word, and the name.")
        t.getter("undoMenuItemTitle", \.undoMenuItemTitle)
        t.getter("redoMenuItemTitle", \.redoMenuItemTitle)
        t.method("undoMenuTitle(forUndoActionName:)") { (manager: UndoManager, name: String) in
            manager.undoMenuTitle(forUndoActionName: name)
        }
        t.method("redoMenuTitle(forUndoActionName:)") { (manager: UndoManager, name: String) in
            manager.redoMenuTitle(forUndoActionName: name)
        }
        t.means("Forgets all changes, or those of one target.")
        t.method("removeAllActions()") { (manager: UndoManager) in manager.removeAllActions() }
        t.method("removeAllActions(withTarget:)") { (manager: UndoManager, target: Reference) in
            manager.removeAllActions(withTarget: target.object)
        }
    }

    private func undoGroupRows(_ t: MemberTable<UndoManager>) {
        t.means(
            "Whether each turn of the run loop is a group. Without it, changes are registered only between "
                + "the beginning and the end of a group.")
        t.property("groupsByEvent", \.groupsByEvent)
        t.means("Begins and ends a group, whose changes are taken back together.")
        t.method("beginUndoGrouping()") { (manager: UndoManager) in manager.beginUndoGrouping() }
        t.method("endUndoGrouping()") { (manager: UndoManager) in manager.endUndoGrouping() }
        t.means("How many groups are open.")
        t.getter("groupingLevel", \.groupingLevel)
        t.means("How many groups are kept; 0 keeps all.")
        t.property("levelsOfUndo", \.levelsOfUndo)
        t.means("Registers nothing until it is enabled again.")
        t.method("disableUndoRegistration()") { (manager: UndoManager) in manager.disableUndoRegistration() }
        t.method("enableUndoRegistration()") { (manager: UndoManager) in manager.enableUndoRegistration() }
        t.getter("isUndoRegistrationEnabled", \.isUndoRegistrationEnabled)
    }
}
