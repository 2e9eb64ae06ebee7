import EventEngine
import Testing

/// What is taken back together, and under which name (P-37).
struct UndoManagerTests {
    private final class Document {
        var text = ""
        func set(_ new: String, _ manager: UndoManager) {
            let old = text
            text = new
            manager.registerUndo(withTarget: self) { $0.set(old, manager) }
        }
    }

    private func run(_ body: (Simulator, Document, UndoManager) -> Void) -> TestWorld {
        TestWorld { world, _ in body(world, Document(), UndoManager()) }
    }

    @Test func `One turn of the run loop is one group, with the groups inside it`() {
        _ = run { world, document, manager in
            document.set("a", manager)
            manager.beginUndoGrouping()
            document.set("b", manager)
            manager.endUndoGrouping()
            document.set("c", manager)
            manager.undo()
            #expect(document.text == "" && !manager.canUndo && manager.canRedo)
            manager.redo()
            #expect(document.text == "c" && manager.canUndo && !manager.canRedo)
        }
    }

    @Test func `Groups that are taken back in one turn are made again one by one, under their names`() {
        _ = run { _, document, manager in
            manager.groupsByEvent = false
            for text in ["a", "b"] {
                manager.beginUndoGrouping()
                document.set(text, manager)
                manager.setActionName(text.uppercased())
                manager.endUndoGrouping()
            }
            manager.undo()
            #expect(document.text == "a" && manager.undoActionName == "A" && manager.redoActionName == "B")
            manager.undo()
            #expect(document.text == "" && manager.redoActionName == "A")
            manager.redo()
            #expect(document.text == "a" && manager.undoActionName == "A" && manager.redoActionName == "B")
            manager.redo()
            #expect(document.text == "b" && !manager.canRedo)
        }
    }

    @Test func `Without groups by event, changes outside of a group are refused`() {
        let run = run { _, document, manager in
            manager.groupsByEvent = false
            manager.beginUndoGrouping()
            document.set("a", manager)
            manager.endUndoGrouping()
            manager.undo()
            #expect(document.text == "" && manager.canRedo)
            document.set("b", manager)
        }
        #expect(run.world.problem?.sentence.contains("needs an open group") == true)
    }
}
