import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

@Suite("Timelines")
struct TimelineFigureTests {
    /// The sample's scene without a scroll view: a pan on `scroll`, a tap on `cell`, and a recognizer that
    /// delays what `button` hears for 150 ms.
    private func sample() -> Recording {
        GestureScene.recording { scene in
            let scroll = scene.view("scroll", in: scene.view)
            let cell = scene.view("cell", in: scroll)
            let button = scene.view("button", in: cell)
            scene.add("scroll.touchDelay", TouchDelay(), to: scroll)
            scene.add("scroll.pan", UIPanGestureRecognizer(), to: scroll)
            scene.add("cell.tap", UITapGestureRecognizer(), to: cell)
            let finger = scene.world.hand.touch(button, at: CGPoint(x: 100, y: 90))
            finger.hold(0.4)
            for (step, pause) in [(4.0, 1.0 / 60), (12, 1.0 / 60), (9, 10.0 / 60)] {
                scene.move(finger, down: step)
                finger.hold(pause)
            }
            finger.lift()
        }
    }

    private var sampleOptions: TimelineOptions {
        TimelineOptions(
            only: ["scroll.pan", "cell.tap", "button"], title: "a scroll view with a button in it")
    }

    @Test("The sample of the specification, as the engine makes it")
    func specification() {
        var recording = sample()
        #expect(recording.withholdings.map { recording.names($0.holders) } == [["scroll.touchDelay"]])
        // The sample leaves out who holds the touch.
        recording.withholdings[0].holders = []
        #expect(GestureScene.draw(recording, sampleOptions) == """
            touch 1, a scroll view with a button in it

                 ms   finger       scroll.pan   cell.tap     button
               --------------------------------------------------------------------
                  0   BEGAN        possible     possible     (BEGAN held)
                150   .            .            .            BEGAN   150 ms late
                400   moved  4pt   .            .            moved
                417   moved 12pt   BEGAN        FAILED       CANCELLED by scroll.pan
                433   moved  9pt   changed      -            -
                600   ENDED        ENDED        -            -
               --------------------------------------------------------------------
                .  no change    -  no longer takes part    (held)  not delivered yet

            """)
    }

    @Test("Who holds a touch is named, and has a lane of its own")
    func holder() {
        #expect(GestureScene.draw(sample()) == """
            touch 1

                 ms  finger      scroll..elay    scroll.pan  cell.tap    button
               --------------------------------------------------------------------
                  0  BEGAN       possible        possible    possible    (BEGAN held by
                                                                          scroll..elay)
                150  .           FAILED waited   .           .           BEGAN
                                  150 ms                                  150 ms late
                400  moved  4pt  -               .           .           moved
                417  moved 12pt  -               BEGAN       FAILED      CANCELLED by
                                                                          scroll.pan
                433  moved  9pt  -               changed     -           -
                600  ENDED       -               ENDED       -           -
               --------------------------------------------------------------------
                .  no change    -  no longer takes part    (held)  not delivered yet
                scroll..elay = scroll.touchDelay

            """)
        #expect(GestureScene.draw(sample(), TimelineOptions(), .narrow) == """
            touch 1

             ms what         happened
              0 finger       BEGAN
                scroll..elay possible
                scroll.pan   possible
                cell.tap     possible
                button       BEGAN held by
                               scroll..elay
            150 scroll..elay FAILED waited 150 ms
                button       BEGAN, 150 ms late
            400 finger       moved 4pt
                button       moved
            417 finger       moved 12pt
                scroll.pan   BEGAN
                cell.tap     FAILED
                button       CANCELLED by scroll.pan
            433 finger       moved 9pt
                scroll.pan   changed
            600 finger       ENDED
                scroll.pan   ENDED

            scroll..elay = scroll.touchDelay

            """)
    }

    @Test("A single tap waits for a double tap's failure, which also holds the end of the touch (E-43, E-58)")
    func waitingTap() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            let single = scene.add("tap", UITapGestureRecognizer(), to: red)
            let double = scene.add("tap2", UITapGestureRecognizer(), to: red)
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            scene.world.hand.tap(red)
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger       tap              tap2               red
               --------------------------------------------------------------------
                  0   BEGAN        possible         possible           BEGAN
                 50   ENDED        waits for tap2   .                  (ENDED held by
                                                                        tap, tap2)
                400   -            ENDED            FAILED no tap      CANCELLED by tap
                                                     for 350 ms
               --------------------------------------------------------------------
                .  no change    -  no longer takes part    (held)  not delivered yet

            """)
    }

    @Test("A double tap: touches that follow each other share a finger's lane")
    func doubleTap() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            let single = scene.add("tap", UITapGestureRecognizer(), to: red)
            let double = scene.add("tap2", UITapGestureRecognizer(), to: red)
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            scene.world.hand.tap(red, count: 2)
        }
        #expect(GestureScene.draw(recording) == """
            touches 1 and 2

                 ms   finger       tap                  tap2         red
               --------------------------------------------------------------------
                  0   BEGAN        possible             possible     BEGAN
                 50   ENDED        waits for tap2       .            (ENDED held by tap,
                                                                      tap2)
                100   BEGAN        no touch not reset   .            BEGAN
                                    yet
                150   ENDED        FAILED needs tap2    ENDED        CANCELLED by tap2
                                    to fail
               --------------------------------------------------------------------
                .  no change    (held)  not delivered yet

            """)
        #expect(GestureScene.draw(recording, TimelineOptions(touch: 2)) == """
            touch 2

                 ms   finger       tap                    tap2         red
               --------------------------------------------------------------------
                100   BEGAN        no touch not reset     possible     BEGAN
                                    yet
                150   ENDED        FAILED needs tap2 to   ENDED        CANCELLED by tap2
                                    fail
               --------------------------------------------------------------------

            """)
    }

    @Test("A delayed beginning comes late with one move if its holder fails (E-57), else never (E-56)")
    func delayedBeginning() {
        func recording(_ play: @escaping (GestureScene, UIView) -> Void) -> Recording {
            GestureScene.recording { scene in
                let red = scene.view("red", in: scene.view)
                scene.add("tap", UITapGestureRecognizer(), to: red).delaysTouchesBegan = true
                play(scene, red)
            }
        }
        let failed = recording { scene, red in
            scene.world.hand.drag(red, from: CGPoint(x: 50, y: 20), by: CGVector(dx: 0, dy: 100), over: 0.1)
        }
        #expect(GestureScene.draw(failed) == """
            touch 1

                 ms   finger         tap                    red
               --------------------------------------------------------------------
                  0   BEGAN          possible               (BEGAN held by tap)
              17-33   moved x2       .                      .
                 50   moved 16.7pt   FAILED moved > 45 pt   BEGAN   50 ms late
                                                            moved
             67-100   moved x3       -                      moved x3
                200   ENDED          -                      ENDED
               --------------------------------------------------------------------
                .  no change    -  no longer takes part    (held)  not delivered yet

            """)
        let recognized = recording { scene, red in scene.world.hand.tap(red) }
        #expect(GestureScene.draw(recognized) == """
            touch 1

                 ms   finger       tap          red
               --------------------------------------------------------------------
                  0   BEGAN        possible     (BEGAN held by tap)
                 50   ENDED        ENDED        never sent   taken by tap
               --------------------------------------------------------------------
                (held)  not delivered yet

            """)
    }

    @Test("Moves that change nothing are one row")
    func folding() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            scene.add("pan", DragRecognizer(), to: red)
            scene.world.hand.drag(red, from: CGPoint(x: 50, y: 20), by: CGVector(dx: 0, dy: 60), over: 0.3)
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger        pan           red
               --------------------------------------------------------------------
                  0   BEGAN         possible      BEGAN
              17-50   moved x3      .             moved x3
                 67   moved 3.3pt   BEGAN         CANCELLED by pan
             83-300   moved x14     changed x14   -
                400   ENDED         ENDED         -
               --------------------------------------------------------------------
                .  no change    -  no longer takes part

            """)
        #expect(GestureScene.draw(recording, TimelineOptions(), .narrow) == """
            touch 1

                ms what   happened
                 0 finger BEGAN
                   pan    possible
                   red    BEGAN
             17-50 finger moved x3
                   red    moved x3
                67 finger moved 3.3pt
                   pan    BEGAN
                   red    CANCELLED by pan
            83-300 finger moved x14
                   pan    changed x14
               400 finger ENDED
                   pan    ENDED

            """)
    }
}
