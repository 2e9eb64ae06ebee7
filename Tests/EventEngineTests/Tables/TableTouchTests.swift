import EventEngine
import Foundation
import Testing

/// Tables, recognizers of ancestors, and overrides that keep touches to themselves (H-09, H-10, H-29, H-32).
struct TableTouchTests {
    @Test func `A quick tap under an ancestor's tap does not reach the table (GC-09, H-09)`() {
        let run = TableStage.play { stage in
            stage.grayTap()
            stage.tap(row: 0)
        }
        #expect(
            run.tableLog(
                .gestures, .touches, .actions, .tables, only: ["grayTap", "table", "clerk", "handler"])
                == ["grayTap.touchesBegan", "grayTap.touchesEnded", "handler.grayTapped"])
    }

    @Test func `Held longer than the delay, the table gets the beginning and loses it again (H-10)`() {
        let run = TableStage.play { stage in
            stage.clerk.counts = [10]
            stage.grayTap()
            stage.world.hand.press(stage.table, for: 0.3)
        }
        #expect(
            run.tableLog(
                .gestures, .touches, .actions, .tables, only: ["grayTap", "table", "clerk", "handler"],
                times: true
            ).filter { !$0.contains("Moved") } == [
                "0 grayTap.touchesBegan", "150 table.touchesBegan",
                "150 clerk.shouldHighlightRowAt [0, 3] -> true", "150 clerk.didHighlightRowAt [0, 3]",
                "300 grayTap.touchesEnded", "300 handler.grayTapped", "300 table.touchesCancelled",
                "300 clerk.didUnhighlightRowAt [0, 3]",
            ])
    }

    @Test func `Without cancelling both respond, the recognizer first (GC-10, H-32, E-55)`() {
        let run = TableStage.play { stage in
            stage.grayTap { $0.cancelsTouchesInView = false }
            stage.tap(row: 0)
        }
        #expect(shortLog(run) == [
            "grayTap.touchesBegan", "grayTap.touchesEnded", "handler.grayTapped", "table.touchesBegan",
            "table.touchesEnded", "clerk.didSelectRowAt [0, 0]",
        ])
    }

    @Test func `A delegate that refuses the content view's touches leaves them to the table (GC-11, H-32)`() {
        final class Refusing: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
            ) -> Bool {
                touch.view.map { "\(type(of: $0))" } != "UITableViewCellContentView"
            }
        }
        let refusing = Refusing()
        let run = TableStage.play { stage in
            stage.grayTap { $0.delegate = refusing }
            stage.tap(row: 0)
        }
        #expect(shortLog(run) == [
            "table.touchesBegan", "table.touchesEnded", "clerk.didSelectRowAt [0, 0]",
        ])
        #expect(run.tableLog(.delegates).count == 1)
    }

    @Test func `A recognizer on the table wins by depth, and nothing is selected (GC-12, E-27, H-32)`() {
        let run = TableStage.play { stage in
            stage.grayTap()
            let tap = UITapGestureRecognizer(target: stage.handler, action: Selector("tableTapped"))
            stage.table.addGestureRecognizer(tap)
            stage.world.names.bind("tableTap", to: tap)
            stage.tap(row: 0)
        }
        #expect(
            run.tableLog(.gestures, .touches, .actions, .tables, only: [
                "grayTap", "tableTap", "table", "clerk", "handler",
            ]) == [
                "grayTap.touchesBegan", "tableTap.touchesBegan", "grayTap.touchesEnded",
                "tableTap.touchesEnded", "handler.tableTapped",
            ])
    }

    @Test func `A table that keeps its touches from super selects nothing (GC-42, H-29)`() {
        class Keeper: UITableView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let run = TableStage.play(table: { Keeper(frame: $0) }) { $0.tap(row: 0) }
        #expect(run.tableLog(.tables) == [])
    }

    @Test func `A cell that keeps its touches from super is never selected (C-16, H-29)`() {
        class Keeper: UITableViewCell {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let run = TableStage.play { stage in
            stage.clerk.makeCell = { _, path in
                path.row == 0 ? Keeper(style: .default, reuseIdentifier: nil) : UITableViewCell()
            }
            stage.tap(row: 0)
            stage.world.device.wait(1)
            stage.tap(row: 1)
        }
        #expect(
            run.tableLog(.tables, only: ["clerk"]).filter { $0.contains("didSelect") } == [
                "clerk.didSelectRowAt [0, 1]"
            ])
    }

    @Test func `A control in a cell keeps its touches, and the row is not selected`() {
        let run = TableStage.play { stage in
            stage.clerk.makeCell = { _, _ in
                let cell = UITableViewCell()
                let control = UIControl(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
                cell.contentView.addSubview(control)
                return cell
            }
            stage.tap(row: 0)
        }
        #expect(run.recording.touches.first.map { run.name($0.hitView) } == "UIControl#1")
        #expect(run.tableLog(.touches, .tables, only: ["table", "clerk"]) == [])
    }

    @Test func `Scrolling takes the highlight away (H-05, H-29)`() {
        let run = TableStage.play { stage in
            stage.clerk.counts = [50]
            let finger = stage.world.hand.touch(stage.table)
            finger.hold(0.2)
            finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
            finger.hold(0.1)
            finger.lift()
            #expect(stage.table.contentOffset.y > 30)
        }
        let told = run.tableLog(.tables, only: ["clerk"])
        #expect(told.filter { $0.contains("ighlight") }.count == 3)
        #expect(!told.contains { $0.contains("Select") })
    }

    private func shortLog(_ run: TestWorld) -> [String] {
        run.tableLog(.gestures, .touches, .actions, .tables, only: ["grayTap", "table", "clerk", "handler"])
            .filter { !$0.hasPrefix("clerk") || $0.contains("didSelect") }
    }
}
