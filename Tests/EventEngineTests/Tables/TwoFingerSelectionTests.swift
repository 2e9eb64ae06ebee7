import EventEngine
import Foundation
import Testing

/// Rows that two fingers select (M-11).
struct TwoFingerSelectionTests {
    private func play(_ prepare: (TableStage) -> Void) -> TestWorld {
        TableStage.play { stage in
            stage.world.actions.declare(
                "tableView(_:shouldBeginMultipleSelectionInteractionAt:)", of: TableStage.Clerk.self)
            stage.clerk.counts = [30]
            stage.table.delegate = stage.clerk
            stage.table.allowsMultipleSelectionDuringEditing = true
            stage.world.device.wait(0)
            prepare(stage)
            dragTwoFingers(stage)
        }
    }

    private func dragTwoFingers(_ stage: TableStage) {
        let hand = stage.world.hand
        let fingers = [40.0, 90.0].map { hand.touch(stage.table, at: CGPoint(x: $0, y: 20)) }
        hand.together {
            for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 88), over: 0.3) }
        }
        hand.together { for finger in fingers { finger.lift() } }
    }

    @Test func `Two fingers are asked for, turn editing on and select rows (M-11, GC-67)`() {
        let run = play { _ in }
        let log = run.tableLog(.tables, only: ["clerk"]).filter { !$0.contains("ighlight") }
        #expect(
            log == [
                "clerk.shouldBeginMultipleSelectionInteractionAt [0, 0] -> true",
                "clerk.didBeginMultipleSelectionInteractionAt [0, 0]",
                "clerk.willSelectRowAt [0, 0] -> [0, 0]", "clerk.didSelectRowAt [0, 0]",
                "clerk.willSelectRowAt [0, 1] -> [0, 1]", "clerk.didSelectRowAt [0, 1]",
                "clerk.willSelectRowAt [0, 2] -> [0, 2]", "clerk.didSelectRowAt [0, 2]",
                "clerk.tableViewDidEndMultipleSelectionInteraction",
            ])
        #expect(run.entries([.tables], nil, nil).contains { $0.rule == RuleID("M", 11) })
    }

    @Test func `Refused, or without several selections, two fingers scroll (M-11)`() {
        for isRefused in [true, false] {
            let run = play { stage in
                stage.clerk.mayUseTwoFingers = false
                if !isRefused { stage.table.allowsMultipleSelectionDuringEditing = false }
            }
            let log = run.tableLog(.tables, .scrolling, only: ["clerk"])
            #expect(log.contains { $0.contains("shouldBeginMultiple") } == isRefused)
            #expect(!log.contains { $0.contains("didBeginMultiple") || $0.contains("didSelect") })
        }
    }

    @Test func `Content that scrolls both ways is not selected by two fingers (M-11)`() {
        let run = play { stage in
            stage.table.contentSize.width = 900
            stage.table.alwaysBounceHorizontal = true
        }
        #expect(!run.tableLog(.tables).contains { $0.contains("MultipleSelection") })
    }
}
