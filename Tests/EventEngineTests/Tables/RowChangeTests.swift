import EventEngine
import Foundation
import Testing

/// Rows that come and go.
struct RowChangeTests {
    @Test func `Rows that stay keep their cells and their selection`() {
        _ = TableStage.play { stage in
            let (table, clerk) = (stage.table, stage.clerk)
            table.layoutIfNeeded()
            let cells = table.visibleCells
            table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
            clerk.asked = []
            clerk.counts = [3]
            table.performBatchUpdates {
                table.deleteRows(at: [[0, 0]], with: .fade)
                table.insertRows(at: [[0, 2]], with: .fade)
            }
            table.layoutIfNeeded()
            #expect(table.visibleCells[0] === cells[1] && table.visibleCells[1] === cells[2])
            #expect(clerk.asked == [[0, 2]] && table.indexPathsForSelectedRows == [[0, 1]])
            #expect(cells[1].frame.minY == 0 && cells[0].superview == nil)
            table.moveRow(at: [0, 0], to: [0, 2])
            table.reloadRows(at: [[0, 1]], with: .none)
            #expect(table.visibleCells[2] === cells[1] && clerk.asked == [[0, 2], [0, 1]])
        }
    }

    @Test func `A completion comes when the movement would be over`() {
        _ = TableStage.play { stage in
            var done: [Bool] = []
            stage.table.layoutIfNeeded()
            stage.clerk.counts = [4]
            stage.table.performBatchUpdates({
                stage.table.insertRows(at: [[0, 3]], with: .automatic)
            }, completion: { done.append($0) })
            stage.world.device.wait(0.2)
            #expect(done.isEmpty && stage.table.numberOfRows(inSection: 0) == 4)
            stage.world.device.wait(0.2)
            #expect(done == [true])
        }
    }

    @Test func `Heights are asked for anew by an update without changes`() {
        _ = TableStage.play { stage in
            stage.table.layoutIfNeeded()
            let cells = stage.table.visibleCells
            stage.clerk.height = { $0.row == 0 ? 100 : 44 }
            stage.table.beginUpdates()
            stage.table.endUpdates()
            #expect(stage.table.rectForRow(at: [0, 1]).minY == 100 && stage.table.visibleCells == cells)
        }
    }

    private func sentence(count: Int, _ change: (UITableView) -> Void) -> String {
        let run = TableStage.play { stage in
            stage.table.layoutIfNeeded()
            stage.clerk.counts = [count]
            change(stage.table)
        }
        return run.world.problem?.sentence ?? ""
    }

    @Test func `Changes that do not fit the data source's counts are refused in UIKit's words`() {
        let uneven = sentence(count: 3) { $0.deleteRows(at: [[0, 0]], with: .none) }
        #expect(uneven.contains("invalid number of rows in section 0"))
        #expect(uneven.contains("(0 inserted, 1 deleted)"))
        let missing = sentence(count: 2) { $0.deleteRows(at: [[0, 7]], with: .none) }
        #expect(
            missing.contains("attempt to delete row 7 from section 0 which only contains 3 rows before"))
        let beyond = sentence(count: 4) { $0.insertRows(at: [[0, 9]], with: .none) }
        #expect(beyond.contains("attempt to insert row 9 into section 0, but there are only 4 rows"))
    }
}
