import EventEngine
import Foundation
import Testing

/// Highlighting and selecting by touch (H-29 to H-31).
struct RowSelectionTests {
    @Test func `A tap highlights and selects its row, and the delegate hears (GC-08, GC-61, H-29, H-30)`() {
        let run = TableStage.play { $0.tap(row: 1) }
        #expect(
            run.tableLog(.touches, .tables, only: ["table", "clerk", "UITableViewCell#2"]) == [
                "UITableViewCell#2.touchesBegan", "table.touchesBegan",
                "clerk.shouldHighlightRowAt [0, 1] -> true", "UITableViewCell#2.isHighlighted= true",
                "clerk.didHighlightRowAt [0, 1]", "UITableViewCell#2.touchesEnded", "table.touchesEnded",
                "UITableViewCell#2.isHighlighted= false", "clerk.didUnhighlightRowAt [0, 1]",
                "clerk.willSelectRowAt [0, 1] -> [0, 1]", "UITableViewCell#2.isSelected= true",
                "clerk.didSelectRowAt [0, 1]",
            ])
        let rules = run.entries([.tables], nil, nil).map(\.rule)
        #expect(Set(rules) == [RuleID("H", 29), RuleID("H", 30)])
    }

    @Test func `What follows the lift happens after the layout of the turn (H-29)`() throws {
        let run = TableStage.play { $0.tap(row: 0) }
        let selectors = run.entries([.touches, .pipeline, .tables], nil, nil).map {
            run.recording.selectors[Int($0.selector.rawValue)].swift
        }
        let ended = try #require(selectors.lastIndex(of: "touchesEnded(_:with:)"))
        #expect(selectors[ended + 1] == "beforeWaiting")
        #expect(selectors[(ended + 2)...].contains("tableView(_:didSelectRowAt:)"))
    }

    @Test func `A tap on a cell hits its content view, also on its label and in an empty corner (H-31)`() {
        let run = TableStage.play { stage in
            stage.clerk.makeCell = { _, path in
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "row \(path.row)"
                return cell
            }
            stage.world.hand.tap(stage.table, at: CGPoint(x: 30, y: 10))
            stage.world.hand.tap(stage.table, at: CGPoint(x: 199, y: 43))
        }
        let hits = run.recording.touches.filter { $0.phase == .began }.map {
            run.recording.objects[Int($0.hitView.rawValue)].className
        }
        #expect(hits == ["UITableViewCellContentView", "UITableViewCellContentView"])
        #expect(run.tableLog(.tables, only: ["clerk"]).count { $0.hasPrefix("clerk.didSelectRowAt") } == 2)
    }

    @Test func `Touches go from the content view to the cell and from there to the table (C-16)`() {
        let run = TableStage.play { $0.tap(row: 0) }
        let began = run.entries([.touches], nil, nil).filter {
            run.recording.selectors[Int($0.selector.rawValue)].swift.hasPrefix("touchesBegan")
        }
        #expect(
            began.map { run.name($0.receiver) } == [
                "UITableViewCellContentView#1", "UITableViewCell#1", "table",
            ])
        #expect(began.last?.rule == RuleID("C", 16))
    }

    @Test func `A second tap deselects the row before, which the delegate may refuse or redirect (H-30)`() {
        let run = TableStage.play { stage in
            stage.tap(row: 0)
            stage.world.device.wait(1)
            stage.tap(row: 2)
            #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
        }
        #expect(
            run.tableLog(.tables, only: ["clerk"]).suffix(4) == [
                "clerk.willSelectRowAt [0, 2] -> [0, 2]", "clerk.willDeselectRowAt [0, 0] -> [0, 0]",
                "clerk.didDeselectRowAt [0, 0]", "clerk.didSelectRowAt [0, 2]",
            ])
        _ = TableStage.play { stage in
            stage.clerk.deselecting = { _ in nil }
            stage.clerk.selecting = { $0.row == 1 ? IndexPath(row: 2, section: 0) : $0 }
            stage.tap(row: 0)
            stage.world.device.wait(1)
            stage.tap(row: 1)
            #expect(stage.table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
            #expect(stage.table.cellForRow(at: [0, 2])?.isSelected == true)
            #expect(stage.table.cellForRow(at: [0, 1])?.isSelected == false)
        }
    }

    @Test func `Nil from willSelect selects nothing, and a refused highlight asks no further (H-30)`() {
        let unselected = TableStage.play { stage in
            stage.clerk.selecting = { _ in nil }
            stage.tap(row: 0)
            #expect(stage.table.indexPathForSelectedRow == nil)
        }
        #expect(unselected.tableLog(.tables, only: ["clerk"]).last == "clerk.willSelectRowAt [0, 0] -> nil")
        let refused = TableStage.play { stage in
            stage.clerk.refusesToHighlight = true
            stage.tap(row: 0)
        }
        #expect(
            refused.tableLog(.tables) == ["clerk.shouldHighlightRowAt [0, 0] -> false"])
    }

    @Test func `With several selections a tap on a selected row deselects it`() {
        let run = TableStage.play { stage in
            stage.table.allowsMultipleSelection = true
            for row in [0, 1, 0] {
                stage.tap(row: row)
                stage.world.device.wait(1)
            }
            #expect(stage.table.indexPathsForSelectedRows == [[0, 1]])
        }
        #expect(
            run.tableLog(.tables, only: ["clerk"]).suffix(2) == [
                "clerk.willDeselectRowAt [0, 0] -> [0, 0]", "clerk.didDeselectRowAt [0, 0]",
            ])
    }

    @Test func `Without selection, and in a cell that takes no touches, nothing is asked`() {
        let run = TableStage.play { stage in
            stage.table.allowsSelection = false
            stage.tap(row: 0)
            stage.table.allowsSelection = true
            stage.table.cellForRow(at: [0, 1])?.isUserInteractionEnabled = false
            stage.world.device.wait(1)
            stage.tap(row: 1)
        }
        #expect(run.tableLog(.tables) == [])
        #expect(run.recording.touches.last.map { run.name($0.hitView) } == "table")
    }

    @Test func `Selecting by code tells the delegate nothing`() {
        let run = TableStage.play { stage in
            stage.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            #expect(stage.table.cellForRow(at: [0, 1])?.isSelected == true)
            stage.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
            #expect(stage.table.indexPathsForSelectedRows == [[0, 2]])
            stage.table.deselectRow(at: [0, 2], animated: true)
            #expect(stage.table.indexPathForSelectedRow == nil)
        }
        #expect(run.tableLog(.tables, only: ["clerk"]) == [])
    }

    @Test func `Only what a delegate implements leaves lines (H-30)`() {
        final class Quiet: NSObject, UITableViewDelegate {
            var selected: [IndexPath] = []
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                selected.append(indexPath)
            }
        }
        let quiet = Quiet()
        let run = TableStage.play { stage in
            stage.table.delegate = quiet
            stage.world.names.bind("quiet", to: quiet)
            stage.tap(row: 2)
        }
        #expect(quiet.selected == [[0, 2]])
        #expect(run.tableLog(.tables, only: ["quiet", "clerk"]) == ["quiet.didSelectRowAt [0, 2]"])
    }
}
