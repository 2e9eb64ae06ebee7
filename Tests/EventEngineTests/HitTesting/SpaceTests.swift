import EventEngine
import Testing

/// Views that are turned in space (S-30).
struct SpaceTests {
    /// A view of 100 by 100 points at (100, 100), in the root view.
    private func play(_ body: (UIView, UIView) -> Void) {
        _ = TestWorld { _, scene in
            let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            scene.view.addSubview(card)
            body(scene.view, card)
        }
    }

    @Test func `Touches go through the inverse projection (S-30)`() {
        play { view, card in
            var turn = CATransform3DIdentity
            turn.m34 = -1 / 200
            card.transform3D = CATransform3DRotate(turn, .pi / 3, 0, 1, 0)
            #expect(card.frame.width < 60 && card.frame.width > 40)
            for x in stride(from: 105.0, to: 200, by: 10) {
                for y in stride(from: 60.0, to: 240, by: 10) {
                    let place = CGPoint(x: x, y: y)
                    let own = card.convert(place, from: view)
                    let back = card.convert(own, to: view)
                    #expect(abs(back.x - x) < 1e-6 && abs(back.y - y) < 1e-6)
                    #expect((view.hitTest(place, with: nil) === card) == card.bounds.contains(own))
                }
            }
            #expect(view.hitTest(CGPoint(x: 150, y: 150), with: nil) === card)
            #expect(view.hitTest(CGPoint(x: 105, y: 150), with: nil) === view)
        }
    }

    @Test func `Seen from its edge, a view cannot be touched (S-30)`() {
        play { view, card in
            card.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
            for x in stride(from: 100.0, through: 200, by: 5) {
                #expect(view.hitTest(CGPoint(x: x, y: 150), with: nil) === view)
            }
            card.transform = .identity
            #expect(CATransform3DIsIdentity(card.transform3D))
            #expect(view.hitTest(CGPoint(x: 150, y: 150), with: nil) === card)
        }
    }

    @Test func `A transform of the plane is an ordinary one`() {
        play { _, card in
            card.transform3D = CATransform3DMakeScale(2, 1, 1)
            #expect(card.transform == CGAffineTransform(scaleX: 2, y: 1))
            #expect(card.frame == CGRect(x: 50, y: 100, width: 200, height: 100))
            let moved = CATransform3DTranslate(CATransform3DMakeAffineTransform(card.transform), 5, 0, 0)
            #expect(CATransform3DIsAffine(moved) && CATransform3DGetAffineTransform(moved).tx == 10)
        }
    }
}
