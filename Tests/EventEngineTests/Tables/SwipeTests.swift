import EventEngine
import Foundation
import Testing

/// Swiping rows (M-17 to M-19).
struct SwipeTests {
    /// Has actions for its rows.
    private final class Swiper: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 4
        var trailing: [UIContextualAction] = []
        var leading: [UIContextualAction]?
        var isFull = true
        var heard: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            heard.append("trailing \(indexPath.row)")
            let configuration = UISwipeActionsConfiguration(actions: trailing)
            configuration.performsFirstActionWithFullSwipe = isFull
            return configuration
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            heard.append("leading \(indexPath.row)")
            return leading.map(UISwipeActionsConfiguration.init)
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            heard.append("begin \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            heard.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    private func play(_ body: (TableStage, Swiper) -> Void) -> TestWorld {
        TableStage.play { stage in
            let swiper = Swiper()
            for name in ["leading", "trailing"] {
                let method = "tableView(_:\(name)SwipeActionsConfigurationForRowAt:)"
                stage.world.actions.declare(method, of: Swiper.self)
            }
            stage.table.dataSource = swiper
            stage.table.delegate = swiper
            stage.world.names.bind("swiper", to: swiper)
            for title in ["delete", "flag"] {
                swiper.trailing.append(UIContextualAction(style: .normal, title: title) { _, _, done in
                    swiper.heard.append(title)
                    done(true)
                })
            }
            withExtendedLifetime(swiper) { body(stage, swiper) }
        }
    }

    private func drag(_ stage: TableStage, row: Int, by x: CGFloat, _ y: CGFloat = 0) {
        let place = CGPoint(x: 180, y: CGFloat(row) * 44 + 20)
        stage.world.hand.drag(stage.table, from: place, by: CGVector(dx: x, dy: y))
    }

    @Test func `A swipe asks and opens; a tap elsewhere closes and selects nothing (GC-72, M-17)`() {
        let run = play { stage, swiper in
            drag(stage, row: 1, by: -100)
            #expect(swiper.take() == ["trailing 1", "begin 1"])
            #expect(stage.table.cellForRow(at: [0, 1])?.frame.minX == -148)
            #expect(stage.table.rectForRow(at: [0, 1]).minX == 0)
            stage.world.hand.tap(stage.table, at: CGPoint(x: 40, y: 150))
            #expect(swiper.take() == [] && stage.table.cellForRow(at: [0, 1])?.frame.minX == 0)
            stage.world.device.wait(0.3)
            #expect(swiper.take() == ["end 1"])
            stage.tap(row: 3)
            stage.world.device.wait(0.3)
            #expect(swiper.take() == ["select 3"] && stage.table.indexPathsForSelectedRows == [[0, 3]])
        }
        let rules = Set(run.entries([.tables], ["swiper"], nil).map(\.rule))
        #expect(rules.contains(RuleID("M", 17)) && rules.contains(RuleID("M", 19)))
    }

    @Test func `A tap on a button calls its handler once, and the row closes when that says so (M-19)`() {
        _ = play { stage, swiper in
            drag(stage, row: 0, by: -100)
            stage.world.hand.tap(swiper.trailing[1])
            #expect(swiper.take() == ["trailing 0", "begin 0", "flag"])
            stage.world.device.wait(0.3)
            #expect(swiper.take() == ["end 0"])
            var finish: (Bool) -> Void = { _ in }
            swiper.trailing = [UIContextualAction(style: .destructive, title: "later") { finish = $2 }]
            drag(stage, row: 0, by: -60)
            // The first action stands at the edge.
            stage.world.hand.tap(stage.table, at: CGPoint(x: 195, y: 20))
            stage.world.hand.tap(stage.table, at: CGPoint(x: 195, y: 20))
            stage.world.device.wait(1)
            #expect(stage.table.cellForRow(at: [0, 0])?.frame.minX == -74)
            finish(true)
            finish(true)
            stage.world.device.wait(1)
            #expect(swiper.take() == ["trailing 0", "begin 0", "end 0"])
            #expect(stage.table.cellForRow(at: [0, 0])?.frame.minX == 0)
        }
    }

    @Test func `A full swipe performs the first action, unless the configuration says no (M-19)`() {
        _ = play { stage, swiper in
            swiper.trailing.removeLast()
            drag(stage, row: 2, by: -150)
            #expect(swiper.take() == ["trailing 2", "begin 2", "delete"])
            stage.world.device.wait(0.3)
            #expect(swiper.take() == ["end 2"])
            swiper.isFull = false
            drag(stage, row: 2, by: -150)
            #expect(swiper.take() == ["trailing 2", "begin 2"])
            #expect(stage.table.cellForRow(at: [0, 2])?.frame.minX == -74)
        }
    }

    @Test func `A swipe needs 14 points and actions there; upwards the table scrolls (M-17, M-18)`() {
        _ = play { stage, swiper in
            drag(stage, row: 1, by: -13)
            drag(stage, row: 1, by: 60)
            #expect(swiper.take().filter { !$0.hasPrefix("select") } == ["leading 1"])
            swiper.count = 40
            stage.table.reloadData()
            drag(stage, row: 3, by: -20, -60)
            #expect(swiper.take() == ["drag"] && stage.table.contentOffset.y > 0)
            swiper.leading = [UIContextualAction(style: .normal, title: "pin") { $2(false) }]
            stage.table.contentOffset = .zero
            drag(stage, row: 1, by: 60)
            #expect(stage.table.cellForRow(at: [0, 1])?.frame.minX == 74)
            // A drag of the content closes it and scrolls.
            drag(stage, row: 5, by: 0, -60)
            stage.world.device.wait(1)
            #expect(swiper.take() == ["leading 1", "begin 1", "drag", "end 1"])
        }
    }

    @Test func `A pager around the table comes first (M-18)`() {
        _ = play { stage, swiper in
            let pager = UIScrollView(frame: stage.gray.bounds)
            pager.contentSize = CGSize(width: 600, height: 400)
            stage.gray.addSubview(pager)
            pager.addSubview(stage.table)
            drag(stage, row: 1, by: -100)
            #expect(swiper.take() == [] && pager.contentOffset.x > 50)
        }
    }

    @Test func `An open row is dragged back, or tapped, to close; nothing is selected (M-17)`() {
        _ = play { stage, swiper in
            drag(stage, row: 1, by: -100)
            stage.world.hand.drag(stage.table, from: CGPoint(x: 20, y: 64), by: CGVector(dx: 130, dy: 0))
            stage.world.device.wait(0.3)
            #expect(swiper.take() == ["trailing 1", "begin 1", "end 1"])
            drag(stage, row: 1, by: -100)
            stage.world.hand.tap(stage.table, at: CGPoint(x: 20, y: 64))
            stage.world.device.wait(0.3)
            #expect(swiper.take() == ["trailing 1", "begin 1", "end 1"])
            #expect(stage.table.indexPathForSelectedRow == nil)
        }
    }

    @Test func `A data source that deletes rows gives them a button; a row may refuse (M-19)`() {
        final class Deleter: NSObject, UITableViewDataSource, UITableViewDelegate {
            var heard: [String] = []
            var count = 3
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
                indexPath.row > 0
            }
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                heard.append("commit \(editingStyle == .delete) \(indexPath.row)")
                count -= 1
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
            func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
                heard.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
            }
        }
        let deleter = Deleter()
        _ = TableStage.play { stage in
            stage.world.actions.declare("tableView(_:commit:forRowAt:)", of: Deleter.self)
            stage.table.dataSource = deleter
            stage.table.delegate = deleter
            drag(stage, row: 0, by: -60)
            #expect(stage.table.cellForRow(at: [0, 0])?.frame.minX == 0)
            drag(stage, row: 2, by: -60)
            stage.world.hand.tap(stage.table, at: CGPoint(x: 190, y: 100))
            stage.world.device.wait(1)
            #expect(deleter.heard == ["commit true 2", "end nil"])
            #expect(stage.table.numberOfRows(inSection: 0) == 2 && stage.table.visibleCells.count == 2)
        }
    }

    @Test func `A table whose rows have no actions has no further recognizers (M-17)`() {
        _ = TableStage.play { stage in
            #expect(stage.table.gestureRecognizers?.count == 2)
        }
    }
}
