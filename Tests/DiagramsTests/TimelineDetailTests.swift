import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

@Suite("Details of timelines")
struct TimelineDetailTests {
    @Test("Several fingers have a lane each; a message about both is told once")
    func fingers() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            red.isMultipleTouchEnabled = true
            scene.add("tap", UITapGestureRecognizer(), to: red).numberOfTouchesRequired = 2
            scene.world.hand.tap(red, fingers: 2)
        }
        #expect(GestureScene.draw(recording) == """
            touches 1 and 2

                 ms   finger A     finger B     tap          red
               --------------------------------------------------------------------
                  0   BEGAN        BEGAN        possible     BEGAN
                 50   ENDED        ENDED        ENDED        CANCELLED by tap
               --------------------------------------------------------------------

            """)
    }

    @Test("Refusals name who refused: the touch, the beginning")
    func refusals() {
        let refuser = Refuser()
        let recording = GestureScene.recording { scene in
            scene.world.names.bind("judge", to: refuser)
            let red = scene.view("red", in: scene.view)
            let first = scene.add("noTouch", UITapGestureRecognizer(), to: red)
            let second = scene.add("noBegin", UITapGestureRecognizer(), to: red)
            first.delegate = refuser
            second.delegate = refuser
            refuser.refusesTouchesOf = first
            scene.world.hand.tap(red)
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger       noBegin              noTouch               red
               --------------------------------------------------------------------
                  0   BEGAN        possible             no touch refused by   BEGAN
                                                         judge
                 50   ENDED        FAILED refused by    -                     ENDED
                                    judge
               --------------------------------------------------------------------
                -  no longer takes part

            """)
    }

    @Test("Those that recognize together say so, and a winner excludes the others by name")
    func together() {
        let friend = Friend()
        let recording = GestureScene.recording { scene in
            let gray = scene.view("gray", in: scene.view)
            let red = scene.view("red", in: gray)
            scene.add("grayTap", UITapGestureRecognizer(), to: gray)
            scene.add("redTap", UITapGestureRecognizer(), to: red).delegate = friend
            scene.add("redPan", DragRecognizer(), to: red)
            scene.world.hand.tap(red)
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger       grayTap       redTap        redPan       red
               --------------------------------------------------------------------
                  0   BEGAN        possible      possible      possible     BEGAN
                 50   ENDED        ENDED with    ENDED with    FAILED       CANCELLED by
                                    redTap        grayTap                    redTap
               --------------------------------------------------------------------

            """)
    }

    @Test("Of more than six lanes the least involved are named beneath")
    func tooManyLanes() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            for number in 1...7 { scene.add("pan\(number)", DragRecognizer(), to: red) }
            scene.add("tap", UITapGestureRecognizer(), to: red)
            scene.world.hand.tap(red)
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger     pan1       pan2       pan3        tap         red
               --------------------------------------------------------------------
                  0   BEGAN      possible   possible   possible    possible    BEGAN
                 50   ENDED      FAILED     FAILED     FAILED      ENDED       CANCELLED
                                                                                by tap
               --------------------------------------------------------------------
                not involved: pan4, pan5, pan6, pan7

            """)
    }

    @Test("The system's cancellation and that of a removed view say so")
    func cancellations() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            let finger = scene.world.hand.touch(red)
            finger.hold(0.1)
            red.removeFromSuperview()
            finger.hold(0.1)
            let other = scene.world.hand.touch(scene.view)
            other.hold(0.1)
            scene.world.device.interrupt()
        }
        #expect(GestureScene.draw(recording) == """
            touches 1 and 2

                 ms   finger       red                      view
               --------------------------------------------------------------------
                  0   BEGAN        BEGAN
                100   CANCELLED    CANCELLED view removed
                200   BEGAN        -                        BEGAN
                300   CANCELLED    -                        CANCELLED by the system
               --------------------------------------------------------------------
                -  no longer takes part

            """)
    }

    @Test("A long story is folded in the middle")
    func tooHigh() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            for _ in 0..<30 { scene.world.hand.tap(red) }
        }
        #expect(GestureScene.draw(recording) == """
            touches 1 to 30

                 ms   finger       red
               --------------------------------------------------------------------
                  0   BEGAN        BEGAN
                 50   ENDED        ENDED
                      BEGAN        BEGAN
                100   ENDED        ENDED
                      BEGAN        BEGAN
                150   ENDED        ENDED
                      BEGAN        BEGAN
                200   ENDED        ENDED
                      BEGAN        BEGAN
                250   ENDED        ENDED
                      BEGAN        BEGAN
                300   ENDED        ENDED
                      BEGAN        BEGAN
                350   ENDED        ENDED
                      BEGAN        BEGAN
                400   ENDED        ENDED
                      BEGAN        BEGAN
                450   ENDED        ENDED
                      BEGAN        BEGAN
                500   ENDED        ENDED
                      BEGAN        BEGAN
                      .. 16 more instants ..
               1350   ENDED        ENDED
                      BEGAN        BEGAN
               1400   ENDED        ENDED
                      BEGAN        BEGAN
               1450   ENDED        ENDED
                      BEGAN        BEGAN
               1500   ENDED        ENDED
               --------------------------------------------------------------------

            """)
    }

    @Test("In words, as a table, and with the entries of its rows")
    func words() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            scene.add("tap", UITapGestureRecognizer(), to: red)
            scene.world.hand.tap(red)
        }
        let figure = TimelineFigure(recording: recording)
        #expect(figure.accessibleDescription == """
            Touch 1, over time. 0 ms: finger BEGAN, tap possible, red BEGAN; 50 ms: finger ENDED, tap ENDED, \
            red CANCELLED by tap.
            """)
        #expect(figure.table.header == ["ms", "who", "what happened"])
        #expect(figure.table.rows.map { $0.cells.joined(separator: " ") } == [
            "0 finger BEGAN", "0 tap possible", "0 red BEGAN", "50 finger ENDED", "50 tap ENDED",
            "50 red CANCELLED by tap",
        ])
        for row in figure.table.rows {
            guard let entry = row.entry else { continue }
            #expect(row.object == .none || recording.entries[entry].time >= recording.epoch)
        }
        let canvas = figure.canvas(.wide)
        let ended = (0..<canvas.height).compactMap { canvas.entry(ofRow: $0) }.last
        #expect(ended.map { LogFigure(recording: recording).text(ofEntry: $0) } == "tap: possible -> ended")
    }

    @Test("What cannot be drawn has a reason, and unknown names are told")
    func problems() {
        let untouched = GestureScene.recording { _ in }
        #expect(TimelineFigure(recording: untouched).problem == "the scenario has no touch")
        let tapped = GestureScene.recording { $0.world.hand.tap($0.view) }
        let missing = TimelineFigure(recording: tapped, options: TimelineOptions(touch: 2))
        #expect(missing.problem == "there is no touch 2; the scenario has 1")
        #expect(missing.accessibleDescription == "No timeline: there is no touch 2; the scenario has 1.")
        #expect(missing.canvas(.wide).height == 0)
        #expect(missing.table.rows == [])
        let unknown = TimelineFigure(recording: tapped, options: TimelineOptions(only: ["view", "blue"]))
        #expect(unknown.unknownNames == ["blue"])
        #expect(unknown.knownNames.contains("UIWindow"))
    }

    @Test("Timelines hold the laws, whatever the gestures", arguments: 0..<40 as Range<UInt64>)
    func laws(seed: UInt64) {
        let recording = RandomGestures.recording(seed: seed)
        for options in [TimelineOptions(), TimelineOptions(touch: 2), TimelineOptions(only: ["UIView"])] {
            let figure = TimelineFigure(recording: recording, options: options)
            guard figure.problem == nil else { continue }
            for width in FigureWidth.allCases {
                let bytes = figure.render(width)
                #expect(DrawingLaws.violations(bytes, width) == [])
                #expect(bytes == TimelineFigure(recording: recording, options: options).render(width))
                #expect(bytes.count { $0 == UInt8(ascii: "\n") } <= 48)
            }
            #expect(figure.accessibleDescription.hasSuffix("."))
            let table = figure.table
            #expect(table.rows.allSatisfy { $0.cells.count == table.header.count })
            #expect(table.rows.allSatisfy { recording.entries.indices.contains($0.entry ?? 0) })
        }
    }
}

extension LogFigure {
    /// The line of one entry.
    fileprivate func text(ofEntry entry: Int) -> String? {
        lines.first { $0.entry == entry }.map(text(of:))
    }
}

/// Refuses a touch to one recognizer, and the beginning to all.
private final class Refuser: NSObject, UIGestureRecognizerDelegate {
    weak var refusesTouchesOf: UIGestureRecognizer?

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== refusesTouchesOf
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Lets recognizers of the same class recognize together.
private final class Friend: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UITapGestureRecognizer
    }
}
