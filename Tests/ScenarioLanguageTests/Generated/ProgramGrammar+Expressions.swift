import EventEngine
import Foundation

@testable import ScenarioLanguage

extension ProgramGrammar {
    /// An expression of a type, the simplest ones when it lies deep.
    mutating func expression(_ type: StaticType) -> String {
        depth += 1
        defer { depth -= 1 }
        if !choices.once(in: 3), let known = variable(of: type) { return known }
        switch type {
        case .bool: return choices.one(of: ["true", "false"])
        case .int:
            return choices.one(of: ["0", "-1", "1", "2", "3", "100", "Int.max", "Int.min", "70_000"])
        case .double, .cgFloat, .float: return number(type)
        case .string:
            return choices.one(of: [
                "\"\"", "\"a\"", "\"e\\u{301}\\u{301}\"", "\"🇩🇪🇩\"", "\"12\"", "\"%d %@ %5.2f\"",
                "\"\\0 \\n\"", "String(repeating: \"ab\", count: 3_000)",
            ])
        case .character: return choices.one(of: ["(\"a\" as Character)", "(\"🇩🇪\" as Character)"])
        case .void: return "()"
        case .any:
            let types: [StaticType] = [.int, .string, .array(.int), .native(UIView.self), .double]
            return expression(choices.one(of: types))
        case .anyObject: return expression(.native(UIView.self))
        case .metatype: return choices.one(of: ["UIView.self", "UITableViewCell.self", "UIControl.self"])
        case .optional(let wrapped):
            return choices.once(in: 3) || depth > 7 ? "nil" : expression(wrapped)
        case .tuple(let elements):
            let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + expression($0.type) }
            return "(\(parts.joined(separator: ", ")))"
        case .function(let function): return closure(function)
        case .native(let id): return native(id, type)
        default: return collection(type)
        }
    }

    /// A variable that fits.
    private mutating func variable(of type: StaticType) -> String? {
        let fitting = variables.filter { fits($0.type, type) }
        guard !fitting.isEmpty else { return nil }
        return choices.one(of: fitting).name
    }

    private func fits(_ own: StaticType, _ wanted: StaticType) -> Bool {
        if own == wanted || own == wanted.wrapped { return true }
        guard case .native(let a) = own, case .native(let b) = wanted.wrapped ?? wanted else { return false }
        return catalogue.isClass(a, sameOrSubclassOf: b)
    }

    private mutating func number(_ type: StaticType) -> String {
        let name = "\(type)"
        let numbers = [
            "0", "-1", "1.5", "100", "44", "-0.0", "0.1", "1e300", "\(name).nan", "\(name).infinity",
            "-\(name).infinity", "\(name).greatestFiniteMagnitude", "\(name).leastNonzeroMagnitude",
        ]
        let most = choices.once(in: 3) ? numbers.count : 7
        let number = numbers[choices.number(below: most)]
        return type == .float && number == "1e300" ? "1e30" : number
    }

    private mutating func closure(_ function: FunctionType) -> String {
        let names = function.parameters.indices.map { _ in "_" }.joined(separator: ", ")
        let head = names.isEmpty ? "" : "\(names) in "
        let kept = variables
        defer { variables = kept }
        if function.result == .void { return "{ \(head)\(depth < 3 ? statement() : "print(1)") }" }
        return "{ \(head)return \(expression(function.result.filled)) }"
    }

    /// Arrays and their kin, some of them large.
    private mutating func collection(_ type: StaticType) -> String {
        switch type {
        case .array(let element), .sequence(let element, _):
            switch choices.number(below: 4) {
            case 0: return "([] as [\(element)])"
            case 1 where depth < 5:
                return "Array(repeating: \(expression(element)) as \(element), count: 500)"
            default: return "([\(expression(element)), \(expression(element))] as [\(element)])"
            }
        case .set(let element): return "([\(expression(element))] as Set<\(element)>)"
        case .dictionary(let key, let value):
            return "([\(expression(key)): \(expression(value))] as [\(key): \(value)])"
        case .range: return choices.one(of: ["(0..<0)", "(0..<3)", "(-1..<5)", "(0..<Int.max)", "(5..<6)"])
        case .closedRange: return choices.one(of: ["(0...0)", "(0...3)", "(Int.min...Int.max)", "(-3...7)"])
        default: return "0"
        }
    }

    /// A value of one of the engine's types.
    private mutating func native(_ id: NativeTypeID, _ type: StaticType) -> String {
        guard let record = catalogue.record(of: type) else { return "\(type)()" }
        if record.kind == .protocol { return implementer(of: record) }
        let rows = CatalogueRows.statics(of: record).filter { row in
            (row.result == type || row.result == .optional(type)) && row.requirements.isEmpty
                && (depth < 6 || row.parameters.isEmpty)
        }
        guard !rows.isEmpty else {
            // Nobody makes one: only what UIKit hands over.
            return made(type) ?? "({ fatalError() }() as \(type))"
        }
        let row = choices.one(of: rows)
        let call = access(row, on: record.name, [:])
        return row.result.isOptional ? "\(call)!" : call
    }

    /// What another object's property has of a type.
    private mutating func made(_ type: StaticType) -> String? {
        for known in variables {
            for row in CatalogueRows.members(of: catalogue.record(of: known.type))
            where row.kind == .property && fits(row.result.wrapped ?? row.result, type) {
                return "\(known.name).\(row.name)" + (row.result.isOptional ? "!" : "")
            }
        }
        return nil
    }

    /// An object of the program's classes that conforms to a protocol.
    private mutating func implementer(of record: NativeType) -> String {
        let owners: [String: [String]] = [
            "UIGestureRecognizerDelegate": ["ownNSObject", "ownUIView", "ownUIGestureRecognizer"],
            "UIScrollViewDelegate": ["ownNSObject", "ownUIView"],
            "UITableViewDataSource": ["ownNSObject", "ownUIScrollView"],
            "UITableViewDelegate": ["ownUIViewController"],
            "UITextFieldDelegate": ["ownNSObject", "ownUIControl"],
        ]
        let known = (owners[record.name] ?? []).filter { name in variables.contains { $0.name == name } }
        return known.isEmpty ? "({ fatalError() }() as \(record.name))" : choices.one(of: known)
    }

    /// A type of a record without placeholders.
    mutating func concrete(_ record: NativeType) -> StaticType {
        let type = catalogue.type(named: record.name) ?? record.staticType
        let elements: [StaticType] = [.int, .string, .native(UIView.self), .double]
        let element = choices.one(of: elements)
        return type.substituting([
            "Element": element, "Key": .string, "Value": element, "Wrapped": element, "Bound": .int,
        ]).filled
    }
}

extension StaticType {
    /// The type with Int for each placeholder that is left.
    var filled: StaticType {
        guard hasPlaceholder else { return self }
        var names: [String: StaticType] = [:]
        for name in ["Element", "Key", "Value", "Wrapped", "Bound", "Other", "Result", "First", "Second"] {
            names[name] = .int
        }
        return substituting(names)
    }

    /// Whether it has no name to be written with.
    var isSequence: Bool { if case .sequence = self { true } else { false } }
}
