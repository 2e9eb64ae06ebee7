import EventEngine
import Foundation
import Testing

/// Momentum, edges and pages (H-16 to H-18, H-21 to H-24).
struct FlickTests {
    @Test func `A fast drag tells the delegate in this order; a slow one stops early (H-21)`() {
        let (fast, listener) = ScrollStage.play { $0.world.hand.flick($0.red, .up) }
        #expect(fast.heard == [
            "listener.scrollViewWillBeginDragging", "listener.scrollViewDidScroll",
            "listener.scrollViewWillEndDragging", "listener.scrollViewDidEndDragging",
            "listener.scrollViewWillBeginDecelerating", "listener.scrollViewDidScroll",
            "listener.scrollViewDidEndDecelerating",
        ])
        #expect(abs(listener.velocity.y - 1.2) < 0.01)
        #expect(fast.recording.scrolls.map(\.kind) == [.dragging, .decelerating])
        let (slow, _) = ScrollStage.play { $0.world.hand.drag($0.red, by: CGVector(dx: 0, dy: -50)) }
        #expect(slow.heard == [
            "listener.scrollViewWillBeginDragging", "listener.scrollViewDidScroll",
            "listener.scrollViewWillEndDragging", "listener.scrollViewDidEndDragging",
        ])
    }

    @Test(
        "The offset follows the published formula within a point (H-17)",
        arguments: [UIScrollView.DecelerationRate.normal, .fast])
    func curve(rate: UIScrollView.DecelerationRate) throws {
        let (run, listener) = ScrollStage.play { stage in
            stage.scroll.decelerationRate = rate
            stage.scroll.contentSize.height = 5_000
            stage.world.hand.flick(stage.red, .up)
        }
        let span = try #require(run.recording.scrolls.last)
        let (start, velocity) = (Double(span.start) / 1_000, listener.velocity.y)
        let d = Double(rate.rawValue)
        let reach: Double = velocity * d / (1 - d)
        var count = 0
        for (time, offset) in listener.places where time > start {
            let part: Double = 1 - pow(d, time - start)
            let expected: Double = reach * part + span.from.y
            #expect(abs(offset.y - expected) < 1, "after \(time - start) ms")
            count += 1
        }
        #expect(count > 20)
        let rest: Double = span.from.y + reach
        #expect(abs(listener.proposal.y - rest) <= 0.25)
        #expect(listener.places.last?.offset == listener.proposal)
    }

    @Test func `Beyond the edge content follows by the rubber band's formula, and returns (H-16)`() {
        let (run, listener) = ScrollStage.play { stage in
            stage.world.hand.drag(stage.red, by: CGVector(dx: 0, dy: 210), over: 0.5)
        }
        let way: Double = 200 * 0.55 / 400
        let expected: Double = (1 - 1 / (way + 1)) * 400
        let lowest = listener.offsets.map(\.y).min() ?? 0
        #expect(abs(lowest + expected) <= 0.5)
        #expect(listener.places.last?.offset == .zero)
        #expect(run.heard.last == "listener.scrollViewDidEndDecelerating")
        #expect(listener.velocity == .zero)
    }

    @Test func `A flick into the edge swings out less than the rubber band reaches, and rests at the edge`() {
        let (_, listener) = ScrollStage.play { stage in
            stage.scroll.contentOffset.y = 1_500
            stage.world.hand.flick(stage.scroll, .up, distance: 300, over: 0.05)
        }
        let highest = listener.offsets.map(\.y).max() ?? 0
        #expect(highest > 1_601 && highest < 2_000)
        #expect(listener.places.last?.offset == CGPoint(x: 0, y: 1_600))
        let (_, still) = ScrollStage.play { stage in
            stage.scroll.bounces = false
            stage.scroll.contentOffset.y = 1_500
            stage.world.hand.flick(stage.scroll, .up, distance: 300, over: 0.05)
        }
        #expect(still.offsets.map(\.y).max() == 1_600)
    }

    @Test func `Pages are turned one for each drag, by half a way or by speed (H-18)`() {
        let pages = { (drag: (ScrollStage) -> Void) in
            ScrollStage.play { stage in
                stage.scroll.contentSize = CGSize(width: 1_500, height: 400)
                stage.scroll.isPagingEnabled = true
                drag(stage)
            }.listener.offsets.last?.x
        }
        #expect(pages { $0.world.hand.flick($0.scroll, .left, distance: 60) } == 300)
        #expect(pages { $0.world.hand.flick($0.scroll, .left, distance: 290, over: 0.05) } == 300)
        #expect(pages { $0.world.hand.drag($0.scroll, by: CGVector(dx: -150, dy: 0)) } == 0)
        #expect(pages { $0.world.hand.drag($0.scroll, by: CGVector(dx: -170, dy: 0)) } == 300)
        #expect(pages { stage in
            for _ in 0..<7 {
                stage.world.hand.flick(stage.scroll, .left)
                stage.world.device.wait(3)
            }
        } == 1_200)
    }

    @Test func `The delegate may send content to another place (H-22)`() {
        let (_, listener) = ScrollStage.play { stage in
            stage.listener.target = CGPoint(x: 0, y: 500)
            stage.world.hand.flick(stage.red, .up)
        }
        #expect(listener.places.last?.offset == CGPoint(x: 0, y: 500))
        let (stopped, place) = ScrollStage.play { stage in
            stage.listener.reactions["lift"] = { [listener = stage.listener] in
                listener.target = $0.contentOffset
            }
            stage.listener.target = CGPoint(x: 0, y: 104)
            stage.world.hand.flick(stage.red, .up, distance: 114)
        }
        #expect(stopped.heard.last == "listener.scrollViewDidEndDragging")
        #expect(place.places.last?.offset == CGPoint(x: 0, y: 104))
    }

    @Test func `After a slow drag the delegate's place is reached within a second (H-22)`() {
        let (_, listener) = ScrollStage.play { stage in
            stage.listener.target = CGPoint(x: 0, y: 300)
            stage.world.hand.drag(stage.red, by: CGVector(dx: 0, dy: -60), over: 1)
        }
        #expect(listener.places.last?.offset == CGPoint(x: 0, y: 300))
        #expect((listener.places.last?.time ?? .infinity) < 2_000)
    }

    @Test func `A finger on moving content stops it, and content does not get it (H-24)`() {
        let (run, listener) = ScrollStage.play { stage in
            stage.world.hand.flick(stage.red, .up)
            stage.world.device.wait(0.3)
            stage.world.hand.tap(stage.scroll, at: CGPoint(x: 100, y: stage.scroll.contentOffset.y + 100))
        }
        #expect(run.log(.touches) == [])
        #expect(run.heard.filter { $0 == "listener.scrollViewDidEndDecelerating" }.count == 1)
        #expect(run.heard.last == "listener.scrollViewDidEndDecelerating")
        #expect((listener.places.last?.time ?? 0) <= 400)
        #expect(run.reasons(of: "scroll.panGestureRecognizer").contains(
            "takes touch 2: stopped the content (H-24)"))
    }

    @Test func `What a scroll view says of itself: tracking, dragging, decelerating (H-20)`() {
        var said: [String: [Bool]] = [:]
        let say = { (moment: String, scroll: UIScrollView) in
            guard said[moment] == nil else { return }
            said[moment] = [scroll.isTracking, scroll.isDragging, scroll.isDecelerating]
        }
        ScrollStage.play { stage in
            for moment in ["begin", "lift", "willDecelerate", "rest"] {
                stage.listener.reactions[moment] = { say(moment, $0) }
            }
            stage.listener.reactions["scroll"] = { scroll in
                if scroll.isDecelerating { say("momentum", scroll) }
            }
            let finger = stage.world.hand.touch(stage.red)
            say("touched", stage.scroll)
            finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
            finger.lift()
        }
        #expect(said["touched"] == [true, false, false])
        #expect(said["begin"] == [true, true, false])
        #expect(said["momentum"] == [false, true, true])
        #expect(said["rest"] == [false, false, false])
    }
}
