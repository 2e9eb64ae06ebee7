import EventEngine
import Foundation
import Testing

/// Logs that were printed on real devices; no line of them may be changed to make a test pass.
struct DeviceLogTests {
    private class LMGrayView: UIView {}
    private class LMRedView: UIView {}
    private class LMBlueView: UIView {}
    private class LMYellowView: UIView {}
    private class ViewController: UIViewController {}

    @Test func `The order of hit-testing is that of the device (GC-01)`() throws {
        let run = tapRed()
        let expected = try deviceLog("gc-01")
        #expect(expected.count == 16)
        #expect(
            run.deviceLines(
                .hitTest, only: ["LMGrayView", "LMRedView", "LMBlueView", "LMYellowView"]) == expected)
    }

    @Test func `Touches are passed on as on the device (GC-02)`() throws {
        let run = tapRed()
        let expected = try deviceLog("gc-02")
        #expect(expected.count == 6)
        #expect(run.deviceLines(.touches, only: ["LMGrayView", "LMRedView", "ViewController"]) == expected)
    }

    private func tapRed() -> TestWorld {
        TestWorld { world, scene in
            let controller = ViewController()
            scene.window.rootViewController = controller
            let view: UIView = controller.view
            let gray = LMGrayView(
                frame: CGRect(x: 100, y: 200, width: view.bounds.width / 2, height: 400))
            view.addSubview(gray)
            let (width, height) = (gray.bounds.width / 2, gray.bounds.height / 3)
            let red = LMRedView(frame: CGRect(x: 0, y: 0, width: width, height: height))
            gray.addSubview(red)
            gray.addSubview(
                LMBlueView(frame: CGRect(x: width, y: height * 2, width: width, height: height)))
            view.addSubview(
                LMYellowView(
                    frame: CGRect(
                        x: gray.frame.minX, y: gray.frame.maxY + 20, width: gray.bounds.width, height: 100)))
            world.hand.tap(red)
        }
    }

    /// The body of a log fence of the fixture chapter.
    private func deviceLog(_ name: String) throws -> [String] {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/device-logs-1.md")
        let lines = try String(contentsOf: url, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("```log, of=\(name)") })
        return lines[(start + 1)...].prefix { $0 != "```" }.map(String.init)
    }
}
