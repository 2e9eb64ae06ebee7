import EventEngine
import Reporting
import Testing

@testable import ScenarioLanguage

/// Swift that apps have and the witness cannot compile on Linux: optional requirements of Objective-C, and
/// code that depends on the platform. And what is refused beside it.
@Suite struct RealCodeTests {
    func run(_ code: String) -> ScenarioRun {
        let file = SourceFile(path: "real.swift", text: code)
        return ScenarioRunner().run(ScenarioCode(name: "real", text: EmbeddedText(wholeOf: file)))
    }

    func prints(_ code: String) -> [String] {
        let run = run(code)
        #expect(run.diagnostics.isEmpty, "\(run.diagnostics.map(\.message))")
        return run.recording.entries.compactMap { entry in
            guard entry.kind == .prints, case .text(let index) = entry.argument else { return nil }
            return run.recording.texts[Int(index)]
        }
    }

    private static let delegate = """
        @objc protocol ChoiceDelegate: AnyObject {
            @objc optional func didChoose(_ number: Int)
            @objc optional func title(for number: Int) -> String
            func reset()
        }
        class All: NSObject, ChoiceDelegate {
            func reset() { print("reset") }
            func didChoose(_ number: Int) { print("chose", number) }
            func title(for number: Int) -> String { "title \\(number)" }
        }
        class Few: NSObject, ChoiceDelegate { func reset() { print("few") } }

        """

    @Test("What an animator of a protocol's type need not have is called with a question mark")
    func optionalMethodsOfAnimators() {
        let code = """
            let card = UIView()
            view.addSubview(card)
            let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
            let animation: UIViewImplicitlyAnimating = animator
            animation.addAnimations? { card.alpha = 0 }
            animation.addCompletion? { position in print(position == .end, card.alpha) }
            animation.startAnimation()
            device.wait(1)
            """
        #expect(prints(code) == ["true 0.0"])
    }

    @Test("Each error is one of Foundation's where a pattern asks for it, as where Objective-C is")
    func bridgedErrors() {
        let code = """
            enum Slip: Error { case one, two }
            do { throw Slip.two } catch let error as NSError where error.code == 1 { print("two") }
            do { throw Slip.one } catch { if case let object as NSError = error { print(object.code) } }
            let error: Error = Slip.two
            switch error {
            case is NSError: print("one of Foundation's")
            default: print("none")
            }
            """
        #expect(prints(code) == ["two", "0", "one of Foundation's"])
    }

    @Test("A class inherits the initializers that extensions give its superclass")
    func inheritedInitializers() {
        let code = """
            extension UIGestureRecognizer {
                convenience init(on view: UIView, _ target: Any, _ action: Selector) {
                    self.init(target: target, action: action)
                    view.addGestureRecognizer(self)
                }
                convenience init?(on view: UIView?, name: String, _ target: Any, _ action: Selector) {
                    guard let view = view else { return nil }
                    self.init(on: view, target, action)
                    self.name = name
                }
            }
            class Listener: NSObject { @objc func tapped() { print("tapped") } }
            let listener = Listener()
            let tap = UITapGestureRecognizer(on: view, listener, #selector(Listener.tapped))
            tap.numberOfTapsRequired = 1
            print(type(of: tap), tap.view === view)
            let none = UIPanGestureRecognizer(on: nil, name: "pan", listener, #selector(Listener.tapped))
            let pan = UIPanGestureRecognizer(on: view, name: "pan", listener, #selector(Listener.tapped))
            print(none == nil, pan?.name ?? "no name", pan?.maximumNumberOfTouches == Int.max)
            hand.tap(view)
            """
        let shown = prints(code)
        #expect(shown.first == "UITapGestureRecognizer true")
        #expect(shown.dropFirst().first?.hasPrefix("true pan") == true)
        #expect(shown.last == "tapped")
    }

    @Test("Options are made of unsigned numbers, as the keyboard's curve is")
    func rawOptions() {
        let code = """
            let curve = NSNumber(value: 3)
            let options = UIView.AnimationOptions(rawValue: curve.uintValue << 16)
            let bits: UInt = UIView.AutoresizingMask.flexibleWidth.rawValue
            print(options == .curveLinear, bits)
            """
        #expect(prints(code) == ["true 2"])
    }

    @Test("An optional requirement is called where the class has it, and answers nil where it has not")
    func optionalRequirements() {
        let code = """
            class Chooser {
                weak var delegate: ChoiceDelegate?
                func choose() {
                    delegate?.didChoose?(3)
                    print(delegate?.title?(for: 4) ?? "no title")
                    delegate?.reset()
                }
            }
            let (chooser, all, few) = (Chooser(), All(), Few())
            chooser.delegate = all
            chooser.choose()
            chooser.delegate = few
            chooser.choose()
            """
        #expect(prints(Self.delegate + code) == ["chose 3", "title 4", "reset", "no title", "few"])
    }

    @Test("An optional requirement is a value where the class has it, and nil where it has not")
    func optionalRequirementsAsValues() {
        let code = """
            let (all, few): (ChoiceDelegate, ChoiceDelegate?) = (All(), Few())
            if let choose = all.didChoose { choose(5) }
            print(few?.didChoose == nil, all.title?(for: 1) ?? "", few?.title == nil)
            let reset = all.reset
            reset()
            """
        #expect(prints(Self.delegate + code) == ["chose 5", "true title 1 true", "reset"])
    }

    @Test("An optional property is nil where the class has none, and its protocol is for classes")
    func optionalProperties() {
        let code = """
            @objc protocol Behaving {
                @objc optional var rate: CGFloat { get }
                @objc optional
                var name: String? { get }
                var level: Int { get }
            }
            final class Fast: NSObject, Behaving { var rate: CGFloat { 2 }; let level = 1 }
            final class Named: NSObject, Behaving { let level = 3; var name: String? { "named" } }
            final class Host { weak var behaving: Behaving? }
            let (host, fast, named) = (Host(), Fast(), Named())
            for behaving in [fast, named] as [Behaving] {
                host.behaving = behaving
                print(host.behaving?.rate ?? 1, host.behaving?.name ?? "none", host.behaving?.level ?? 0)
            }
            """
        #expect(prints(code) == ["2.0 none 1", "1.0 named 3"])
    }

    @Test("The name of a key path is that of its property; the compiler here has no such names")
    func keyPathNames() {
        #expect(prints("print(#keyPath(CAShapeLayer.strokeEnd))") == ["strokeEnd"])
    }

    @Test("What goes to the system's log is nowhere")
    func systemLog() {
        let code = """
            import os
            let log = OSLog(subsystem: "a", category: "b")
            os_log("text", log: log, type: .debug)
            os_log("text %d", log: .default, type: .error, 3)
            os_log(.info, "x")
            Logger(subsystem: "a", category: "b").debug("hi")
            Logger().info("\\(view.frame, privacy: .public) \\(1.5, format: .fixed(precision: 1))")
            print("done")
            """
        #expect(prints(code) == ["done"])
    }

    @Test("Names that a module may bring which scenarios do not have are not reported besides it")
    func foreignModules() {
        let code = """
            import pop
            let animation = POPBasicAnimation(propertyNamed: kPOPViewAlpha)
            view.layer.pop_add(animation, forKey: "a")
            let other: POPAnimation? = nil
            """
        #expect(run(code).diagnostics.map(\.message) == ["the module 'pop' is not supported in scenarios"])
    }

    @Test("A color literal makes a color of components with 32 bits")
    func colorLiterals() {
        let code = """
            view.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
            let grey = #colorLiteral(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.25)
            let exact = CGFloat(Float(0.2))
            print(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
            print(grey == UIColor(red: exact, green: exact, blue: exact, alpha: 0.25))
            """
        #expect(prints(code) == ["true", "true"])
        let wrong = run("let color = #colorLiteral(white: 1, alpha: 1)")
        #expect(wrong.diagnostics.count == 1)
        let file = run("let file = #fileLiteral(resourceName: \"a\")")
        #expect(file.diagnostics.map(\.message) == ["'#fileLiteral' is not supported in scenarios"])
    }

    @Test("The platform is iOS 17 on a device, without DEBUG", arguments: [
        ("#if DEBUG\nprint(1)\n#else\nprint(2)\n#endif", "2"),
        ("#if targetEnvironment(simulator) || !os(iOS)\nprint(1)\n#else\nprint(2)\n#endif", "2"),
        ("if #available(iOS 17.0, macOS 99, *) { print(1) } else { print(2) }", "1"),
        ("if #available(iOS 18, *) { print(1) } else { print(2) }", "2"),
        ("if #unavailable(iOS 18) { print(1) } else { print(2) }", "1"),
        ("func f() { guard #available(macOS 14, *) else { return print(2) }; print(1) }\nf()", "1"),
    ])
    func platform(code: String, printed: String) { #expect(prints(code) == [printed]) }

    @Test("What Swift refuses is refused, at its place", arguments: [
        (delegate + "let d: ChoiceDelegate = All()\nd.didChoose(3)",
            "'didChoose(_:)' without '?' is not supported in scenarios"),
        ("protocol P: UIView {}\nclass A: NSObject, P {}",
            "'A' does not have 'superclass UIView', which 'P' asks for"),
        ("func f(_ a: UIView & UIViewController) {}",
            "a composition of two classes is not supported in scenarios"),
        ("extension UIView { init(side: CGFloat) { self.init(frame: .zero) } }",
            "a designated initializer in an extension is not supported in scenarios"),
        ("func f() { var a: Int { didSet { print(a) } }; a = 3 }",
            "a local variable with observers and no initial value is not supported in scenarios"),
        ("func f() { var a: Int { 3 }; a = 4 }", "'a' cannot be assigned: it can only be read"),
        ("enum E: Comparable { case a(UIView) }",
            "'E' does not have '<', which 'Comparable' asks for"),
        ("protocol P { optional func a() }", "'optional' is not supported in scenarios"),
        ("extension UIView { convenience init(a: Int) { tag = a } }",
            "'tag' of the superclass is used before 'super.init' is called"),
        ("class A: NoSuchView { override func layoutSubviews() { setNeedsDisplay(); relayout(frame) } }",
            "there is no type 'NoSuchView'"),
    ])
    func refused(code: String, message: String) {
        let messages = run(code).diagnostics.map(\.message)
        #expect(messages == [message])
    }

    @Test("A date is a moment on the virtual clock")
    func dates() {
        let code = """
            let start = Date()
            var last: Date?
            func isQuick() -> Bool {
                defer { last = Date() }
                guard let last else { return false }
                return Date().timeIntervalSince(last) < 0.3
            }
            print(isQuick())
            device.wait(0.25)
            print(isQuick())
            device.wait(0.5)
            print(isQuick(), start.timeIntervalSinceReferenceDate, -start.timeIntervalSinceNow)
            print(Date() - 1 < start, start.compare(.distantFuture) == .orderedAscending, Date.now == Date())
            print(Date(timeIntervalSince1970: 978_307_200).timeIntervalSinceReferenceDate)
            """
        #expect(prints(code) == ["false", "true", "false 86400.0 0.75", "true true true", "0.0"])
    }

    @Test("A message for debugging says the file, line and column of the call")
    func places() {
        let code = """
            func note(_ file: StaticString = #fileID, _ line: UInt = #line, _ column: Int = #column) {
                print(file, line, column)
            }
            note()
              note()
            print(#file, #filePath, #line as UInt)
            """
        #expect(
            prints(code) == [
                "Scenario/real.swift 4 1", "Scenario/real.swift 5 3",
                "Scenario/real.swift Scenario/real.swift 6",
            ])
    }

    @Test("An operator with slashes is an operator")
    func slashes() {
        let code = """
            infix operator /=/: ComparisonPrecedence
            func /=/ (a: CGFloat, b: CGFloat) -> Bool { abs(a - b) < 0.01 }
            let (near, far) = (1.001, 2.0)
            print(near /=/ 1, far /=/ (1 + 2) / 2)
            """
        #expect(prints(code) == ["true false"])
    }

    @Test("A type that could not be found is no second error where an alias of it is used")
    func brokenAlias() {
        let run = run("typealias Item = UIFieldBehavior\nfunc f(_ s: Item) {}\nlet s: Item? = nil")
        #expect(run.diagnostics.count == 1)
        #expect(run.diagnostics.first?.message.contains("UIFieldBehavior") == true)
    }
}
