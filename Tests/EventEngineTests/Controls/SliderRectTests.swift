import EventEngine
import Foundation
import Testing

/// Where a slider has its line and its knob is asked of the slider itself.
struct SliderRectTests {
    private final class Wide: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: bounds.minX + 50, y: bounds.midY - 5, width: bounds.width - 100, height: 10)
        }
    }

    @Test func `The knob stands at the ends of the slider, and images beside the line shorten it`() {
        Simulator(tracing: false).perform {
            let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 232, height: 34))
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(track == CGRect(x: 2, y: 15, width: 228, height: 4))
            let first = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
            let last = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
            #expect((first.minX, last.maxX) == (0, 232))
            slider.minimumValueImage = UIImage(systemName: "sun.min")
            #expect(slider.trackRect(forBounds: slider.bounds).minX == 28)
        }
    }

    @Test func `A finger takes hold of the knob where the overridden line has it`() {
        _ = TestWorld { world, scene in
            let slider = Wide(frame: CGRect(x: 20, y: 150, width: 232, height: 34))
            scene.view.addSubview(slider)
            let way = CGVector(dx: 54, dy: 0)
            world.hand.drag(slider, from: CGPoint(x: 10, y: 17), by: way, over: 0.1)
            #expect(slider.value == 0)
            world.hand.drag(slider, from: CGPoint(x: 62, y: 17), by: way, over: 0.1)
            #expect(slider.value == 0.5)
        }
    }
}
