import EventEngine
import Foundation
import Testing

/// Who is hit where a scroll view is: more than its frame (GC-19), or less (GC-50).
struct ReachTests {
    private final class WidePager: UIScrollView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -40, dy: 0).contains(point)
        }
    }

    private final class Band: UIView {
        weak var pager: UIScrollView?
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            super.hitTest(point, with: event) == nil ? nil : pager
        }
    }

    private final class OpenScrollView: UIScrollView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit == self ? nil : hit
        }
    }

    private func prepare(_ pager: UIScrollView) {
        pager.contentSize = CGSize(width: 800, height: 200)
        pager.isPagingEnabled = true
    }

    @Test func `A pager whose 'point(inside:)' is wider turns pages from beside it (GC-19, H-18)`() {
        var pages: [CGFloat] = []
        ScrollStage.play { stage in
            let pager = WidePager(frame: CGRect(x: 80, y: 100, width: 200, height: 200))
            prepare(pager)
            stage.scroll.removeFromSuperview()
            stage.view.addSubview(pager)
            for x in [310.0, 350] {
                stage.world.hand.flick(stage.view, .left, from: CGPoint(x: x, y: 200))
                stage.world.device.wait(2)
                pages.append(pager.contentOffset.x / 200)
            }
        }
        #expect(pages == [1, 1])
    }

    @Test func `A superview that hands over every hit robs the pager's content as well (GC-19, X-14)`() {
        var offset = CGPoint.zero
        let (run, _) = ScrollStage.play { stage in
            let band = Band(frame: CGRect(x: 0, y: 500, width: 375, height: 150))
            let pager = UIScrollView(frame: CGRect(x: 80, y: 0, width: 200, height: 150))
            let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
            prepare(pager)
            stage.view.addSubview(band)
            band.addSubview(pager)
            pager.addSubview(card)
            band.pager = pager
            stage.world.names.bind("pager", to: pager)
            stage.world.names.bind("card", to: card)
            stage.world.hand.flick(band, .left, from: CGPoint(x: 350, y: 70))
            stage.world.device.wait(2)
            offset = pager.contentOffset
            pager.contentOffset = .zero
            stage.world.hand.tap(card)
        }
        #expect(offset.x == 200)
        #expect(run.log(.touches, only: ["pager", "card"]) == ["pager.touchesBegan", "pager.touchesEnded"])
    }

    @Test func `A tap passes through the empty places of a scroll view, and they do not scroll (GC-50)`() {
        var offsets: [CGFloat] = []
        let (run, _) = ScrollStage.play { stage in
            let behind = UIView(frame: stage.scroll.frame)
            let open = OpenScrollView(frame: stage.scroll.frame)
            let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
            open.contentSize = CGSize(width: 300, height: 2_000)
            for view in [behind, open] { stage.view.addSubview(view) }
            open.addSubview(card)
            stage.world.names.bind("behind", to: behind)
            stage.world.hand.tap(open, at: CGPoint(x: 100, y: 300))
            stage.world.hand.drag(open, from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -60))
            offsets.append(open.contentOffset.y)
            stage.world.hand.drag(card, by: CGVector(dx: 0, dy: -60))
            offsets.append(open.contentOffset.y)
        }
        #expect(Array(run.log(.touches, only: ["behind"]).prefix(2)) == [
            "behind.touchesBegan", "behind.touchesEnded",
        ])
        #expect(offsets == [0, 50])
    }
}
