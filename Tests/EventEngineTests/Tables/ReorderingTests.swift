import EventEngine
import Foundation
import Testing

/// Rows that a finger moves by their control while the table is edited, as UITableViewDataSource documents.
struct ReorderingTests {
    private func play(_ body: (TableStage) -> Void) -> TestWorld {
        TableStage.play { stage in
            stage.world.actions.declare("tableView(_:moveRowAt:to:)", of: TableStage.Clerk.self)
            stage.clerk.counts = [5]
            stage.table.reloadData()
            stage.table.setEditing(true, animated: false)
            stage.world.device.wait(0)
            body(stage)
        }
    }

    private func drag(_ stage: TableStage, row: Int, by way: CGFloat) {
        let place = CGPoint(x: 185, y: CGFloat(row) * 44 + 20)
        stage.world.hand.drag(stage.table, from: place, by: CGVector(dx: 0, dy: way))
    }

    private func log(_ run: TestWorld) -> [String] {
        run.tableLog(.tables, .scrolling, only: ["clerk"]).filter { !$0.contains("ighlight") }
    }

    @Test func `A finger on the control moves a row, and nothing scrolls or is selected`() {
        let run = play { drag($0, row: 0, by: 88) }
        #expect(
            log(run) == [
                "clerk.targetIndexPathForMoveFromRowAt [0, 1] -> [0, 1]",
                "clerk.targetIndexPathForMoveFromRowAt [0, 2] -> [0, 2]", "clerk.moveRowAt [0, 2]",
            ])
    }

    @Test func `The delegate says where a row may go, and its own place moves nothing`() {
        let run = play { stage in
            stage.clerk.target = { IndexPath(row: min($0.row, 0), section: 0) }
            drag(stage, row: 0, by: 88)
        }
        #expect(!log(run).contains { $0.contains("moveRowAt") } && log(run).count == 2)
    }

    @Test func `Only rows that may be moved have a control`() {
        _ = play { stage in
            stage.clerk.movable = { $0.row > 0 }
            stage.table.reloadData()
            stage.world.device.wait(0)
            let widths = stage.table.visibleCells.map(\.contentView.frame.width)
            let whole = 200 - TableConstants.editWidth
            #expect(widths.first == whole && widths.dropFirst().allSatisfy { $0 < whole })
            stage.table.isEditing = false
            stage.world.device.wait(0)
            #expect(stage.table.visibleCells.allSatisfy { $0.contentView.frame.width == 200 })
        }
    }

    @Test func `A touch that is taken away puts the row back`() {
        let run = play { stage in
            let finger = stage.world.hand.touch(stage.table, at: CGPoint(x: 185, y: 20))
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
            stage.world.device.interrupt()
            stage.world.device.wait(0)
            #expect(stage.table.cellForRow(at: [0, 0])?.frame.minY == 0)
        }
        #expect(!log(run).contains { $0.contains("moveRowAt") })
    }
}
