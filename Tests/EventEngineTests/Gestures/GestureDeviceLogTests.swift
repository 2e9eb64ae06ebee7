import EventEngine
import Foundation
import Testing

/// What real devices logged of recognizers; no line of it may be changed to make a test pass.
struct GestureDeviceLogTests {
    private class LMGrayView: UIView {}
    private class LMRedView: UIView {}
    private class LMBlueView: UIView {}
    private class LMGrayGestureRecognizer: UITapGestureRecognizer {}
    private class LMRedGestureRecognizer: UITapGestureRecognizer {}
    private class LMBlueGestureRecognizer: UITapGestureRecognizer {}
    private class ViewController: UIViewController {}

    @Test func `Recognizers and views hear of a tap as on the device (GC-05)`() throws {
        let run = TestWorld { world, scene in
            let controller = ViewController()
            for color in ["gray", "red", "blue"] {
                world.actions.add(
                    Selector("\(color)ViewClick:"), "\(color)ViewClick(_:)", of: ViewController.self
                ) { _, _, _ in }
            }
            scene.window.rootViewController = controller
            let view: UIView = controller.view
            let gray = LMGrayView(
                frame: CGRect(x: 100, y: 200, width: view.bounds.width / 2, height: 400))
            view.addSubview(gray)
            let (width, height) = (gray.bounds.width / 2, gray.bounds.height / 3)
            let red = LMRedView(frame: CGRect(x: 0, y: 0, width: width, height: height))
            gray.addSubview(red)
            let blue = LMBlueView(frame: CGRect(x: width, y: height * 2, width: width, height: height))
            gray.addSubview(blue)
            let action = { (color: String) in Selector("\(color)ViewClick:") }
            gray.addGestureRecognizer(LMGrayGestureRecognizer(target: controller, action: action("gray")))
            red.addGestureRecognizer(LMRedGestureRecognizer(target: controller, action: action("red")))
            blue.addGestureRecognizer(LMBlueGestureRecognizer(target: controller, action: action("blue")))
            world.hand.tap(red)
        }
        let expected = try deviceLog("gc-05")
        #expect(expected.count == 11)
        let classes: Set = [
            "LMGrayGestureRecognizer", "LMRedGestureRecognizer", "LMBlueGestureRecognizer", "LMRedView",
            "LMGrayView", "ViewController",
        ]
        #expect(run.deviceLines(.touches, .gestures, .actions, only: classes) == expected)
    }

    /// The body of a log fence of the fixture chapter.
    private func deviceLog(_ name: String) throws -> [String] {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/device-logs-2.md")
        let lines = try String(contentsOf: url, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("```log, of=\(name)") })
        return lines[(start + 1)...].prefix { $0 != "```" }.map(String.init)
    }
}
