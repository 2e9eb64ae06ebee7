import Foundation
import Testing

/// The scenarios that the witness compiles: the language's fixtures, and those of chapters.
///
/// # What it cannot compare
/// The checker names, where a scenario does it:
/// - `hashValue`, and a class whose description has an address in it: Swift's change from run to run.
/// - Random numbers and shuffles are drawn from one seeded source on both sides; other sources do not exist.
/// - `Date`, threads and other queues than the main one do not exist.
/// - Global actors, macros, and what generic code cannot have here.
///
/// It does not, and a program of the corpus must not depend on it:
/// - The order in which a `Set` or `Dictionary` is walked or printed, `touches` with two fingers included:
///   here that of insertion, which is one of those that Swift may choose.
/// - When a local variable lets go of its object: Swift may do so after the last use, the interpreter does at
///   the end of the scope.
/// - What a run-time error leaves behind: only that both stop is compared.
/// - What happens when UIKit wants an initializer that a class of layers does not have: Objective-C's runtime
///   stops the program, on Linux nothing can make the layer.
/// - `UICollectionView.CellRegistration` and its kin: Swift cannot make an object of a class that a
///   placeholder stands for. Diffable data sources: what a generic class shows Objective-C is not entered.
/// - Menus of rows and items, and rows that a finger moves: a compiled class shows which methods it has only
///   when they are called, and there is a menu, or a control, only where the method is known to be there.
/// - Overrides of what an extension of a class of UIKit's declares, in extensions and classes: on Linux,
///   where there is no Objective-C, `swiftc` refuses them.
/// - `NSNotification`, which is Foundation's own class there, and `perform(_:with:with:)`, which the engine
///   has not: the interpreter calls the method itself.
/// - Objects that others answer for, and `appearance()`, which need Objective-C's runtime.
/// - `perform(_:)` of an object of any class, `@objc optional`, optional methods that `!` calls or that are
///   compared with nil, and image literals, for which Swift needs Objective-C or Apple's frameworks.
/// - Selectors of getters and setters, what Objective-C lets a class say of itself, and that all its
///   objects have `init()`.
/// - The own module's name in front of a name: each program is a module of another name.
/// - Tasks: Swift's own executor knows nothing of the virtual clock.
/// - Bounds of C's types that only Darwin's headers give to Swift.
/// - Dispatch's units of time and timers: the programs see the engine's queues, and not Dispatch.
/// - Lists that become lists of boxes, which only Apple's Foundation does, and how it writes whole numbers.
/// - Which one of a formatter's least and most digits wins where they contradict each other.
/// - Properties by keys, which need Objective-C's runtime, and what errors of files say.
/// - Dates and numbers as texts without a formatter: which blanks are in them.
/// - Initializers through a type of UIKit's that is a value: of Swift's classes, Swift wants them `required`.
/// - The module in a qualified name of a type of UIKit's, as an argument of a generic type that is printed
///   inside a collection.
struct Corpus {
    struct Program: Sendable, CustomTestStringConvertible {
        /// `Language/classes/properties.swift`, or `01-who-is-hit.md tap-red`.
        let name: String
        let text: String
        var screen = CGSize(width: 375, height: 667)
        var testDescription: String { name }

        /// On the screen that a line such as `// screen: 1024x768` names.
        var onItsScreen: Program {
            let line = text.split(separator: "\n").first { $0.hasPrefix("// screen: ") }
            let sides = line?.dropFirst("// screen: ".count).split(separator: "x").compactMap { Double($0) }
            guard let sides, sides.count == 2 else { return self }
            var program = self
            program.screen = CGSize(width: sides[0], height: sides[1])
            return program
        }

        /// What the program must print: the comments `// prints: …`, in order. Nil when it has none.
        var expectedPrints: [String]? {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let expected = lines.compactMap { line -> String? in
                guard let range = line.range(of: "// prints:") else { return nil }
                return line[range.upperBound...].hasPrefix(" ")
                    ? String(line[range.upperBound...].dropFirst()) : String(line[range.upperBound...])
            }
            return expected.isEmpty ? nil : expected
        }
    }

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// All that the compiler can judge, in order of name.
    static let programs = all.filter { !isStrange($0) }
    /// The others, for the reasons above.
    static let strangers = all.filter(isStrange)

    /// The fixtures and chapters; or the programs in the folder that `TRACEBOOK_WITNESS` names, to see what
    /// the compiler makes of programs that are not in the corpus.
    private static let all: [Program] = {
        let folder = ProcessInfo.processInfo.environment["TRACEBOOK_WITNESS"]
        return folder.map { read(URL(fileURLWithPath: $0)) } ?? fixtures + chapters
    }()

    private static func isStrange(_ program: Program) -> Bool {
        wordsOfStrangers.contains { program.text.contains($0) }
    }

    /// What only programs that are left out contain.
    private static let wordsOfStrangers = [
        "CellRegistration<", "DiffableDataSource<", "contextMenuConfigurationFor", "moveRowAt",
        "Task {", "@objc func words() -> String", "MyApp.", "NSNotification",
        "with: NSNumber(value: 1), with:", "shouldBeginMultipleSelectionInteractionAt",
        "hand.tap(menuItem: \"Select All\")", "NSEC_PER_SEC", "forwardingTarget(for", "String(localized:",
        "bell?.perform(", "@objc optional", "#imageLiteral", "price.maximumFractionDigits = 0",
        "Dial.appearance()", "Note.appearance()", "Badge.appearance()", "UIButton.appearance()",
        "Plate.appearance()", "self.init(frame:", "MAXFLOAT", "as [NSNumber]", ".scrollViewDidScroll!(",
        "UIView.description()", "#selector(getter:", "textFieldShouldClear == nil",
        "poster gives contents", "override func layerWillDraw", "ControllerShouldDismissPopover",
        "extension NSObject: Makeable", "@objc(coatColor)", "@objc var glow",
        "@objc dynamic var level", "@NSCopying var path = UIBezierPath()", "String(contentsOfFile:",
        "makeTimerSource", "print(date.formatted())", "emitterCells.snow.birthRate",
    ]

    /// The little programs of `Tests/Fixtures/Language`, filed by feature.
    static let fixtures = read(root.appendingPathComponent("Tests/Fixtures/Language"))

    private static func read(_ folder: URL) -> [Program] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return text.map { Program(name: path, text: $0).onItsScreen }
        }
    }
}
