import Foundation

/// As much of JSON Schema, draft 2020-12, as our schemas use; a word that is not known here is a problem.
struct JSONSchema {
    private let root: [String: Any]
    private static let known: Set<String> = [
        "$schema", "$defs", "$ref", "title", "description", "type", "required", "additionalProperties",
        "properties", "items", "const", "enum", "pattern", "minimum",
    ]

    init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// What of a value is not as the schema says, each with its path; empty when all is.
    func problems(of value: Any) -> [String] { problems(of: value, root, "") }

    private func problems(of value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            let name = reference.replacingOccurrences(of: "#/$defs/", with: "")
            guard let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
                return ["\(path): no \(reference)"]
            }
            return problems(of: value, target, path)
        }
        var found = schema.keys.filter { !Self.known.contains($0) }.map { "\(path): unknown word \($0)" }
        let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] }
        if let types, !types.contains(where: { Self.isValue(value, $0) }) {
            return found + ["\(path): no \(types.joined(separator: " or "))"]
        }
        if let constant = Self.number(schema["const"]), constant != Self.number(value) {
            found.append("\(path): not \(constant)")
        }
        if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
            found.append("\(path): none of the choices")
        }
        if let least = Self.number(schema["minimum"]), let number = Self.number(value), number < least {
            found.append("\(path): below \(least)")
        }
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            found.append("\(path): '\(text)' does not match \(pattern)")
        }
        if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
            for (index, item) in list.enumerated() { found += problems(of: item, items, "\(path)/\(index)") }
        }
        if let object = value as? [String: Any] { found += problems(ofObject: object, schema, path) }
        return found
    }

    private func problems(
        ofObject object: [String: Any], _ schema: [String: Any], _ path: String
    ) -> [String] {
        let properties = schema["properties"] as? [String: Any] ?? [:]
        let required = schema["required"] as? [String] ?? []
        var found = required.filter { object[$0] == nil }.map { "\(path): no '\($0)'" }
        for (key, value) in object {
            if let property = properties[key] as? [String: Any] {
                found += problems(of: value, property, "\(path)/\(key)")
            } else if schema["additionalProperties"] as? Bool == false {
                found.append("\(path): '\(key)' is too much")
            }
        }
        return found
    }

    private static func isValue(_ value: Any, _ type: String) -> Bool {
        let number = number(value)
        switch type {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "string": return value is String
        case "boolean": return value is Bool
        case "null": return value is NSNull
        case "number": return number != nil
        case "integer": return number.map { $0.rounded() == $0 } ?? false
        default: return false
        }
    }

    /// A number as JSON or as Swift has it.
    private static func number(_ value: Any?) -> Double? {
        (value as? Int).map(Double.init) ?? value as? Double ?? (value as? NSNumber)?.doubleValue
    }
}
