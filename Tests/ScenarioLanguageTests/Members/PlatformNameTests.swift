import Reporting
import Testing

@testable import ScenarioLanguage

/// Each public name of Swift and of Apple's frameworks is there, or is refused by its name: "has no member"
/// is said only of names that do not exist.
@Suite struct PlatformNameTests {
    private let names = PlatformNames.standard
    private let catalogue = NativeCatalogue.standard

    /// A line of a program, with `#` in names for its number, and what a refusal of it has to name.
    private struct Probe {
        let line: String
        let name: String
    }

    @Test("The list has the frameworks' types, functions and members")
    func isThere() {
        #expect(names.types.count > 3_000 && names.globals.count > 2_000 && names.members.count > 100)
        #expect(names.types["UIStackView"] == .uiKit && names.types["CATransition"] == .quartzCore)
        #expect(names.types["CGContext"] == .coreGraphics && names.types["NSCache"] == .foundation)
        #expect(names.globals["UIGraphicsGetCurrentContext"] == .uiKit)
        #expect(names.members["UIView"]?.contains("leadingAnchor") == true)
        #expect(names.members["UIView"]?.contains("leadingAnker") == false)
    }

    @Test("Each class and protocol of UIKit that the catalogue has is on the list")
    func kitIsListed() {
        for record in catalogue.records where record.kind == .class || record.kind == .protocol {
            guard record.name.hasPrefix("UI") || record.name.hasPrefix("CA") else { continue }
            // The list has a class inside another one as Objective-C spells it.
            let name = record.name.replacing(".", with: "")
            #expect(names.types[name] != nil, "\(record.name): write the list again")
            let hasMembers = record.rows.contains { $0.kind != .initializer }
            guard record.kind == .class, hasMembers, name == record.name else { continue }
            #expect(names.members[record.name] != nil, "\(record.name): write the list again")
        }
    }

    @Test("A type of the list is there, or is refused by its name as the type of a variable")
    func types() {
        check(names.types.keys.sorted().filter { !hasType($0) }.map { name in
            let outer = String(name.prefix { $0 != "." })
            let absent = catalogue.type(named: outer) == nil ? outer : name
            return Probe(line: "func f#(_ x: \(name)) {}", name: absent)
        })
    }

    @Test("An absent type as a superclass is refused by its name, and no other error follows from it")
    func superclasses() {
        let classes = names.types.keys.sorted().filter { !hasType($0) && !$0.contains(".") }
        let some = classes.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
        let body = "{ override func layoutSubviews() { super.layoutSubviews(); own = bounds.width } }"
        check(some.map { Probe(line: "class C#: \($0) \(body)", name: $0) })
    }

    @Test("A function or constant of the list is there, or is refused by its name")
    func globals() {
        let absent = names.globals.keys.sorted().filter { name in
            catalogue.functions(named: name).isEmpty && catalogue.constant(named: name) == nil
                && !hasType(name)
        }
        check(absent.map { Probe(line: "_ = \($0)", name: $0) })
    }

    @Test("A member of the list is there, or is refused by its name")
    func members() {
        var probes: [Probe] = []
        for (type, members) in names.members.sorted(by: { $0.key < $1.key }) {
            guard let known = catalogue.type(named: type) else { continue }
            for member in members.sorted() where !hasMember(member, known) {
                if case .sequence = known {
                    #expect(catalogue.absence(ofMember: member, in: known) != nil)
                } else if !["self", "init", "subscript"].contains(member) {
                    let instance = known.hasPlaceholder ? known.substituting(Self.examples).description : type
                    probes.append(Probe(line: "func f#(_ x: \(instance)) { _ = x.\(member) }", name: member))
                }
            }
        }
        #expect(probes.count > 1_000)
        check(probes)
    }

    @Test("A name that no framework has is no known absence")
    func slips() {
        #expect(catalogue.absence(named: "UIStakView") == nil)
        #expect(catalogue.absence(ofMember: "leadingAnker", in: .native(NativeTypeID(Int.self))) == nil)
        let run = run("view.alhpa = 1\nlet x: UIVeiw? = nil\n")
        #expect(run.map(\.code) == [.unknownMember, .unknownType])
    }

    // MARK: Checking

    private static let examples: [String: StaticType] = [
        "Element": .int, "Key": .int, "Value": .int, "Wrapped": .int, "Bound": .int,
    ]

    /// The names that the library's protocols give to types that go with others: `Element`, `Index`.
    private static let associatedNames = Set(
        LibrarySource.all.flatMap { source in
            source.text.matches(of: /associatedtype (\w+)/).map { String($0.output.1) }
        })

    private func hasType(_ name: String) -> Bool {
        let outerName = String(name.prefix { $0 != "." })
        let ownNames = [outerName, String(name.split(separator: ".").last ?? "")]
        if LibrarySource.all.contains(where: { source in
            ownNames.contains { ([source.name] + source.others).contains($0) }
        }) { return true }
        let outer = catalogue.type(named: outerName)
        // A type inside a generic one needs that one's arguments, which is another error.
        if name.contains("."), outer?.hasPlaceholder == true { return true }
        // A type inside one that goes by a second name here has that one's place.
        if name.contains("."), let outer, outer.description != outerName { return true }
        // What goes with a collection is what the library's protocols ask for.
        if name.contains("."), let outer, catalogue.conforms(outer, to: .sequence),
            Self.associatedNames.contains(String(name.dropFirst(outerName.count + 1)))
        {
            return true
        }
        return catalogue.type(named: name) != nil || catalogue.conformance(named: name) != nil
            || catalogue.hasKinds(of: name)
            || KeyPathType.Kind(rawValue: name) != nil
            || ["Sendable", "AnyObject", "Error", "Optional"].contains(name)
    }

    private func hasMember(_ name: String, _ type: StaticType) -> Bool {
        // What Swift makes for all types of a kind, the checker makes as well.
        if name == "hashValue", catalogue.conforms(type, to: .hashable) { return true }
        if ["description", "debugDescription"].contains(name), type.isCollection || isObject(type) {
            return true
        }
        if name == "debugDescription", type.isOptional { return true }
        let record = catalogue.record(of: type)
        return !catalogue.members(named: name, of: type).isEmpty
            || !catalogue.statics(named: name, of: type).isEmpty || record?.nested[name] != nil
            || record?.optionalMethods.contains { $0.name == name } ?? false
            || record?.steps.map { hasMember(name, .sequence($0.element, .any)) } ?? false
            || LibrarySource.all.contains { $0.has(name, of: type) }
    }

    /// Whether a class inherits from NSObject.
    private func isObject(_ type: StaticType) -> Bool {
        guard let record = catalogue.record(of: type) else { return false }
        return record.name == "NSObject" || record.superclass.map { isObject(.native($0)) } ?? false
    }

    /// Checks the lines, some in each program: each has one error, which names what is absent.
    private func check(_ probes: [Probe]) {
        for start in stride(from: 0, to: probes.count, by: 40) {
            let some = probes[start..<min(start + 40, probes.count)]
            let lines = some.enumerated().map { $0.element.line.replacing("#", with: "\($0.offset)") + "\n" }
            let diagnostics = run(lines.joined())
            for (index, probe) in some.enumerated() {
                let found = diagnostics.filter { $0.span?.start.line == index + 1 }
                let isRefused = found.count == 1 && found[0].code == .unsupported
                    && found[0].message.contains("'\(probe.name)'") && found[0].hint != nil
                #expect(isRefused, "\(probe.line): \(found.map(\.message))")
            }
        }
    }

    private func run(_ text: String) -> [Diagnostic] {
        let file = SourceFile(path: "names.swift", text: text)
        let code = ScenarioCode(name: "names", text: EmbeddedText(wholeOf: file))
        return ScenarioRunner().run(code).diagnostics
    }
}

extension LibrarySource {
    fileprivate func has(_ name: String, of type: StaticType) -> Bool {
        if others.contains(name) || members.contains(name) { return true }
        guard members.contains(type.description) else { return false }
        return text.contains("func \(name)(") || text.contains("let \(name) ")
    }
}

extension StaticType {
    fileprivate var isCollection: Bool {
        switch self {
        case .array, .set, .dictionary: true
        default: false
        }
    }
}
