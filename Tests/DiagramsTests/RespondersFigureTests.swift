import EventEngine
import Foundation
import Testing
@testable import Diagrams

@Suite("Responder chains of real worlds")
struct RespondersFigureTests {
    private let point = CGPoint(x: 100, y: 90)

    private func draw(
        _ recording: Recording, _ phase: RespondersOptions.Phase = .began, touch: Int = 1,
        _ width: FigureWidth = .wide
    ) -> String {
        let options = RespondersOptions(touch: touch, phase: phase)
        let figure = RespondersFigure(recording: recording, options: options)
        return String(decoding: figure.render(width), as: UTF8.self)
    }

    @Test("The sample of the specification comes out as it stands there")
    func sample() {
        let recording = ResponderScene.sample { $0.world.hand.tap(at: point) }
        #expect(draw(recording) == """
            touchesBegan   touch 1   starts at blue

               .  blue         UIView           does not override, passes on
                  |
               +  gray         GrayView         handles, then calls super
                  |
               .  root         UIView           does not override, passes on
                  |
               #  controller   DemoController   handles, does NOT call super
               ---#---------- cut here, 4 responders never see it -------------
               x  window       UIWindow
               x  scene        UIWindowScene
               x  application  UIApplication
               x  delegate     AppDelegate

               . passes on   + handles and passes on   # handles and stops   x unreached

            """)
        #expect(draw(recording, .ended) == draw(recording).replacing("touchesBegan", with: "touchesEnded"))
    }

    @Test("The narrow form says the same in fewer words")
    func narrow() {
        let recording = ResponderScene.sample { $0.world.hand.tap(at: point) }
        #expect(draw(recording, .began, .narrow) == """
            touchesBegan   touch 1   starts at blue

            . blue         passes on
            + gray         calls super
            . root         passes on
            # controller   does NOT call super
            --#-- cut here, 4 never see it ------
            x window
            x scene
            x application
            x delegate

            . passes on   + handles, passes on
            # stops here   x unreached

            """)
    }

    @Test("When phases differ, a matrix with a column for each follows")
    func matrix() {
        let recording = ResponderScene.sample(overridden: [.touchesBegan]) { $0.world.hand.tap(at: point) }
        #expect(draw(recording).hasSuffix("""
               x  delegate     AppDelegate

                  in each phase  began  ended
                  blue           .      .
                  gray           +      +
                  root           .      .
                  controller     #      .
                  window         x      .
                  scene          x      .
                  application    x      .
                  delegate       x      .

               . passes on   + handles and passes on   # handles and stops   x unreached

            """))
        #expect(draw(recording, .ended).contains(
            "   .  delegate     AppDelegate      does not override, nobody is next\n"))
        #expect(draw(recording, .began, .narrow).contains("""
              phase       began ended
              blue        .     .
              gray        +     +

            """.replacing("\n\n", with: "\n")))
    }

    @Test("A hit view without overrides shows the whole chain to the delegate")
    func whole() {
        let recording = ResponderScene.sample(overridden: []) { scene in
            scene.world.hand.tap(at: point)
        }
        let drawing = draw(recording)
        #expect(!drawing.contains("cut here") && !drawing.contains(" x "))
        #expect(drawing.contains("   .  delegate     AppDelegate      does not override, nobody is next\n"))
        #expect(drawing.hasSuffix("\n   . passes on   + handles and passes on\n"))
    }

    @Test("What the system takes away has a row that is no part of the chain")
    func cancelled() {
        let recording = ResponderScene.sample { scene in
            let finger = scene.world.hand.touch(at: point)
            scene.world.device.interrupt()
            finger.lift()
        }
        #expect(draw(recording).contains("""
               x  delegate     AppDelegate

               -- touchesCancelled, sent by the system --

            """))
        #expect(draw(recording, .cancelled).hasPrefix("""
            touchesCancelled   touch 1   starts at blue

               -- touchesCancelled, sent by the system --
               .  blue         UIView           does not override, passes on

            """))
        #expect(draw(recording, .began, .narrow).contains("\n-- cancelled, sent by the system --\n"))
    }

    @Test("An override that messages next itself passes on; one that messages another view cuts (GC-40)")
    func forwarding() {
        let recording = ResponderScene.recording { scene in
            let outer = scene.view("outer", in: scene.view)
            let v2 = scene.view("v2", "Middle", in: outer)
            let v3 = scene.view("v3", "Inner", in: v2)
            scene.override(v3, .send(to: \.next))
            scene.override(v2, .send(to: { _ in scene.view }))
            scene.world.hand.tap(at: point)
        }
        #expect(draw(recording) == """
            touchesBegan   touch 1   starts at v3

               +  v3              Inner              handles, sends it to next itself
                  |
               #  v2              Middle             handles, sends it to view
               x  outer           UIView
               .  view            UIView             does not override, passes on
                  |
               .  viewController  UIViewController   does not override, passes on
                  |
               .  window          UIWindow           does not override, passes on
                  |
               .  application     UIApplication      does not override, nobody is next

               . passes on   + handles and passes on   # handles and stops   x unreached

            """)
    }

    @Test("A view that leaves in the middle of the message has lost its next; then the chain is another one")
    func leaving() {
        let recording = ResponderScene.recording { scene in
            let v1 = scene.view("v1", "Leaving", in: scene.view)
            scene.override(v1, .leaveAndCallSuper, of: [.touchesBegan])
            scene.world.hand.tap(at: point)
        }
        #expect(draw(recording) == """
            touchesBegan   touch 1   starts at v1

               #  v1              Leaving            handles, next is gone by now
               ---#---------- cut here, 4 responders never see it ------------------
               x  view            UIView
               x  viewController  UIViewController
               x  window          UIWindow
               x  application     UIApplication

               -- touchesCancelled, sent because its view was removed --

                  in each phase   began  cancelled
                  v1              #      .
                  view            x      -
                  viewController  x      -
                  window          x      -
                  application     x      -

               . passes on   # handles and stops   x unreached   - not in the chain

            """)
        #expect(draw(recording, .began, .narrow).contains("\n-- cancelled, its view was removed --\n"))
    }

    @Test("A ring that an override of next makes is said, not followed", arguments: FigureWidth.allCases)
    func ring(width: FigureWidth) {
        let recording = ResponderScene.recording { scene in
            let outer = scene.view("outer", "Ring", in: scene.view)
            let inner = scene.view("inner", "Keeping", in: outer)
            (outer.dynamicSubclass as? StandIn)?.override(.next) { [unowned inner] _ in inner }
            scene.override(inner, .keep)
            scene.world.hand.tap(at: point)
        }
        let drawing = draw(recording, .began, width)
        #expect(drawing.contains("cut here, 1 "))
        #expect(drawing.contains(" back to inner: next goes in a ring\n"))
    }

    @Test("What cannot be drawn says why")
    func problems() {
        func problem(_ options: RespondersOptions, _ body: (ResponderScene) -> Void) -> String? {
            RespondersFigure(recording: ResponderScene.recording(body), options: options).problem
        }
        #expect(problem(.init()) { _ in } == "the scenario has no touch")
        #expect(problem(.init(touch: 2)) { $0.world.hand.tap(at: point) }
            == "there is no touch 2; the scenario has 1")
        #expect(problem(.init(phase: .moved)) { $0.world.hand.tap(at: point) }
            == "the view of touch 1 never gets touchesMoved")
        #expect(problem(.init()) { scene in
            scene.window.isUserInteractionEnabled = false
            scene.world.hand.tap(at: point)
        } == "touch 1 hits no view")
    }

    @Test("The words and the table say what the picture says")
    func words() {
        let recording = ResponderScene.sample { $0.world.hand.tap(at: point) }
        let figure = RespondersFigure(recording: recording)
        #expect(figure.accessibleDescription == """
            touchesBegan of touch 1 starts at blue: blue does not override, passes on; gray handles, then \
            calls super; root does not override, passes on; controller handles, does NOT call super. \
            Never reached: window, scene, application, delegate.
            """)
        #expect(figure.table.header == ["responder", "class", "what it does"])
        #expect(figure.table.rows[1].cells == ["gray", "GrayView", "handles, then calls super"])
        #expect(figure.table.rows[4].cells == ["window", "UIWindow", "unreached"])
        #expect(figure.table.rows[4].entry == nil)
        let entry = figure.table.rows[1].entry.map { recording.entries[$0] }
        #expect(entry?.isOverridden == true && entry?.callsSuper == true)
    }
}
