import EventEngine
import Foundation
import ProgramGeneration

@testable import ScenarioLanguage

/// Makes programs of UIKit calls: any member of the catalogue, with arguments of its types at the edges, on
/// objects in odd places. Nearly all of them pass the checker; what they do makes no sense.
struct ProgramGrammar {
    /// A name that stands for a value.
    struct Variable {
        var name: String
        var type: StaticType
        var isConstant = true
    }

    let catalogue = NativeCatalogue.standard
    var choices: ChoiceSource
    var variables: [Variable] = []
    /// How deep the expression or statement that is being written lies.
    var depth = 0
    private var count = 0
    /// Names, protocols and superclasses of the classes of each program.
    private static let classes: [(name: String, superclass: String, protocols: [String])] = [
        ("Listener", "NSObject", [
            "UIGestureRecognizerDelegate", "UIScrollViewDelegate", "UITableViewDataSource",
            "UITextFieldDelegate",
        ]),
        ("OwnView", "UIView", ["UIGestureRecognizerDelegate", "UIScrollViewDelegate"]),
        ("OwnScroll", "UIScrollView", ["UITableViewDataSource"]),
        ("OwnControl", "UIControl", ["UITextFieldDelegate"]),
        ("OwnRecognizer", "UIGestureRecognizer", ["UIGestureRecognizerDelegate"]),
        ("OwnController", "UIViewController", ["UITableViewDelegate"]),
    ]

    init(_ choices: ChoiceSource) { self.choices = choices }

    /// The program that a string of bytes stands for.
    static func program(_ choices: ChoiceSource) -> String {
        var grammar = ProgramGrammar(choices)
        return grammar.program()
    }

    /// A program that does the same few things for ever, in a small world or in a crowded one.
    static func endless(_ choices: ChoiceSource) -> String {
        var grammar = ProgramGrammar(choices)
        return grammar.program(isEndless: true)
    }

    /// What makes a world crowded: rows of views, towers of them, recognizers, targets, children.
    private static let crowds = [
        "",
        "for _ in 0..<300 { view.addSubview(UIView(frame: view.bounds)) }",
        "for _ in 0..<300 { view.addGestureRecognizer(UITapGestureRecognizer()) }",
        """
        var tower: UIView = view
        for _ in 0..<300 {
            let next = UIView(frame: view.bounds)
            tower.addSubview(next)
            tower = next
        }
        """,
        """
        for _ in 0..<100 {
            let child = UIViewController()
            viewController.addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: viewController)
        }
        """,
        """
        let crowded = UIButton(frame: view.bounds)
        view.addSubview(crowded)
        for _ in 0..<300 { crowded.addAction(UIAction { _ in }, for: .allEvents) }
        """,
    ]

    private mutating func program(isEndless: Bool = false) -> String {
        for (name, type) in PredefinedNames.types {
            if let type = catalogue.type(named: type) { add(name, type) }
        }
        var head: [String] = []
        let wanted = Self.classes.filter { _ in !choices.once(in: 3) }
        for entry in wanted {
            guard let type = catalogue.type(named: entry.superclass) else { continue }
            let name = "own\(entry.superclass.filter(\.isLetter))"
            variables.append(Variable(name: name, type: type))
            head.append("let \(name) = \(entry.name)()")
        }
        head += sharedValues()
        var body: [String] = []
        if isEndless {
            body.append(choices.one(of: Self.crowds))
            for _ in 0..<choices.number(below: 4) { body.append(statement()) }
            let kept = variables
            let round = (0...choices.number(below: 3)).map { _ in statement() }
            variables = kept
            body.append("while true {\n\(round.joined(separator: "\n"))\n}")
        } else {
            for _ in 0..<(4 + choices.number(below: 14)) { body.append(statement()) }
        }
        let globals = variables
        let declarations = wanted.map { entry in
            variables = globals.filter { $0.name.hasPrefix("own") || $0.name.hasPrefix("shared") }
            return declaration(entry.name, entry.superclass, entry.protocols)
        }
        return (declarations + head + body).joined(separator: "\n")
    }

    /// Values that several places hold at once.
    private mutating func sharedValues() -> [String] {
        let made: [(String, StaticType, String)] = [
            ("sharedViews", .array(.native(UIView.self)), "[view, UIView(), UIScrollView()]"),
            ("sharedNumbers", .array(.int), "Array(repeating: 7, count: 1_000)"),
            ("sharedText", .string, "String(repeating: \"e\\u{301}\", count: 500)"),
            ("sharedWords", .dictionary(.string, .int), "[\"a\": 1, \"\": -1]"),
            ("sharedSet", .set(.int), "[0, -1, .max, .min]"),
        ]
        return made.filter { _ in choices.once(in: 2) }.map { name, type, value in
            variables.append(Variable(name: name, type: type, isConstant: false))
            return "var \(name): \(type) = \(value)"
        }
    }

    private mutating func add(_ name: String, _ type: StaticType) {
        variables.append(Variable(name: name, type: type))
    }

    // MARK: Statements

    /// One statement, perhaps with others inside.
    mutating func statement() -> String {
        depth += 1
        defer { depth -= 1 }
        guard depth < 4 else { return "_ = 0" }
        switch choices.number(below: 24) {
        case 0: return "for _ in 0..<\(choices.one(of: [2, 3, 20])) { \(inner()) }"
        case 1: return "if \(expression(.bool)) { \(inner()) }"
        case 2: return "hand.tap(\(expression(.native(UIView.self))) as UIView)"
        case 3: return "device.wait(\(choices.one(of: ["0.1", "2", "0"])))"
        case 4: return "window.addSubview(\(expression(.native(UIView.self))))"
        default: return memberStatement() ?? "print(\(expression(.any)))"
        }
    }

    private mutating func inner() -> String {
        let kept = variables
        defer { variables = kept }
        return statement()
    }

    /// A call, an assignment, or a new variable.
    private mutating func memberStatement() -> String? {
        let record = choices.one(of: CatalogueRows.records)
        let type = concrete(record)
        let isStatic = choices.once(in: 6)
        let names = CatalogueRows.named(of: record, isStatic: isStatic)
        guard !names.isEmpty else { return nil }
        let row = choices.one(of: choices.one(of: names).rows)
        guard !type.isSequence, row.name.first?.isLetter ?? false,
            row.requirements.allSatisfy({ isMet($0, type) })
        else { return nil }
        let types = type.placeholders
        let result = row.result.substituting(types).filled
        if row.isMutating, !isStatic { return change(type, row, types) }
        let receiver = isStatic ? "\(type)" : "(\(expression(type)) as \(type))"
        if row.isSettable, choices.once(in: 2), row.kind == .property, record.kind == .class {
            return "\(receiver).\(row.name) = \(expression(result))"
        }
        let call = access(row, on: receiver, types)
        if result == .void || result == .never { return result == .never ? nil : call }
        guard choices.once(in: 2), !result.isSequence else { return "_ = \(call)" }
        count += 1
        defer { variables.append(Variable(name: "x\(count)", type: result, isConstant: false)) }
        return "var x\(count): \(result) = \(call)"
    }

    private func isMet(_ requirement: GenericRequirement, _ type: StaticType) -> Bool {
        switch requirement {
        case .conforms(let name, let conformance):
            catalogue.conforms(type.placeholders[name] ?? .int, to: conformance)
        case .same(let name, let wanted): type.placeholders[name] == wanted
        case .inherits: false
        }
    }

    /// A call that changes a variable.
    private mutating func change(
        _ type: StaticType, _ row: NativeMember, _ types: [String: StaticType]
    ) -> String {
        let own = variables.filter { !$0.isConstant && $0.type == type }
        let result = row.result.substituting(types).filled == .void || row.kind == .property ? "" : "_ = "
        if let one = own.isEmpty ? nil : choices.one(of: own) {
            return result + access(row, on: one.name, types)
        }
        count += 1
        let name = "m\(count)"
        let made = "var \(name): \(type) = \(expression(type))\n"
        return made + (row.kind == .property ? "_ = " : result) + access(row, on: name, types)
    }

    /// A member with its arguments.
    mutating func access(_ row: NativeMember, on receiver: String, _ types: [String: StaticType]) -> String {
        switch row.kind {
        case .property, .constant: return "\(receiver).\(row.name)"
        case .enumCase where row.parameters.isEmpty: return "\(receiver).\(row.name)"
        case .subscript: return "\(receiver)[\(arguments(row, types))]"
        case .initializer: return "\(receiver)(\(arguments(row, types)))"
        default: return "\(receiver).\(row.name)(\(arguments(row, types)))"
        }
    }

    private mutating func arguments(_ row: NativeMember, _ types: [String: StaticType]) -> String {
        var written: [String] = []
        for parameter in row.parameters {
            if parameter.defaultValue != nil, choices.once(in: 2) { continue }
            let value = expression(parameter.type.substituting(types).filled)
            written.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return written.joined(separator: ", ")
    }

    // MARK: Classes

    private mutating func declaration(_ name: String, _ superclass: String, _ protocols: [String]) -> String {
        var members: [String] = []
        let record = catalogue.type(named: superclass).flatMap { catalogue.record(of: $0) }
        for row in CatalogueRows.members(of: record)
        where row.kind == .method && row.override != nil && choices.once(in: 8) {
            members.append(method(row, isOverride: true))
        }
        for entry in protocols {
            let asked = catalogue.type(named: entry).flatMap { catalogue.record(of: $0) }
            for row in asked?.optionalMethods ?? [] where row.isRequired || choices.once(in: 3) {
                let isOverride = record?.members[row.name]?.contains { $0.fullName == row.fullName } ?? false
                if !members.contains(where: { $0.contains("func \(row.name)(") && isOverride }) {
                    members.append(method(row, isOverride: isOverride))
                }
            }
        }
        let heritage = ([superclass] + protocols).joined(separator: ", ")
        return "class \(name): \(heritage) {\n\(members.joined(separator: "\n"))\n}"
    }

    /// A method that UIKit calls, and that does something odd.
    private mutating func method(_ row: NativeMember, isOverride: Bool) -> String {
        let kept = variables
        defer { variables = kept }
        var parameters: [String] = []
        var passed: [String] = []
        for (index, parameter) in row.parameters.enumerated() {
            let label = parameter.label ?? "_"
            parameters.append("\(label) p\(index): \(parameter.type)")
            passed.append((parameter.label.map { $0 + ": " } ?? "") + "p\(index)")
            variables.append(Variable(name: "p\(index)", type: parameter.type))
        }
        depth += 2
        defer { depth -= 2 }
        var body = choices.once(in: 2) ? statement() + "\n" : ""
        let superCall = "super.\(row.name)(\(passed.joined(separator: ", ")))"
        if row.result == .void {
            if isOverride, choices.once(in: 2) { body += superCall }
        } else {
            body += "return " + (isOverride && choices.once(in: 2) ? superCall : expression(row.result))
        }
        let result = row.result == .void ? "" : " -> \(row.result)"
        let head = isOverride ? "override func" : "func"
        return "\(head) \(row.name)(\(parameters.joined(separator: ", ")))\(result) {\n\(body)\n}"
    }
}
