// What menus say of changes that are taken back or made again.
import UIKit

class Counter: NSObject {
    var count = 0
}
let manager = UndoManager()
let counter = Counter()
print(manager.undoMenuItemTitle, manager.redoMenuItemTitle)
manager.registerUndo(withTarget: counter) { $0.count -= 1 }
manager.setActionName("Counting")
print(manager.undoMenuItemTitle, manager.redoMenuItemTitle)
print(manager.undoMenuTitle(forUndoActionName: "Typing"), manager.redoMenuTitle(forUndoActionName: ""))
// prints: Undo Redo
// prints: Undo Counting Redo
// prints: Undo Typing Redo
