import EventEngine
import Foundation
import Testing

/// What makes room for the keyboard.
struct KeyboardGuideTests {
    @Test func `A guide ends where the keyboard begins, in its own view's coordinates`() {
        EditingStage.play { stage in
            let inner = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 200))
            stage.view.addSubview(inner)
            let strip = UIView()
            strip.translatesAutoresizingMaskIntoConstraints = false
            inner.addSubview(strip)
            NSLayoutConstraint.activate([
                strip.bottomAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor),
                strip.heightAnchor.constraint(equalToConstant: 20),
                strip.widthAnchor.constraint(equalTo: inner.keyboardLayoutGuide.widthAnchor),
            ])
            stage.world.device.wait(0.1)
            #expect(strip.frame.maxY == 200 && strip.frame.width == 375)
            stage.a.becomeFirstResponder()
            stage.world.device.wait(0.1)
            #expect(strip.frame.maxY == 107)
            inner.frame.origin.y = 350
            stage.world.device.wait(0.1)
            #expect(inner.keyboardLayoutGuide.layoutFrame.height == 143)
            stage.a.resignFirstResponder()
            stage.world.device.wait(0.5)
            #expect(strip.frame.maxY == 200)
        }
    }

    @Test func `An alert stands in the middle of what the keyboard leaves free`() {
        _ = TestWorld { world, scene in
            let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            scene.viewController.present(alert, animated: true)
            world.device.wait(1)
            #expect(alert.textFields?.first?.isFirstResponder == true)
            #expect(abs(alert.view.frame.midY - 407 / 2) <= 1)
            _ = alert.textFields?.first?.resignFirstResponder()
            #expect(abs(alert.view.frame.midY - 667 / 2) <= 1)
        }
    }
}
