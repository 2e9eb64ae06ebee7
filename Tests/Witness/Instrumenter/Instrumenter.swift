import SwiftParser
import SwiftSyntax

/// Turns a scenario's text into a Swift program that leaves the trace which the interpreter must leave.
///
/// The author's text stays as it is but for edits by source range:
///
/// | in the scenario | in the program |
/// | --- | --- |
/// | `override func f() -> R { … }` | `{ return Witness.overriding(self, "f()", [], { … }) }` |
/// | `super.f(…)` | `Witness.throughSuper(self, "f(…)", { super.f(…) })` |
/// | `let red = …` at top level | `let red = …; Witness.bind("red", red)` |
/// | `class A { @objc func f(_ sender: B) {} }` | `static func witnessActions0() { … }` enters `f:` |
/// | `@objc`, `@IBAction`, `@MainActor` | spaces: Linux has no Objective-C, the engine's classes no actor |
/// | `import UIKit` | spaces; the program's first line imports the engine |
/// | `#selector(X.f(_:))` | `Selector("f:")` |
/// | `NSStringFromClass(X.self)` | `Witness.name(X.self)` |
/// | `register(C.self, forCellReuseIdentifier: "c")` | `register(Witness.cells(C.self) { … }, …: "c")` |
/// | `class L: CALayer {}` | the same, and `Witness.layers(L.self, …)` enters it |
/// | `Int.random(in: r)`, `list.shuffled()` | `Int.seededRandom(in: r)`, `list.seededShuffled()` |
///
/// Whether `f` is a message of UIKit that is traced is decided by the engine's own table when the program
/// runs.
package enum Instrumenter {
    /// The program for a scenario's text; `text` is the scenario's code with everything it extends in front.
    ///
    /// The lines of the author's text keep their numbers (through `#sourceLocation`), so that a message of
    /// the compiler points into the scenario.
    package static func program(for text: String) -> String {
        let rewriting = ScenarioRewriting(text)
        return """
            import EventEngine
            import WitnessPrelude
            Witness.start()
            \(rewriting.registrations.joined(separator: "; "))
            #sourceLocation(file: "scenario.swift", line: 1)
            \(rewriting.rewritten)
            #sourceLocation()
            Witness.finish([\(rewriting.roots.map { "(\"\($0)\", \($0) as Any)" }.joined(separator: ", "))])
            \(foundationInTheScenariosWords)
            """
    }

    /// What the scenario's Foundation has and Linux' either lacks or spells differently. Declared in the
    /// program itself, where it wins over what the program imports.
    private static let foundationInTheScenariosWords = """
        func NSLog(_ format: String, _ arguments: CVarArg...) { Witness.log(format, arguments) }
        func arc4random_uniform(_ bound: UInt32) -> UInt32 { Witness.random(below: bound) }
        func arc4random() -> UInt32 { Witness.random() }
        func drand48() -> Double { Witness.randomUnit() }

        """
}
