import Testing
import WitnessInstrumenter

/// The edits that make a program of a scenario, one by one.
@Suite struct InstrumenterTests {
    /// The scenario's part of the program.
    private func instrumented(_ text: String) -> String {
        let lines = Instrumenter.program(for: text).split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { $0.hasPrefix("#sourceLocation(file") }!
        let end = lines.firstIndex { $0 == "#sourceLocation()" }!
        return lines[(start + 1)..<end].joined(separator: "\n")
    }

    @Test("An override's body is recorded, with its arguments and its answer")
    func overrides() {
        let text = "class A: V { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil } }"
        #expect(instrumented(text) == """
            class A: V { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { return \
            Witness.overriding(self, "hitTest(_:with:)", [p, e], { () -> UIView? in nil  }) } }
            """)
    }

    @Test("A parameter without a name is given one")
    func namelessParameters() {
        let text = "class A: UIView { override func touchesBegan(_: Set<UITouch>, with _: UIEvent?) {} }"
        #expect(instrumented(text) == """
            class A: UIView { override func touchesBegan(_ witness0: Set<UITouch>, with witness1: UIEvent?) \
            { return Witness.overriding(self, "touchesBegan(_:with:)", [witness0, witness1], \
            { () -> Void in }) } }
            """)
    }

    @Test("An observed property is an overridden setter with the observers inside")
    func observedProperties() {
        let text = "class A: UIControl { override var isHighlighted: Bool { didSet { f() } } }"
        #expect(instrumented(text) == """
            class A: UIControl { override var isHighlighted: Bool { get { super.isHighlighted } \
            set { Witness.overriding(self, "isHighlighted=", [newValue], { () -> Void in \
            let oldValue = self.isHighlighted; _ = oldValue; \
            Witness.throughSuper(self, "isHighlighted=", { super.isHighlighted = newValue }); \
            do {  f() }; }) } } }
            """)
    }

    @Test("An overridden setter is recorded, and what it sets through super is marked")
    func overriddenSetters() {
        let text = "class A: UIControl { override var isHighlighted: Bool { get { true } "
            + "set { super.isHighlighted = newValue } } }"
        #expect(instrumented(text) == """
            class A: UIControl { override var isHighlighted: Bool { get { true } \
            set { Witness.overriding(self, "isHighlighted=", [newValue], { () -> Void in  \
            Witness.throughSuper(self, "isHighlighted=", { super.isHighlighted = newValue })  }) } } }
            """)
        let other = "class A: UIControl { override var isEnabled: Bool { didSet { f() } } }"
        #expect(instrumented(other) == other)
    }

    @Test("A message through super is marked, wherever it stands")
    func superCalls() {
        let text = "class A: UIView { func f() { if super.hitTest(p, with: nil) == nil {} } }"
        #expect(instrumented(text) == """
            class A: UIView { func f() { if Witness.throughSuper(self, "hitTest(_:with:)", { \
            super.hitTest(p, with: nil) }) == nil {} } }
            """)
    }

    @Test("super.init, properties of super, and overrides of a class's own methods stay as they are")
    func untouched() {
        let text = """
            class A: UIView {
                override class var layerClass: AnyClass { super.layerClass }
                override class func kind() -> Int { super.kind() + 1 }
                override init(frame: CGRect) { super.init(frame: frame) }
                override var next: UIResponder? { super.next }
            }
            """
        #expect(instrumented(text) == text)
    }

    @Test("Names of the top level are bound where they are declared, and named again at the end")
    func names() {
        let text = """
            let a = UIView(), b = UIView() // both
            var later: UIView!
            let (c, _) = (UIView(), 1)
            var computed: Int { 1 }
            guard let d = a.superview else { fatalError() }
            if let e = a.window { let f = e }
            """
        #expect(instrumented(text) == """
            let a = UIView(), b = UIView(); Witness.bind("a", a as Any); Witness.bind("b", b as Any) // both
            var later: UIView!
            let (c, _) = (UIView(), 1); Witness.bind("c", c as Any)
            var computed: Int { 1 }
            guard let d = a.superview else { fatalError() }; Witness.bind("d", d as Any)
            if let e = a.window { let f = e }
            """)
        #expect(Instrumenter.program(for: text).contains("""
            Witness.finish([("a", a as Any), ("b", b as Any), ("later", later as Any), ("c", c as Any), \
            ("d", d as Any)])
            """))
    }

    @Test("Words that only a Mac's compiler knows give way to spaces, and selectors to their names")
    func foreignWords() {
        let text = """
            import UIKit
            class A: NSObject {
                @objc func tapped() {}
                @IBAction func handle(tap: UITapGestureRecognizer) {}
                func all() { _ = [#selector(tapped), #selector(A.handle(tap:)), #selector(other(_:with:))] }
            }
            """
        #expect(instrumented(text) == """
                        \n\
            class A: NSObject {
                      func tapped() {}
                          func handle(tap: UITapGestureRecognizer) {}
                func all() { _ = [Selector("tapped"), Selector("handleWithTap:"), Selector("other:with:")] }
             static func witnessActions0() { Witness.action("tapped", "tapped()", A.self) \
            { receiver, sender, event in _ = receiver.tapped() }; \
            Witness.action("handleWithTap:", "handle(tap:)", A.self) \
            { receiver, sender, event in _ = receiver.handle(tap: Witness.argument(sender)) } } }
            """)
    }

    @Test("Actions are entered before the scenario begins, also those of private and nested types")
    func registrations() {
        let text = """
            private struct A {
                private class B { @objc(go:now:) private func f(_ a: Any?, b: UIEvent?) {} }
            }
            extension UIView { @objc func g() {}; @objc static func h() {}; func i() {} }
            @objcMembers class C { func j(to x: Any) {}; private func k() {}; func l(_: A, _: A, _: A) {} }
            class D { override func m() {} }
            func local() { class E { @objc func n() {} } }
            """
        let program = Instrumenter.program(for: text)
        #expect(program.contains("\nA.witnessActions1(); UIView.witnessActions2(); C.witnessActions3()\n"))
        #expect(program.contains("B.witnessActions0()"))
        #expect(program.contains("\"go:now:\", \"f(_:b:)\", B.self"))
        #expect(program.contains("b: Witness.argument(event)"))
        #expect(program.contains("\"jTo:\", \"j(to:)\", C.self"))
        for absent in ["\"h\"", "\"i\"", "\"k\"", "\"l:::\"", "\"m\"", "\"n\""] {
            #expect(!program.contains(absent), "\(absent)")
        }
    }

    @Test("Chance is drawn from the run's own generator")
    func chance() {
        let text = "let n = Int.random(in: 1...6), l = [1, 2].shuffled(), e = l.randomElement()"
        #expect(instrumented(text).hasPrefix("""
            let n = Int.seededRandom(in: 1...6), l = [1, 2].seededShuffled(), e = l.seededRandomElement();
            """))
    }
}
