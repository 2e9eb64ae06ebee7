import EventEngine
import Testing

/// Which views a touch passes over, and what the trace says about it (B-01, B-02, B-08; GC-13, GC-27).
struct GateTests {
    /// Gray with red and, last, blue in it; the touch is where blue is.
    private func tapBlue(_ change: @escaping (UIView) -> Void) -> TestWorld {
        TestWorld { world, scene in
            let gray = UIView(frame: CGRect(x: 100, y: 200, width: 180, height: 300))
            let red = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
            let blue = UIView(frame: CGRect(x: 90, y: 200, width: 90, height: 100))
            let badge = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
            scene.view.addSubview(gray)
            gray.addSubview(red)
            gray.addSubview(blue)
            blue.addSubview(badge)
            for (name, view) in [("gray", gray), ("red", red), ("blue", blue), ("badge", badge)] {
                world.names.bind(name, to: view)
            }
            change(blue)
            world.hand.tap(at: CGPoint(x: 200, y: 420))
        }
    }

    private let inGray: Set<String> = ["gray", "red", "blue", "badge"]

    @Test func `A view without obstacles is asked, then what is in it`() {
        let run = tapBlue { _ in }
        #expect(
            run.answers(.hitTest, only: inGray, pass: 1) == [
                "gray.hitTest -> badge", "gray.pointInside -> true",
                "blue.hitTest -> badge", "blue.pointInside -> true",
                "badge.hitTest -> badge", "badge.pointInside -> true",
            ])
    }

    @Test(
        "A view that a gate stops has one call, and the next sibling follows (B-01, B-07)",
        arguments: ["hidden", "disabled", "transparent"])
    func gates(_ gate: String) {
        let run = tapBlue { blue in
            switch gate {
            case "hidden": blue.isHidden = true
            case "disabled": blue.isUserInteractionEnabled = false
            default: blue.alpha = 0.01
            }
        }
        #expect(
            run.answers(.hitTest, only: inGray, pass: 1) == [
                "gray.hitTest -> gray", "gray.pointInside -> true",
                "blue.hitTest -> nil",
                "red.hitTest -> nil", "red.pointInside -> false",
            ])
        let blue = run.entries([.hitTest], ["blue"], 1).first
        let expected: [String: (HitOutcome, RuleID)] = [
            "hidden": (.hidden, RuleID("B", 1)), "disabled": (.interactionDisabled, RuleID("B", 1)),
            "transparent": (.transparent, RuleID("B", 2)),
        ]
        #expect(blue?.outcome == expected[gate]?.0)
        #expect(blue?.rule == expected[gate]?.1)
    }

    @Test(arguments: [(0.1, true), (0.011, true), (0.01, false), (0.009, false), (0, false)])
    func `A touch goes through at an alpha of 0.01 and less (B-02)`(_ alpha: Double, _ isHit: Bool) {
        let run = tapBlue { $0.alpha = alpha }
        let answer = run.answers(.hitTest, only: ["gray"], pass: 1).first
        #expect(answer == "gray.hitTest -> \(isHit ? "badge" : "gray")")
    }

    @Test func `A point outside prunes what is drawn there all the same (B-08)`() {
        let run = tapBlue { $0.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        let blue = run.entries([.hitTest], ["blue", "badge"], 1)
        #expect(blue.count == 2)
        #expect(blue.first?.outcome == .outside)
        #expect(blue.first?.rule == RuleID("B", 8))
    }

    @Test func `What refuses only itself is still asked about its subviews' places in order`() {
        let run = tapBlue { $0.clipsToBounds = true }
        #expect(run.calls(.hitTest, only: ["badge"], pass: 2) == ["badge.hitTest", "badge.pointInside"])
    }

    @Test func `Rectangles are half-open (B-05)`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
        #expect(!view.point(inside: CGPoint(x: 5, y: 10), with: nil))
        #expect(!UIView().point(inside: .zero, with: nil))
    }

    @Test func `A view without an inverse transform is out of reach (B-13)`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.addSubview(child)
        #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === child)
        child.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent)
    }
}
