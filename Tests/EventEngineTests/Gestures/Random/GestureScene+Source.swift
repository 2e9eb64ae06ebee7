import EventEngine
import Foundation

extension GestureScene {
    /// The scene as a scenario, for a chapter.
    var source: String {
        var lines = [
            "class Both: NSObject, UIGestureRecognizerDelegate {",
            "    func gestureRecognizer(_ a: UIGestureRecognizer, "
                + "shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool { true }",
            "}",
            "class Never: NSObject, UIGestureRecognizerDelegate {",
            "    func gestureRecognizerShouldBegin(_ a: UIGestureRecognizer) -> Bool { false }",
            "}",
            "class NeverBoth: Both {",
            "    func gestureRecognizerShouldBegin(_ a: UIGestureRecognizer) -> Bool { false }",
            "}",
            "class Handler: NSObject { @objc func act(_ sender: UIGestureRecognizer) {} }",
            "let (handler, both, never, neverBoth) = (Handler(), Both(), Never(), NeverBoth())",
        ]
        for (index, view) in views.enumerated() {
            let frame = view.frame
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
            lines.append(
                "let v\(index) = UIView(frame: CGRect(x: \(numbers[0]), y: \(numbers[1]), "
                    + "width: \(numbers[2]), height: \(numbers[3])))")
            lines.append("\(view.parent.map { "v\($0)" } ?? "view").addSubview(v\(index))")
        }
        for (index, recognizer) in recognizers.enumerated() { lines += recognizer.source(named: "r\(index)") }
        for pair in requirements { lines.append("r\(pair[0]).require(toFail: r\(pair[1]))") }
        for (index, act) in acts.enumerated() { lines += act.source(index) }
        return lines.joined(separator: "\n")
    }
}

extension GestureScene.Recognizer {
    fileprivate func source(named name: String) -> [String] {
        let classes: [Kind: String] = [
            .tap: "Tap", .doubleTap: "Tap", .press: "LongPress", .pan: "Pan", .swipe: "Swipe",
            .pinch: "Pinch", .rotation: "Rotation",
        ]
        var lines = [
            "let \(name) = UI\(classes[kind] ?? "")GestureRecognizer("
                + "target: handler, action: #selector(Handler.act(_:)))"
        ]
        if kind == .doubleTap { lines.append("\(name).numberOfTapsRequired = 2") }
        if !cancelsTouchesInView { lines.append("\(name).cancelsTouchesInView = false") }
        if delaysTouchesBegan { lines.append("\(name).delaysTouchesBegan = true") }
        if !delaysTouchesEnded { lines.append("\(name).delaysTouchesEnded = false") }
        switch (allowsBoth, refuses) {
        case (true, true): lines.append("\(name).delegate = neverBoth")
        case (true, false): lines.append("\(name).delegate = both")
        case (false, true): lines.append("\(name).delegate = never")
        case (false, false): break
        }
        return lines + ["v\(view).addGestureRecognizer(\(name))"]
    }
}

extension GestureScene.Act {
    fileprivate func source(_ index: Int) -> [String] {
        switch self {
        case .tap(let point, let count, let fingers):
            ["hand.tap(at: \(text(point)), count: \(count), fingers: \(fingers))"]
        case .press(let point, let time): ["hand.tap(at: \(text(point)), duration: \(time))"]
        case .drag(let point, let vector, let time):
            [
                "hand.drag(from: \(text(point)), to: "
                    + "\(text(CGPoint(x: point.x + vector.dx, y: point.y + vector.dy))), over: \(time))"
            ]
        case .pair(let a, let b, let moveA, let moveB):
            [
                "let a\(index) = hand.touch(at: \(text(a)))", "device.wait(0.02)",
                "let b\(index) = hand.touch(at: \(text(b)))",
                "b\(index).move(by: \(text(moveB)), over: 0.1)",
                "hand.together {", "    a\(index).move(by: \(text(moveA)), over: 0.1)",
                "    b\(index).move(by: \(text(moveB)), over: 0.05)", "}",
                "a\(index).lift()", "device.wait(0.02)", "b\(index).lift()",
            ]
        case .interrupted(let point):
            [
                "let c\(index) = hand.touch(at: \(text(point)))",
                "c\(index).move(by: CGVector(dx: 15, dy: 0), over: 0.1)", "device.interrupt()",
            ]
        case .wait(let time): ["device.wait(\(time))"]
        }
    }

    private func text(_ point: CGPoint) -> String { "CGPoint(x: \(Int(point.x)), y: \(Int(point.y)))" }
    private func text(_ vector: CGVector) -> String {
        "CGVector(dx: \(Int(vector.dx)), dy: \(Int(vector.dy)))"
    }
}
