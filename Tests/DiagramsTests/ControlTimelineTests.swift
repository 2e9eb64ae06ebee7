import Foundation
import Testing
@testable import Diagrams
@testable import EventEngine

/// What timelines say of controls.
@Suite("Timelines of controls")
struct ControlTimelineTests {
    private func control<Control: UIControl>(
        _ control: Control, in scene: GestureScene
    ) -> Control {
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        scene.view.addSubview(control)
        scene.world.names.bind("control", to: control)
        return control
    }

    @Test("Where a finger leaves and comes back, and how it ends (G-07, G-08)")
    func crossings() {
        let recording = GestureScene.recording { scene in
            let finger = scene.world.hand.touch(control(UIControl(), in: scene))
            for x in [100, 30, -50, 200] {
                finger.hold(0.1)
                finger.move(by: CGVector(dx: CGFloat(x), dy: 0))
            }
            finger.lift()
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger        control
               --------------------------------------------------------------------
                  0   BEGAN         BEGAN
                100   moved 100pt   moved
                200   moved  30pt   moved   drag exit
                300   moved  50pt   moved   drag enter
                400   moved 200pt   moved   drag exit
                      ENDED         ENDED   up outside
               --------------------------------------------------------------------

            """)
    }

    @Test("A control that is disabled, before its touch or during it (G-11)")
    func disabled() {
        let recording = GestureScene.recording { scene in
            let control = control(UIButton(), in: scene)
            let finger = scene.world.hand.touch(control)
            finger.hold(0.1)
            control.isEnabled = false
            finger.hold(0.1)
            finger.lift()
            scene.world.hand.tap(control)
        }
        #expect(GestureScene.draw(recording) == """
            touches 1 and 2

                 ms   finger       control
               --------------------------------------------------------------------
                  0   BEGAN        BEGAN
                100   .            touchCancel
                200   ENDED        ENDED
                      BEGAN        BEGAN   disabled
                250   ENDED        ENDED
               --------------------------------------------------------------------
                .  no change

            """)
    }

    @Test("A recognizer that a control refuses (G-16)")
    func refusal() {
        let recording = GestureScene.recording { scene in
            let control = control(UIButton(), in: scene)
            scene.add("tap", UITapGestureRecognizer(), to: scene.view)
            scene.world.hand.tap(control)
        }
        #expect(GestureScene.draw(recording) == """
            touch 1

                 ms   finger       tap                         control
               --------------------------------------------------------------------
                  0   BEGAN        possible                    BEGAN
                 50   ENDED        FAILED refused by control   ENDED   up inside
               --------------------------------------------------------------------

            """)
    }
}
