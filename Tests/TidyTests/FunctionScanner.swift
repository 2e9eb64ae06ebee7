/// Finds functions in Swift text and how many lines each takes. It knows comments, string literals and
/// braces, and that is enough: the style test measures our own code.
struct FunctionScanner {
    struct Function {
        let name: String
        /// 1-based line of the declaration.
        let line: Int
        let lineCount: Int
    }

    private struct OpenBrace {
        let function: (name: String, line: Int)?
    }

    private var functions: [Function] = []
    private var braces: [OpenBrace] = []
    private var pending: (name: String, line: Int)?
    private var isInComment = false
    private var isInTextBlock = false

    static func functions(in lines: [Substring]) -> [Function] {
        var scanner = FunctionScanner()
        for (index, line) in lines.enumerated() { scanner.scan(line, number: index + 1) }
        return scanner.functions
    }

    private mutating func scan(_ line: Substring, number: Int) {
        let code = strip(line)
        if let name = declaredFunction(in: code) { pending = (name, number) }
        for character in code {
            switch character {
            case "{":
                braces.append(OpenBrace(function: pending))
                pending = nil
            case "}":
                guard let brace = braces.popLast(), let function = brace.function else { continue }
                let count = number - function.line + 1
                functions.append(Function(name: function.name, line: function.line, lineCount: count))
            default: break
            }
        }
        // A requirement of a protocol has no body: what follows on later lines is not its own.
        if braces.isEmpty, code.hasSuffix("}") { pending = nil }
    }

    private func declaredFunction(in code: String) -> String? {
        let words = code.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") })
        let introducers = ["func", "init", "deinit", "subscript"]
        guard let index = words.firstIndex(where: { introducers.contains(String($0)) }) else { return nil }
        if words[index] == "func" { return index + 1 < words.count ? String(words[index + 1]) : nil }
        let start = code.drop(while: { $0 == " " })
        let openings = introducers + [
            "public", "package", "private", "convenience", "required", "override", "static", "open",
            "internal", "fileprivate",
        ]
        return openings.contains(where: { start.hasPrefix($0) }) ? String(words[index]) : nil
    }

    /// The line without comments and string literals.
    private mutating func strip(_ line: Substring) -> String {
        var result = ""
        var rest = line
        while let character = rest.first {
            if isInComment {
                if rest.hasPrefix("*/") { isInComment = false }
                rest = rest.dropFirst(rest.hasPrefix("*/") ? 2 : 1)
            } else if isInTextBlock || rest.hasPrefix("\"\"\"") {
                if rest.hasPrefix("\"\"\"") {
                    isInTextBlock.toggle()
                    rest = rest.dropFirst(3)
                } else {
                    rest = rest.dropFirst()
                }
            } else if rest.hasPrefix("//") {
                return result
            } else if rest.hasPrefix("/*") {
                isInComment = true
                rest = rest.dropFirst(2)
            } else if character == "\"" {
                rest = afterLiteral(rest)
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private func afterLiteral(_ text: Substring) -> Substring {
        var rest = text.dropFirst()
        while let character = rest.first, character != "\"" {
            rest = rest.dropFirst(character == "\\" ? 2 : 1)
        }
        return rest.dropFirst()
    }
}
