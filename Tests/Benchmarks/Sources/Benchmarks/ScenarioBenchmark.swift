import Diagrams
import EventEngine
import Foundation
import Reporting
import ScenarioLanguage

/// Scenarios per second, the whole way of one: parse, check, run, then draw its log, its layout and its
/// hit-test tree.
enum ScenarioBenchmark {
    static let text = """
        class CardView: UIView {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                count += touches.count
                super.touchesBegan(touches, with: event)
            }
        }
        let card = CardView(frame: CGRect(x: 40, y: 80, width: 240, height: 320))
        let red = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 120))
        let blue = UIView(frame: CGRect(x: 120, y: 180, width: 100, height: 120))
        let yellow = UIView(frame: CGRect(x: 40, y: 440, width: 240, height: 100))
        view.addSubview(card)
        card.addSubview(red)
        card.addSubview(blue)
        view.addSubview(yellow)
        for step in 0..<3 {
            blue.alpha = CGFloat(step) / 2
            hand.tap(step == 0 ? red : blue)
        }
        print("touched \\(card.count)")
        """

    static func run() {
        let code = ScenarioCode(
            name: "benchmark", text: EmbeddedText(wholeOf: SourceFile(path: "benchmark.swift", text: text)),
            screen: CGSize(width: 375, height: 667))
        let recording = ScenarioRunner().run(code).recording
        let traced = Measurement { _ = ScenarioRunner().run(code) }
        let untraced = Measurement { _ = ScenarioRunner().run(code, tracing: false) }
        let log = Measurement { _ = LogFigure(recording: recording).body }
        let layout = Measurement { _ = LayoutFigure(recording: recording).render(.wide) }
        let tree = Measurement { _ = HitTestFigure(recording: recording).render(.wide) }
        let drawn = [log, layout, tree].reduce(traced.secondsPerCall) { $0 + $1.secondsPerCall }

        print("A scenario of 20 lines with three taps, \(recording.entries.count) trace entries\n")
        let widths = [42, 12, 12]
        row("step", "ms", "per second", widths: widths)
        row("---", "---", "---", widths: widths)
        report("parse, check, run, tracing off", untraced.secondsPerCall, widths)
        report("parse, check, run", traced.secondsPerCall, widths)
        report("its log", log.secondsPerCall, widths)
        report("its layout", layout.secondsPerCall, widths)
        report("its hit-test tree", tree.secondsPerCall, widths)
        report("all of it", drawn, widths)
        print("")
    }

    private static func report(_ name: String, _ seconds: Double, _ widths: [Int]) {
        row(name, (seconds * 1_000).fixed(3), (1 / seconds).fixed(0), widths: widths)
    }
}
