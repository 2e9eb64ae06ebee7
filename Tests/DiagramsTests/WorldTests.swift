import EventEngine
import Foundation
import Testing
@testable import Diagrams

/// Figures of what the engine itself recorded.
@Suite("Figures of real worlds")
struct WorldTests {
    private class GrayView: UIView {}

    /// A view whose `hitTest` is overridden as the author's code would: it lets touches through to what
    /// lies behind.
    private class OverlayView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let world = Simulator.current
            return world.overriding(self, .hitTest, [point, event]) {
                let hit = world.throughSuper(self, .hitTest) { super.hitTest(point, with: event) }
                return hit === self ? nil : hit
            }
        }
    }

    /// A button-like view that can be touched up to 20 points outside of its bounds.
    private class WideView: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            let world = Simulator.current
            return world.overriding(self, .pointInside, [point, event]) {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
    }

    /// A view with the search written out in the author's code.
    private class SearchingView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            Simulator.current.overriding(self, .hitTest, [point, event]) {
                guard self.point(inside: point, with: event) else { return nil }
                for view in subviews.reversed() {
                    if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
                }
                return self
            }
        }
    }

    private func record(
        width: Double = 320, height: Double = 200, _ body: (Simulator, UIView) -> Void
    ) -> Recording {
        let world = Simulator(screenSize: CGSize(width: width, height: height), tracing: true)
        let scene = world.makeStandardScene()
        world.perform { body(world, scene.view) }
        return world.finish()
    }

    private func add<View: UIView>(
        _ view: View, _ name: String, in superview: UIView, _ world: Simulator
    ) -> View {
        world.names.bind(name, to: view)
        superview.addSubview(view)
        return view
    }

    private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func sample() -> Recording {
        record { world, view in
            let gray = add(GrayView(frame: frame(20, 30, 160, 120)), "gray", in: view, world)
            _ = add(UIView(frame: frame(10, 20, 80, 50)), "red", in: gray, world)
            _ = add(UIView(frame: frame(70, 50, 80, 50)), "blue", in: gray, world)
            _ = add(UIView(frame: frame(140, -20, 50, 50)), "badge", in: gray, world)
            let yellow = add(UIView(frame: frame(200, 110, 100, 70)), "yellow", in: view, world)
            let tip = add(UIView(frame: frame(60, 20, 60, 30)), "tip", in: yellow, world)
            tip.isHidden = true
            world.hand.tap(at: CGPoint(x: 100, y: 90))
        }
    }

    private func text(_ figure: some Figure, _ width: FigureWidth = .wide) -> String {
        String(decoding: figure.render(width), as: UTF8.self)
    }

    @Test("The engine's own recording of the sample scene draws the samples of the specification")
    func samples() {
        let engine = sample()
        let specified = SceneBuilder.sampleWalk().recording
        for width in FigureWidth.allCases {
            // A scenario's root view is called `view` unless it makes one of its own.
            #expect(text(LayoutFigure(recording: engine), width)
                == text(LayoutFigure(recording: specified), width).replacing("root", with: "view"))
            #expect(text(HitTestFigure(recording: engine), width)
                == text(HitTestFigure(recording: specified), width).replacing("root", with: "view"))
        }
    }

    @Test("A log of one pass is what the search did")
    func log() {
        let figure = LogFigure(recording: sample(), options: LogOptions(select: [.hitTest], pass: 2))
        #expect(String(decoding: figure.body, as: UTF8.self) == """
            window.hitTest(_:with:) -> blue
              window.point(inside:with:) -> true
              view.hitTest(_:with:) -> blue
                view.point(inside:with:) -> true
                yellow.hitTest(_:with:) -> nil
                  yellow.point(inside:with:) -> false
                gray.hitTest(_:with:) -> blue
                  gray.point(inside:with:) -> true
                  badge.hitTest(_:with:) -> nil
                    badge.point(inside:with:) -> false
                  blue.hitTest(_:with:) -> blue
                    blue.point(inside:with:) -> true

            """)
    }

    @Test("An override that lets touches through is starred, with what it changed")
    func passThrough() {
        let recording = record { world, view in
            _ = add(UIView(frame: frame(0, 0, 100, 100)), "button", in: view, world)
            _ = add(OverlayView(frame: frame(0, 0, 320, 200)), "overlay", in: view, world)
            world.hand.tap(at: CGPoint(x: 50, y: 50))
        }
        #expect(text(HitTestFigure(recording: recording)) == """
            hit-test (50, 50) -> button                4 views asked, 0 not asked

               #  view                point in view  answer
               1  window              (50, 50)       inside              -> button
               2  `-- view            (50, 50)       inside              -> button
               3      |-- overlay *   (50, 50)       OVERRIDE            -> nil
               4      `== button      (50, 50)       inside, no subviews -> button

               #: the order in which they were asked, last subview first
               * OverlayView overrides hitTest: nil instead of itself
               asked twice, same answers

            """)
    }

    @Test("An override of point(inside:) that never asks super says so")
    func widened() {
        let recording = record { world, view in
            _ = add(WideView(frame: frame(100, 50, 44, 44)), "close", in: view, world)
            world.hand.tap(at: CGPoint(x: 90, y: 60))
        }
        let drawing = text(HitTestFigure(recording: recording), .narrow)
        #expect(drawing == """
            hit-test (90, 60) -> close

            1 window          inside  close
            2 `- view         inside  close
            3    `= close *   inside  close  HIT

            * WideView overrides point(inside:):
              never asks super

            """)
    }

    @Test("Every refusal has its own word")
    func refusals() {
        let recording = record { world, view in
            _ = add(UIView(frame: frame(0, 0, 320, 200)), "target", in: view, world)
            let faint = add(UIView(frame: frame(0, 0, 320, 200)), "faint", in: view, world)
            faint.alpha = 0.009
            let dead = add(UIView(frame: frame(0, 0, 320, 200)), "dead", in: view, world)
            dead.isUserInteractionEnabled = false
            let hidden = add(UIView(frame: frame(0, 0, 320, 200)), "hidden", in: view, world)
            hidden.isHidden = true
            _ = add(UIView(frame: frame(0, 0, 10, 10)), "aside", in: view, world)
            world.hand.tap(at: CGPoint(x: 90, y: 60))
        }
        #expect(text(HitTestFigure(recording: recording), .narrow) == """
            hit-test (90, 60) -> target

            1 window         inside      target
            2 `- view        inside      target
            3    |- aside    OUTSIDE     nil
            4    |- hidden   HIDDEN      nil
            5    |- dead     NO TOUCH    nil
            6    |- faint    ALPHA 0.01  nil
            7    `= target   inside      target  HIT

            """)
    }

    @Test("A touch that nobody took is drawn and says so")
    func nobody() {
        let recording = record { world, view in
            view.isUserInteractionEnabled = false
            view.window?.isUserInteractionEnabled = false
            world.hand.tap(at: CGPoint(x: 90, y: 60))
        }
        #expect(text(HitTestFigure(recording: recording)).contains("NO TOUCH -> nil"))
        #expect(text(LayoutFigure(recording: recording))
            .contains("X touch 1 at (90, 60), nobody took it"))
    }

    @Test("A view that a block animation moves is found, and swallows the touch")
    func animating() {
        let recording = record { world, view in
            let box = add(UIView(frame: frame(0, 0, 100, 100)), "box", in: view, world)
            UIView.animate(withDuration: 1) { box.frame.origin.x = 100 }
            world.hand.tap(at: CGPoint(x: 150, y: 50))
        }
        let drawing = text(HitTestFigure(recording: recording))
        #expect(drawing.contains("3      `== box   ( 50, 50)      ANIMATING -> box"))
        #expect(drawing.contains("   ANIMATING: it takes the touch, and nobody gets it"))
    }

    @Test("A re-implementation of the search has the words of the search")
    func reimplementation() {
        let recording = record { world, view in
            let box = add(SearchingView(frame: frame(0, 0, 100, 100)), "box", in: view, world)
            _ = add(UIView(frame: frame(0, 0, 50, 50)), "inner", in: box, world)
            _ = add(SearchingView(frame: frame(200, 0, 50, 50)), "aside", in: view, world)
            world.hand.tap(at: CGPoint(x: 20, y: 20))
        }
        #expect(text(HitTestFigure(recording: recording), .narrow) == """
            hit-test (20, 20) -> inner

            1 window           inside   inner
            2 `- view          inside   inner
            3    |- aside *    OUTSIDE  nil
            4    `- box *      inside   inner
            5       `= inner   inside   inner  HIT

            * SearchingView overrides hitTest: never
              asks super

            """)
    }

    @Test("at= shows the scene as it became")
    func later() {
        let recording = record { world, view in
            let box = add(UIView(frame: frame(0, 0, 100, 100)), "box", in: view, world)
            world.hand.tap(box)
            world.device.wait(1)
            box.frame.origin.x = 200
        }
        let early = LayoutFigure(recording: recording).table.rows[1].cells
        let late = LayoutFigure(recording: recording, options: LayoutOptions(at: 2)).table.rows[1].cells
        #expect(early == ["2", "box", "(0, 0, 100, 100)", "(0, 0)", "hit"])
        #expect(late == ["2", "box", "(200, 0, 100, 100)", "(200, 0)", ""])
    }

    @Test("A drag is a path of numbers from X to its end")
    func drag() {
        let recording = record { world, view in
            let box = add(UIView(frame: frame(0, 0, 320, 200)), "box", in: view, world)
            world.hand.drag(box, from: CGPoint(x: 100, y: 100), by: CGVector(dx: 60, dy: 0), over: 0.3)
        }
        let drawing = text(LayoutFigure(recording: recording))
        #expect(drawing.contains("X  1  2  3  4"))
        #expect(drawing.contains("X touch 1 from (100, 100) to (160, 100)"))
    }
}
