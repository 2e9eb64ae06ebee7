/// A dictionary whose keys are texts, as it travels between the engine and a scenario: `[String: Any]`.
struct NamedValues<Element> {
    let values: [String: Element]
}

extension NamedValues: Bridged where Element: Bridged {
    static var staticType: StaticType { .dictionary(.string, Element.staticType) }

    static func from(_ value: Value) -> NamedValues? {
        guard case .dictionary(let dictionary) = value else { return nil }
        var values: [String: Element] = [:]
        for key in dictionary.keys {
            guard let name = String.from(key), let held = dictionary[key], let element = Element.from(held)
            else { return nil }
            values[name] = element
        }
        return NamedValues(values: values)
    }

    var bridged: Value {
        var result = OrderedValueDictionary()
        for (name, element) in values.sorted(by: { $0.key < $1.key }) {
            result[name.bridged] = element.bridged
        }
        return .dictionary(result)
    }
}
