import EventEngine
import Testing

/// A field that becomes first responder is shown by the scroll view around it (P-47).
struct FieldInScrollViewTests {
    private func page(
        _ world: Simulator, _ scene: Simulator.StandardScene
    ) -> (scroll: UIScrollView, fields: [UITextField]) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        scroll.contentSize = CGSize(width: 375, height: 1000)
        scene.viewController.view.addSubview(scroll)
        let fields = [40, 280, 600].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 40)) }
        for field in fields { scroll.addSubview(field) }
        world.device.wait(0)
        return (scroll, fields)
    }

    @Test func `P-47 A field that is not seen whole is scrolled to when it becomes first responder`() {
        _ = TestWorld { world, scene in
            let (scroll, fields) = page(world, scene)
            world.hand.tap(fields[0])
            world.device.wait(1)
            #expect(scroll.contentOffset == .zero)
            world.hand.tap(fields[1], at: CGPoint(x: 5, y: 5))
            world.device.wait(1)
            #expect(scroll.contentOffset == CGPoint(x: 0, y: 20))
            fields[2].becomeFirstResponder()
            world.device.wait(1)
            #expect(scroll.contentOffset == CGPoint(x: 0, y: 340))
        }
    }

    @Test func `P-47 Insets that are set when the keyboard comes count`() {
        _ = TestWorld { world, scene in
            let (scroll, fields) = page(world, scene)
            let observer = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { _ in scroll.contentInset.bottom = 100 }
            world.hand.tap(fields[1], at: CGPoint(x: 5, y: 5))
            world.device.wait(1)
            #expect(scroll.contentOffset == CGPoint(x: 0, y: 120))
            NotificationCenter.default.removeObserver(observer)
        }
    }
}
