import Foundation
import Testing

@testable import BookBuilding

/// What `select=`, `returns` and `style=` show of touches, responders, the pipeline and the life-cycle.
@Suite("Kinds of log lines")
struct LogKindTests {
    private static let code = """
        class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        class Controller: UIViewController {
            let field = Field(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
            }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        }
        let controller = Controller()
        window.rootViewController = controller

        """

    /// The lines of a log of a scenario that begins with `code`.
    private func log(_ scenario: String, _ options: String) -> [String] {
        let block = "```swift, scenario, name=s\n\(Self.code)\(scenario)\n```\n\n"
        let build = TestBook(chapter: "# A\n\n\(block)\(Sample.fence("log, of=s, \(options)"))").build()
        #expect(build.findings == [])
        return build.staleFences.first?.produced ?? []
    }

    @Test("touches: the four messages to responders, nested as they are forwarded, and nothing of the motion")
    func touches() {
        #expect(
            log("device.shake()\nhand.tap(controller.field)", "select=[touches]") == [
                "controller.field.touchesBegan(_:with:)",
                "  controller.view.touchesBegan(_:with:)",
                "    controller.touchesBegan(_:with:)",
                "      window.touchesBegan(_:with:)",
                "        application.touchesBegan(_:with:)",
                "controller.field.touchesEnded(_:with:)",
                "  controller.view.touchesEnded(_:with:)",
                "    controller.touchesEnded(_:with:)",
                "      window.touchesEnded(_:with:)",
                "        application.touchesEnded(_:with:)",
            ])
    }

    @Test("responders: first responder, motion from it on, and the search for whom an action is meant")
    func responders() {
        let scenario = """
            controller.field.becomeFirstResponder()
            device.shake()
            application.sendAction(Selector("pay:"), to: nil, from: nil, for: nil)
            hand.tap(controller.field)
            controller.field.resignFirstResponder()
            """
        #expect(
            log(scenario, "select=[responders]") == [
                "controller.field.becomeFirstResponder() -> true",
                "controller.field.motionBegan(_:with:)",
                "  controller.view.motionBegan(_:with:)",
                "    controller.motionBegan(_:with:)",
                "      window.motionBegan(_:with:)",
                "        application.motionBegan(_:with:)",
                "controller.field.motionEnded(_:with:)",
                "  controller.view.motionEnded(_:with:)",
                "    controller.motionEnded(_:with:)",
                "      window.motionEnded(_:with:)",
                "        application.motionEnded(_:with:)",
                "controller.field.target(forAction:withSender:) -> nil",
                "  controller.view.target(forAction:withSender:) -> nil",
                "    controller.target(forAction:withSender:) -> nil",
                "      controller.canPerformAction(_:withSender:) -> false",
                "      window.target(forAction:withSender:) -> nil",
                "        application.target(forAction:withSender:) -> nil",
                "controller.field.resignFirstResponder() -> true",
            ])
    }

    @Test("controls: sendAction encloses the search that it makes")
    func sendAction() {
        let lines = log(
            "application.sendAction(Selector(\"pay:\"), to: nil, from: view, for: nil)",
            "select=[controls, responders]")
        #expect(lines.first == "application.sendAction(_:to:from:for:) -> false")
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    }

    @Test("pipeline: sources, timers and main queue as they wake the loop, sendEvent, and the sleep")
    func pipeline() {
        let scenario = """
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in print("timer") }
            hand.tap(controller.field)
            DispatchQueue.main.async { print("queue") }
            """
        let turn = [
            "runLoop.source1", "runLoop.source0", "  application.sendEvent(_:)", "    window.sendEvent(_:)",
            "runLoop.beforeWaiting", "runLoop.sleep",
        ]
        #expect(
            log(scenario, "select=[pipeline, prints]") == turn + turn + [
                "runLoop.mainQueue", "  print: queue", "runLoop.beforeWaiting", "runLoop.sleep",
                "runLoop.timers", "  print: timer", "runLoop.beforeWaiting", "runLoop.sleep",
            ])
    }

    @Test("pipeline: without anything that wakes the loop it executes nothing")
    func idle() {
        #expect(log("view.isHidden = true", "select=[pipeline]") == ["(nothing)"])
    }

    @Test("lifecycle: loading, moving in the hierarchy, layout and appearance, in UIKit's order")
    func lifecycle() {
        let lines = log(
            "controller.field.removeFromSuperview()\ndevice.wait(0.1)",
            "select=[lifecycle], only=[Controller, Field]")
        #expect(
            lines == [
                "controller.loadView()", "controller.viewDidLoad()",
                "  controller.field.willMove(toSuperview:)", "  controller.field.didMoveToSuperview()",
                "controller.viewWillAppear(_:)",
                "controller.field.willMove(toWindow:)", "controller.field.didMoveToWindow()",
                "controller.field.willMove(toSuperview:)", "controller.field.willMove(toWindow:)",
                "controller.field.didMoveToWindow()", "controller.field.didMoveToSuperview()",
                "controller.viewWillLayoutSubviews()", "controller.viewDidLayoutSubviews()",
                "controller.viewDidAppear(_:)",
            ])
    }

    @Test("Unless it selects, a log has neither pipeline nor life-cycle; with all kinds it has each line")
    func usualKinds() {
        let scenario = "controller.field.becomeFirstResponder()\ndevice.shake()\nhand.tap(controller.field)"
        let kinds = ["hit-test", "touches", "responders", "controls", "prints"]
        let usual = log(scenario, "times")
        #expect(usual == log(scenario, "times, select=[\(kinds.joined(separator: ", "))]"))
        #expect(!usual.contains { $0.contains("runLoop") || $0.contains("viewDidLoad") })
        let every = (kinds + ["pipeline", "lifecycle"]).joined(separator: ", ")
        let all = log(scenario, "times, select=[\(every)]")
        let rest = log(scenario, "times, select=[pipeline, lifecycle]")
        #expect(all.count == usual.count + rest.count)
    }

    @Test("returns: each answer stands where its call returns, behind what it enclosed")
    func returns() {
        #expect(
            log("_ = controller.target(forAction: Selector(\"pay\"), withSender: nil)", "returns") == [
                "controller.target(forAction:withSender:)",
                "  controller.canPerformAction(_:withSender:)",
                "  controller.canPerformAction(_:withSender:) returns false",
                "  window.target(forAction:withSender:)",
                "    application.target(forAction:withSender:)",
                "    application.target(forAction:withSender:) returns nil",
                "  window.target(forAction:withSender:) returns nil",
                "controller.target(forAction:withSender:) returns nil",
            ])
        let touches = log("hand.tap(controller.field)", "select=[touches], returns")
        #expect(touches == log("hand.tap(controller.field)", "select=[touches]"))
    }

    @Test("style=objc: messages as a device logs them, and no stages of the run loop")
    func objectiveC() {
        #expect(
            log("device.shake()", "select=[pipeline, responders], style=objc") == [
                "-[UIApplication sendEvent:]", "-[UIWindow sendEvent:]", "-[UIWindow motionBegan:withEvent:]",
                "-[UIApplication motionBegan:withEvent:]", "-[UIApplication sendEvent:]",
                "-[UIWindow sendEvent:]", "-[UIWindow motionEnded:withEvent:]",
                "-[UIApplication motionEnded:withEvent:]",
            ])
        let lines = log(
            "_ = application.sendAction(Selector(\"pay:\"), to: nil, from: controller, for: nil)",
            "style=objc")
        #expect(
            lines == [
                "-[UIApplication sendAction:to:from:forEvent:]", "-[Controller targetForAction:withSender:]",
                "-[Controller canPerformAction:withSender:]", "-[UIWindow targetForAction:withSender:]",
                "-[UIApplication targetForAction:withSender:]",
            ])
    }
}
