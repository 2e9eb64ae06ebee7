import EventEngine
import Foundation
import Testing

/// When views and layers are drawn (S-32).
@Suite struct DrawingTests {
    private final class Diary { var lines: [String] = [] }

    private final class Plate: UIView {
        var diary: Diary?
        override func layoutSubviews() {
            super.layoutSubviews()
            diary?.lines.append("layout")
        }
        override func draw(_ rect: CGRect) { diary?.lines.append("draw \(Int(rect.width))") }
    }

    private final class Ring: CALayer {
        var diary: Diary?
        override func draw(in ctx: CGContext) { diary?.lines.append("ring \(Int(bounds.width))") }
    }

    private func record(_ play: (Simulator.StandardScene, Simulator, Diary) -> Void) -> [String] {
        let world = Simulator()
        let diary = Diary()
        world.perform {
            let scene = world.makeStandardScene()
            play(scene, world, diary)
        }
        return diary.lines
    }

    @Test func `A commit lays a view out, then draws it; hidden ones wait (S-32)`() {
        let lines = record { scene, world, diary in
            let plate = Plate(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            plate.diary = diary
            plate.isHidden = true
            scene.view.addSubview(plate)
            world.device.wait(0.1)
            diary.lines.append("shown")
            plate.isHidden = false
            world.device.wait(0.1)
            plate.setNeedsDisplay()
            plate.setNeedsLayout()
            world.device.wait(0.1)
        }
        #expect(lines == ["layout", "shown", "draw 40", "layout", "draw 40"])
    }

    @Test func `A layer is drawn once, however often it has asked, and anew for another size (S-32)`() {
        let lines = record { scene, world, diary in
            let ring = Ring()
            ring.diary = diary
            scene.view.layer.addSublayer(ring)
            for _ in 0..<3 { ring.setNeedsDisplay() }
            world.device.wait(0.1)
            ring.bounds.size.width = 10
            world.device.wait(0.1)
            ring.needsDisplayOnBoundsChange = true
            ring.bounds.size.width = 20
            world.device.wait(0.1)
        }
        #expect(lines == ["ring 0", "ring 20"])
    }
}
