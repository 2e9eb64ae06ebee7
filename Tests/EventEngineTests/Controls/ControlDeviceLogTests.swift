import EventEngine
import Foundation
import Testing

/// What real devices logged of buttons; no line of it may be changed to make a test pass.
struct ControlDeviceLogTests {
    private class LMGrayView: UIView {}
    private class LMRedView: UIView {}
    private class LMBlueView: UIView {}
    private class LMButton: UIButton {}
    private class LMGrayGestureRecognizer: UITapGestureRecognizer {}
    private class ViewController: UIViewController {}

    /// A stage with a gray view that has a recognizer, and a button in it.
    private func play(_ body: (Simulator, LMGrayView, LMButton) -> Void) -> TestWorld {
        TestWorld { world, scene in
            let controller = ViewController()
            for name in ["grayViewClick", "buttonClick"] {
                world.actions.add(Selector("\(name):"), "\(name)(_:)", of: ViewController.self) { _, _, _ in }
            }
            scene.window.rootViewController = controller
            let view: UIView = controller.view
            let gray = LMGrayView(
                frame: CGRect(x: 100, y: 200, width: view.bounds.width / 2, height: 400))
            view.addSubview(gray)
            let click = Selector("grayViewClick:")
            gray.addGestureRecognizer(LMGrayGestureRecognizer(target: controller, action: click))
            let button = LMButton(
                frame: CGRect(x: 0, y: 0, width: gray.bounds.width / 2, height: gray.bounds.height / 3))
            button.addTarget(controller, action: Selector("buttonClick:"), for: .touchUpInside)
            gray.addSubview(button)
            withExtendedLifetime(controller) { body(world, gray, button) }
        }
    }

    @Test func `A button keeps the touches of a view in it (GC-03)`() {
        let run = TestWorld { world, scene in
            let view = scene.view
            let button = LMButton(frame: CGRect(x: 100, y: 200, width: view.bounds.width / 2, height: 400))
            view.addSubview(button)
            let red = LMRedView(
                frame: CGRect(x: 0, y: 0, width: button.bounds.width / 2, height: button.bounds.height / 3))
            button.addSubview(red)
            world.hand.tap(red)
        }
        #expect(
            run.deviceLines(.touches, .actions, only: ["LMRedView", "LMButton", "UIViewController"]) == [
                "-[LMRedView touchesBegan:withEvent:]", "-[LMButton touchesBegan:withEvent:]",
                "-[LMRedView touchesEnded:withEvent:]", "-[LMButton touchesEnded:withEvent:]",
            ])
    }

    @Test func `A button's action comes although an ancestor has a tap (GC-06, GC-28)`() {
        let run = play { world, _, button in world.hand.tap(button) }
        #expect(
            run.deviceLines(
                .touches, .gestures, .actions,
                only: ["LMGrayGestureRecognizer", "LMButton", "ViewController"]) == [
                    "-[LMGrayGestureRecognizer touchesBegan:withEvent:]",
                    "-[LMButton touchesBegan:withEvent:]",
                    "-[LMGrayGestureRecognizer touchesEnded:withEvent:]",
                    "-[LMButton touchesEnded:withEvent:]", "-[ViewController buttonClick:]",
                ])
    }

    @Test func `A plain view on the button lets the ancestor's tap win (GC-07)`() {
        let run = play { world, _, button in
            let blue = LMBlueView(
                frame: CGRect(x: 0, y: 0, width: button.bounds.width / 2, height: button.bounds.height / 2))
            button.addSubview(blue)
            world.hand.tap(blue)
        }
        #expect(
            run.deviceLines(
                .touches, .gestures, .actions,
                only: ["LMGrayGestureRecognizer", "LMBlueView", "LMButton", "ViewController"]) == [
                    "-[LMGrayGestureRecognizer touchesBegan:withEvent:]",
                    "-[LMBlueView touchesBegan:withEvent:]", "-[LMButton touchesBegan:withEvent:]",
                    "-[LMGrayGestureRecognizer touchesEnded:withEvent:]",
                    "-[ViewController grayViewClick:]", "-[LMBlueView touchesCancelled:withEvent:]",
                    "-[LMButton touchesCancelled:withEvent:]",
                ])
    }
}
