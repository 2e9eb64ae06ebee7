import Reporting

/// Reads the members of a JSON object by key. As with the options of fences, what nobody asks for is unknown.
struct SettingsReader {
    private var members: [JSONValue.Member] = []
    private var asked: [String] = []
    private var diagnostics: [Diagnostic] = []

    init(_ value: JSONValue) {
        guard case .object(let all) = value.content else {
            diagnostics.append(
                Diagnostic(
                    code: .badSetting, "the settings must be an object, and this is \(value.kind)",
                    at: value.span,
                    hint: "for example { \"title\": \"Touches\" }"))
            return
        }
        for member in all {
            guard let first = members.first(where: { $0.key == member.key }) else {
                members.append(member)
                continue
            }
            let note = Diagnostic(.note, code: .duplicateSetting, "it is set here first", at: first.keySpan)
            diagnostics.append(
                Diagnostic(
                    code: .duplicateSetting, "'\(member.key)' is set twice", at: member.keySpan,
                    notes: [note]))
        }
    }

    /// A text that is not empty; nil, and a report, when something else is set.
    ///
    /// - Parameters:
    ///   - why: the sentence about a text that `isGood` refuses: `'x' is no language`.
    mutating func text(
        _ key: String, why: String = "says nothing", hint: String? = nil,
        _ isGood: (String) -> Bool = { _ in true }
    ) -> String? {
        asked.append(key)
        guard let member = members.first(where: { $0.key == key }) else { return nil }
        guard case .string(let text) = member.value.content else {
            diagnostics.append(
                Diagnostic(
                    code: .badSetting, "'\(key)' must be a text, and this is \(member.value.kind)",
                    at: member.value.span, hint: "a text has double quotes around it: \"\(key)\": \"...\""))
            return nil
        }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        guard !isEmpty, isGood(text) else {
            diagnostics.append(
                Diagnostic(
                    code: .badSetting, isEmpty ? "'\(key)' says nothing" : "'\(text)' \(why)",
                    at: member.value.span,
                    hint: hint ?? "leave it out instead"))
            return nil
        }
        return text
    }

    /// The texts of a list, with their places; what is no text is reported.
    mutating func texts(_ key: String) -> [(text: String, span: SourceSpan)] {
        asked.append(key)
        guard let value = members.first(where: { $0.key == key })?.value else { return [] }
        guard case .array(let elements) = value.content else {
            report("'\(key)' must be a list, and this is \(value.kind)", at: value.span)
            return []
        }
        return elements.compactMap { element in
            if case .string(let text) = element.content { return (text, element.span) }
            report("'\(key)' is a list of texts, and this is \(element.kind)", at: element.span)
            return nil
        }
    }

    /// Notes what is wrong with a value.
    mutating func report(_ message: String, at span: SourceSpan, hint: String? = nil) {
        diagnostics.append(Diagnostic(code: .badSetting, message, at: span, hint: hint))
    }

    /// True or false; nil, and a report, when something else is set.
    mutating func flag(_ key: String) -> Bool? {
        asked.append(key)
        guard let member = members.first(where: { $0.key == key }) else { return nil }
        if case .bool(let value) = member.value.content { return value }
        diagnostics.append(
            Diagnostic(
                code: .badSetting, "'\(key)' must be true or false, and this is \(member.value.kind)",
                at: member.value.span))
        return nil
    }

    /// Where a value is.
    func span(of key: String) -> SourceSpan? { members.first { $0.key == key }?.value.span }

    /// Reports the keys that nobody asked for, and hands out all that was reported.
    mutating func finish() -> [Diagnostic] {
        for member in members where !asked.contains(member.key) {
            let all = asked.map { "'\($0)'" }.joined(separator: ", ")
            diagnostics.append(
                Diagnostic(
                    code: .unknownSetting, "there is no setting '\(member.key)'", at: member.keySpan,
                    hint: Suggestion.hint(for: member.key, among: asked) ?? "settings are \(all)"))
        }
        return diagnostics
    }
}
