import EventEngine
import Foundation
import Testing

/// What content hears of fingers: late, or never (GC-04, H-01 to H-08, B-27).
struct ContentTouchTests {
    private let shown: Set = ["red", "scroll", "UIView"]

    @Test func `A quick tap reaches content when the finger lifts (GC-04, H-03, E-57)`() {
        let (run, _) = ScrollStage.play { $0.world.hand.tap($0.red) }
        #expect(run.timedLog(.touches) == [
            "50 red.touchesBegan", "50 scroll.touchesBegan", "50 red.touchesEnded", "50 scroll.touchesEnded",
        ])
        #expect(run.reasons(of: "scroll.touchDelay") == ["possible -> failed lifted (H-02)"])
        let withheld = run.recording.withholdings
        #expect(withheld.map { run.name($0.view) } == ["red"])
        #expect(withheld.first.map { $0.holders.map { run.name($0) } } == ["scroll.touchDelay"])
    }

    @Test(
        "A finger that rests reaches content after 150 ms at most (GC-04, H-01, H-02, H-03)",
        arguments: [(0.1, 100), (0.3, 150)])
    func heldFinger(time: Double, began: Int) {
        let (run, _) = ScrollStage.play { $0.world.hand.press($0.red, for: time) }
        let lifted = Int(time * 1_000)
        #expect(run.timedLog(.touches, only: ["red"]) == [
            "\(began) red.touchesBegan", "\(lifted) red.touchesEnded",
        ])
    }

    @Test func `A quick drag scrolls, and content hears nothing at all (H-03, E-56)`() {
        let (run, _) = ScrollStage.play { stage in
            stage.world.hand.drag(stage.red, by: CGVector(dx: 0, dy: -60), over: 0.1)
        }
        #expect(run.log(.touches) == [])
        #expect(run.recording.withholdings.map(\.outcome) == [.dropped])
        #expect(run.heard.first == "listener.scrollViewWillBeginDragging")
    }

    @Test func `A drag after the delay takes the touch away from content (H-05, H-06)`() {
        let (run, _) = ScrollStage.play { stage in
            let finger = stage.world.hand.touch(stage.red)
            finger.hold(0.2)
            finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
            finger.lift()
        }
        #expect(run.log(.touches, only: ["red"]).first == "red.touchesBegan")
        #expect(run.log(.touches, only: ["red"]).last == "red.touchesCancelled")
        #expect(run.heard.contains("listener.scrollViewDidScroll"))
    }

    @Test func `Content that tracks keeps the view from scrolling if its touches may not be taken (H-05)`() {
        let (run, listener) = ScrollStage.play { stage in
            stage.scroll.canCancelContentTouches = false
            let finger = stage.world.hand.touch(stage.red)
            finger.hold(0.2)
            finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
            finger.lift()
            // A quick one has given content nothing yet.
            stage.world.hand.drag(stage.red, by: CGVector(dx: 0, dy: -30), over: 0.1)
        }
        #expect(run.log(.touches, only: ["red"]).last == "red.touchesEnded")
        #expect(run.reasons(of: "scroll.panGestureRecognizer").first
            == "possible -> failed content keeps its touches by red (H-05)")
        #expect(listener.places.last?.offset == CGPoint(x: 0, y: 20))
    }

    @Test func `Holding a button and dragging does not scroll; a quick drag from it does (H-06, H-07)`() {
        let drag = { (isHeld: Bool) in
            ScrollStage.play { stage in
                let button = UIControl(frame: CGRect(x: 20, y: 150, width: 100, height: 50))
                stage.scroll.addSubview(button)
                stage.world.names.bind("button", to: button)
                let finger = stage.world.hand.touch(button)
                if isHeld { finger.hold(0.2) }
                finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
                finger.lift()
            }
        }
        let held = drag(true)
        #expect(held.listener.places.isEmpty)
        #expect(held.run.reasons(of: "scroll.panGestureRecognizer")
            == ["possible -> failed content keeps its touch by button (H-07)"])
        #expect(held.run.log(.touches, only: ["button"]).last == "button.touchesEnded")
        let quick = drag(false)
        #expect(!quick.listener.places.isEmpty)
        #expect(quick.run.log(.touches, only: ["button"]) == [])
    }

    @Test func `Without the delay content hears at once, and is asked for at once (H-04)`() {
        final class Picky: UIScrollView {
            var asked: [String] = []
            override func touchesShouldBegin(
                _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
            ) -> Bool {
                asked.append("begin \(view.tag) \(Int(((touches.first?.worldTime ?? 0) * 1_000).rounded()))")
                return view.tag != 7
            }
            override func touchesShouldCancel(in view: UIView) -> Bool {
                asked.append("cancel \(view.tag)")
                return true
            }
        }
        for delays in [true, false] {
            let picky = UncheckedBox<Picky>()
            let (run, _) = ScrollStage.play { stage in
                let scroll = Picky(frame: stage.scroll.frame)
                scroll.contentSize = CGSize(width: 300, height: 1_000)
                scroll.delaysContentTouches = delays
                let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView(
                    frame: CGRect(x: 0, y: 100, width: 300, height: 100)))
                (first.tag, second.tag) = (7, 8)
                stage.world.names.bind("first", to: first)
                stage.world.names.bind("second", to: second)
                scroll.addSubview(first)
                scroll.addSubview(second)
                stage.view.addSubview(scroll)
                picky.value = scroll
                stage.world.hand.tap(first)
                stage.world.device.wait(1)
                stage.world.hand.drag(second, by: CGVector(dx: 0, dy: -30), over: 0.1)
            }
            #expect(run.log(.touches, only: ["first"]) == [])
            let second = run.log(.touches, only: ["second"])
            #expect(second.first == (delays ? nil : "second.touchesBegan"))
            let asked = picky.value?.asked ?? []
            #expect(asked == (delays ? ["begin 7 0"] : ["begin 7 0", "begin 8 1050", "cancel 8"]))
        }
    }

    @Test func `Questions and delay do not concern recognizers of the content (H-08)`() {
        let (run, _) = ScrollStage.play { stage in
            stage.red.addGestureRecognizer(UILongPressGestureRecognizer())
            stage.world.hand.press(stage.red, for: 0.1)
        }
        #expect(run.timedLog(.gestures, only: ["UILongPressGestureRecognizer"]).first
            == "0 UILongPressGestureRecognizer.touchesBegan")
    }

    @Test func `An empty place of a scroll view hits the view itself, which keeps touches (B-27, H-11)`() {
        let (run, _) = ScrollStage.play { $0.world.hand.tap($0.scroll, at: CGPoint(x: 250, y: 300)) }
        #expect(run.timedLog(.touches) == ["50 scroll.touchesBegan", "50 scroll.touchesEnded"])
        let disabled = ScrollStage.play { stage in
            stage.scroll.isScrollEnabled = false
            stage.world.hand.tap(stage.red)
        }
        #expect(disabled.run.timedLog(.touches, only: ["red", "scroll"]) == [
            "0 red.touchesBegan", "0 scroll.touchesBegan", "50 red.touchesEnded", "50 scroll.touchesEnded",
        ])
        #expect(disabled.run.log(.touches).count > 4)
    }
}

/// Hands an object out of a closure.
final class UncheckedBox<Value> {
    var value: Value?
}
