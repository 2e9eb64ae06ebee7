import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

/// Timelines of UIKit's own recognizers, as readers of the book meet them.
@Suite("Timelines of UIKit's own recognizers")
struct BuiltInTimelineTests {
    @Test("A press begins by a timer, moves on, and takes the touch from a tap")
    func press() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            scene.add("tap", UITapGestureRecognizer(), to: red)
            scene.add("press", UILongPressGestureRecognizer(), to: red)
            let finger = scene.world.hand.touch(red)
            finger.hold(0.6)
            scene.move(finger, down: 5)
            finger.hold(0.1)
            finger.lift()
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger       tap          press               red
               --------------------------------------------------------------------
                  0   BEGAN        possible     possible            BEGAN
                500   .            FAILED       BEGAN held 500 ms   CANCELLED by press
                600   moved 5pt    -            changed             -
                700   ENDED        -            ENDED               -
               --------------------------------------------------------------------
                .  no change    -  no longer takes part

            """)
    }

    @Test("A pan that requires a swipe to fail: moved slowly it waits and then begins")
    func panAfterSwipe() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            let swipe = scene.add("swipe", UISwipeGestureRecognizer(), to: red)
            scene.add("pan", UIPanGestureRecognizer(), to: red).require(toFail: swipe)
            scene.world.hand.drag(
                red, from: CGPoint(x: 20, y: 90), by: CGVector(dx: 30, dy: 0), over: 0.8)
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger        swipe             pan               red
               --------------------------------------------------------------------
                  0   BEGAN         possible          possible          BEGAN
             17-267   moved x16     .                 .                 moved x16
                283   moved 0.6pt   .                 waits for swipe   moved
            300-483   moved x12     .                 .                 moved x12
                500   moved 0.6pt   FAILED took >     BEGAN             CANCELLED by pan
                                     500 ms           changed
            517-800   moved x18     -                 changed x18       -
                900   ENDED         -                 ENDED             -
               --------------------------------------------------------------------
                .  no change    -  no longer takes part

            """)
    }

    @Test("Pinch and rotation on one view: the first excludes the other, unless a delegate allows both")
    func pinchAndRotation() {
        func recording(_ delegate: (any UIGestureRecognizerDelegate)?) -> Recording {
            GestureScene.recording { scene in
                let red = scene.view("red", in: scene.view)
                scene.add("pinch", UIPinchGestureRecognizer(), to: red).delegate = delegate
                scene.add("rotation", UIRotationGestureRecognizer(), to: red)
                let hand = scene.world.hand
                let left = hand.touch(red, at: CGPoint(x: 100, y: 100))
                let right = hand.touch(red, at: CGPoint(x: 200, y: 100))
                hand.together {
                    left.move(by: CGVector(dx: -20, dy: 0), over: 0.05)
                    right.move(by: CGVector(dx: 20, dy: 20), over: 0.05)
                }
                left.lift()
                right.lift()
            }
        }
        #expect(GestureScene.draw(recording(nil)) == """
            touches 1 and 2

                 ms   finger A      finger B      pinch        rotation     red
               --------------------------------------------------------------------
                  0   BEGAN         BEGAN         possible     possible     BEGAN
                                                                            touch 2
                                                                             never sent
                 17   moved 6.7pt   moved 9.4pt   BEGAN        FAILED       CANCELLED by
                                                                             pinch
                 33   moved 6.7pt   moved 9.4pt   changed      -            -
                 50   moved 6.7pt   moved 9.4pt   changed      -            -
                      ENDED         ENDED         ENDED
               --------------------------------------------------------------------
                -  no longer takes part

            """)
        let both = Both()
        #expect(GestureScene.draw(recording(both)) == """
            touches 1 and 2

                 ms   finger A      finger B      pinch        rotation      red
               --------------------------------------------------------------------
                  0   BEGAN         BEGAN         possible     possible      BEGAN
                                                                             touch 2
                                                                              never sent
                 17   moved 6.7pt   moved 9.4pt   BEGAN with   .             CANCELLED
                                                   rotation                   by pinch
                 33   moved 6.7pt   moved 9.4pt   changed      BEGAN with    -
                                                                pinch
                 50   moved 6.7pt   moved 9.4pt   changed      changed       -
                      ENDED         ENDED         ENDED        ENDED with
                                                                pinch
               --------------------------------------------------------------------
                .  no change    -  no longer takes part

            """)
    }

    @Test("Recognizers on sibling views know nothing of each other")
    func siblings() {
        let recording = GestureScene.recording { scene in
            let left = scene.view("left", in: scene.view)
            let right = scene.view("right", in: scene.view)
            left.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            right.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
            scene.add("leftTap", UITapGestureRecognizer(), to: left)
            scene.add("rightTap", UITapGestureRecognizer(), to: right)
            let hand = scene.world.hand
            let (first, second) = (hand.touch(left), hand.touch(right))
            first.hold(0.05)
            first.lift()
            second.lift()
        }
        #expect(GestureScene.draw(recording) == """
            touches 1 and 2

                 ms   finger A   finger B   leftTap    rightTap    left        right
               --------------------------------------------------------------------
                  0   BEGAN      BEGAN      possible   possible    BEGAN       BEGAN
                 50   ENDED      ENDED      ENDED      ENDED       CANCELLED   CANCELLED
                                                                    by          by
                                                                    leftTap     rightTap
               --------------------------------------------------------------------

            """)
    }

    @Test("With cancelsTouchesInView off the view hears all (E-55)")
    func notCancelling() {
        let recording = GestureScene.recording { scene in
            let red = scene.view("red", in: scene.view)
            scene.add("tap", UITapGestureRecognizer(), to: red).cancelsTouchesInView = false
            scene.world.hand.tap(red)
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger       tap          red
               --------------------------------------------------------------------
                  0   BEGAN        possible     BEGAN
                 50   ENDED        ENDED        ENDED
               --------------------------------------------------------------------

            """)
    }

    @Test("Nested pans whose inner one is disabled before it begins: it lets go, the outer one begins (E-22)")
    func lettingGo() {
        let recording = GestureScene.recording { scene in
            let outer = scene.view("outer", in: scene.view)
            let inner = scene.view("inner", in: outer)
            scene.add("outerPan", UIPanGestureRecognizer(), to: outer)
            let innerPan = scene.add("innerPan", UIPanGestureRecognizer(), to: inner)
            let finger = scene.world.hand.touch(inner)
            scene.move(finger, down: 6)
            innerPan.isEnabled = false
            finger.hold(1.0 / 60)
            scene.move(finger, down: 6)
            finger.hold(0.1)
            finger.lift()
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger       outerPan     innerPan           inner
               --------------------------------------------------------------------
                  0   BEGAN        possible     possible           BEGAN
                      moved 6pt                 lets go disabled   moved
                 17   moved 6pt    BEGAN        -                  CANCELLED by outerPan
                117   ENDED        ENDED        -                  -
               --------------------------------------------------------------------
                -  no longer takes part

            """)
    }
}

/// Wants all to recognize together.
private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
