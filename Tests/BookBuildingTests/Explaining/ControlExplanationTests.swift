import Foundation
import Testing

@testable import BookBuilding
@testable import EventEngine

/// What explanations say of controls beside their calls.
@Suite("Explanations of controls")
struct ControlExplanationTests {
    private func lines(about words: [String], _ body: (Simulator, UIView) -> Void) -> [String] {
        let world = Simulator()
        let scene = world.makeStandardScene()
        world.perform { body(world, scene.view) }
        let explanation = ScenarioExplanation(world.finish(), name: "idea") { _ in nil }
        return explanation.text.split(separator: "\n").map(String.init)
            .filter { line in words.contains { line.contains($0) } && !line.hasPrefix("      ") }
            .map { String($0.drop { $0 == " " || $0.isNumber }.drop { $0 == " " }) }
    }

    private func button(_ world: Simulator, in view: UIView) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        world.names.bind("button", to: button)
        view.addSubview(button)
        return button
    }

    @Test("Events are told also where nobody listens, with what decides them (G-06, G-08)")
    func events() {
        let lines = lines(about: ["button: "]) { world, view in
            world.hand.drag(
                button(world, in: view), from: CGPoint(x: 50, y: 20), by: CGVector(dx: 0, dy: 200),
                over: 0.01)
        }
        #expect(lines.map { $0.filter { $0 != "-" }.trimmingCharacters(in: .whitespaces) }.count == 3)
        #expect(lines.first?.contains("button: touchDown") == true)
        #expect(lines.last?.contains("button: touchUpOutside, farther out than the tolerance") == true)
        #expect(lines.last?.contains("G-08") == true)
    }

    @Test("Why a touch is not tracked, and who protects what (G-11, G-16)")
    func refusals() {
        let lines = lines(about: ["protects", "disabled:"]) { world, view in
            let button = button(world, in: view)
            let tap = UITapGestureRecognizer()
            world.names.bind("tap", to: tap)
            view.addGestureRecognizer(tap)
            world.hand.tap(button)
            button.isEnabled = false
            world.hand.tap(button)
        }
        #expect(lines.count == 2)
        #expect(lines.first?.contains("button protects its own action") == true)
        #expect(lines.first?.contains("G-16") == true)
        #expect(lines.last?.contains("G-11") == true)
    }
}
