import Testing

@testable import ScenarioLanguage

/// Calls of `@objc` methods in extensions, which the witness cannot compile: on Linux nothing overrides them.
@Suite struct MessageCallTests {
    @Test("An override of an '@objc' method that an extension adds to a class of UIKit is what runs")
    func overridden() {
        let program = LanguageFixture(path: "routing.swift", source: """
            extension UIResponder {
                @objc func route(_ event: String) { next?.route(event) }
                @objc func name() -> String { "responder" }
            }
            class Box: UIView {
                override func route(_ event: String) {
                    print("box", event)
                    super.route(event)
                }
                override func name() -> String { "box in " + super.name() }
            }
            final class InnerBox: Box {
                override func name() -> String { "inner " + super.name() }
            }
            final class Root: UIViewController {
                override func route(_ event: String) { print("root", event) }
            }
            let (root, box, button) = (Root(), InnerBox(), UIButton())
            window.rootViewController = root
            root.view.addSubview(box)
            box.addSubview(button)
            button.route("tapped")
            // prints: box tapped
            // prints: root tapped
            let responder: UIResponder = box
            print(responder.name(), button.name())
            // prints: inner box in responder responder
            view.route("lost")
            """)
        #expect(program.run() == program.expected)
    }

    @Test("Constraints that cannot all hold are a warning of their own kind, in UIKit's words (S-10)")
    func unsatisfiable() {
        let program = LanguageFixture(path: "conflict.swift", source: """
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            box.widthAnchor.constraint(equalToConstant: 100).isActive = true
            let wide = box.widthAnchor.constraint(equalToConstant: 200)
            wide.identifier = "wide"
            wide.isActive = true
            """)
        #expect(program.run() == [
            "error 7:1: unable to simultaneously satisfy constraints: 'box.width == 100', "
                + "'wide: box.width == 200'; will recover by breaking 'wide: box.width == 200'"
        ])
    }
}
