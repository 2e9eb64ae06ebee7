import EventEngine
import Testing

@Suite struct ConversionTests {
    /// Two children of one root, and a rotated grandchild in the second.
    private struct Family {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        let first = UIView(frame: CGRect(x: 4, y: 92, width: 254, height: 17))
        let second = UIView(frame: CGRect(x: 12, y: 150, width: 400, height: 400))
        let grandchild = UIView(frame: CGRect(x: 40, y: 113, width: 10, height: 10))

        init(first firstTransform: CGAffineTransform, second secondTransform: CGAffineTransform) {
            first.transform = firstTransform
            first.bounds = CGRect(x: 144, y: 23, width: 20, height: 15)
            second.transform = secondTransform
            grandchild.transform = CGAffineTransform(rotationAngle: 42)
            grandchild.bounds = CGRect(x: 4, y: 3, width: 20, height: 15)
            root.addSubview(first)
            root.addSubview(second)
            second.addSubview(grandchild)
        }

        static var rotated: Family {
            Family(
                first: CGAffineTransform(rotationAngle: 110), second: CGAffineTransform(rotationAngle: -30))
        }

        static var stretched: Family {
            Family(
                first: CGAffineTransform(translationX: 68, y: 419),
                second: CGAffineTransform(scaleX: 7, y: 18))
        }
    }

    private let point = CGPoint(x: 45, y: 115)
    private let rect = CGRect(x: 45, y: 115, width: 13, height: 14)

    private func isNear(_ p: CGPoint, _ x: Double, _ y: Double) -> Bool {
        abs(p.x - x) < 1e-10 && abs(p.y - y) < 1e-10
    }

    private func isNear(_ r: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
        isNear(r.origin, x, y) && abs(r.width - width) < 1e-10 && abs(r.height - height) < 1e-10
    }

    // The numbers of the next three tests were recorded on an iPhone by the tests of a public port of UIKit.

    @Test("Points go from one rotated branch to another as on a device")
    func pointsOfDevice() {
        let (rotated, stretched) = (Family.rotated, Family.stretched)
        #expect(isNear(
            rotated.grandchild.convert(point, to: rotated.first), -72.9941233911901, -114.85495931677))
        #expect(isNear(
            rotated.grandchild.convert(point, from: rotated.first), 80.12346855145998, -140.97315764408575))
        #expect(isNear(
            stretched.grandchild.convert(point, to: stretched.first),
            -334.36130105218615, -2878.791401230013))
        #expect(isNear(
            stretched.grandchild.convert(point, from: stretched.first),
            -129.11445551798738, 98.14414561159256))
    }

    @Test("Rectangles between rotated branches are boxed twice, as on a device (L-01)")
    func rotatedRectanglesOfDevice() {
        let family = Family.rotated
        #expect(isNear(
            family.grandchild.convert(rect, to: family.second),
            123.17714789769627, 30.274792065592464, 18.031110765667435, 17.514574532740156))
        #expect(isNear(
            family.grandchild.convert(rect, to: family.first),
            -91.9808292852884, -126.65734667117412, 19.295318391541684, 19.58870361060326))
        #expect(isNear(
            family.grandchild.convert(rect, from: family.first),
            69.16410886522763, -160.22950933436533, 19.295318391541684, 19.58870361060326))
    }

    @Test("Rectangles between stretched and moved branches come out as on a device (L-01)")
    func stretchedRectanglesOfDevice() {
        let family = Family.stretched
        #expect(isNear(
            family.grandchild.convert(rect, to: family.first),
            -370.7599647161262, -3194.0537428193356, 126.21777535967215, 315.26234158932266))
        #expect(isNear(
            family.grandchild.convert(rect, from: family.first),
            -130.5701354815033, 97.83304592215717, 1.4556799635159337, 2.0132111355644327))
    }

    @Test("Converting a point there and back leaves it where it was")
    func thereAndBack() {
        var numbers = SeededNumbers(seed: 31)
        for family in [Family.rotated, .stretched] {
            for _ in 0..<100 {
                let point = numbers.point()
                let there = family.grandchild.convert(point, to: family.first)
                let back = family.first.convert(there, to: family.grandchild)
                #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6)
            }
        }
    }

    @Test("Converting from a view is converting to the other one")
    func fromIsTo() {
        var numbers = SeededNumbers(seed: 32)
        let family = Family.rotated
        for _ in 0..<50 {
            let point = numbers.point()
            #expect(
                family.grandchild.convert(point, from: family.first)
                    == family.first.convert(point, to: family.grandchild))
        }
    }

    @Test("Without transforms a point moves by the frames' origins and the bounds' origins (B-11)")
    func plainOffsets() {
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
        outer.addSubview(inner)
        #expect(outer.convert(CGPoint(x: 31, y: 42), to: inner) == CGPoint(x: 1, y: 2))
        inner.bounds.origin = CGPoint(x: 0, y: 500)
        #expect(outer.convert(CGPoint(x: 31, y: 42), to: inner) == CGPoint(x: 1, y: 502))
        let rect = CGRect(x: 0, y: 500, width: 5, height: 6)
        #expect(inner.convert(rect, to: outer) == CGRect(x: 30, y: 40, width: 5, height: 6))
    }

    @Test("For a view without a window, nil stands for its outermost view")
    func nilWithoutWindow() {
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 31, y: 42))
        #expect(outer.convert(CGPoint(x: 1, y: 2), from: nil) == CGPoint(x: 1, y: 2))
    }

    @Test("For a view in a window, nil stands for the window")
    func nilInWindow() {
        let run = TestWorld(tracing: false) { _, scene in
            let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
            scene.view.addSubview(view)
            #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 31, y: 42))
            #expect(view.convert(CGPoint(x: 31, y: 42), from: nil) == CGPoint(x: 1, y: 2))
            #expect(view.convert(CGPoint(x: 1, y: 2), to: scene.window) == CGPoint(x: 31, y: 42))
        }
        #expect(run.world.problem == nil)
    }
}
