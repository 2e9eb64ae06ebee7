import Reporting

/// A JSON value that knows where it is, which Foundation's does not.
struct JSONValue {
    enum Content {
        case object([Member])
        case array([JSONValue])
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
    }

    /// A key with its value.
    struct Member {
        var key: String
        /// The key with its quotes.
        var keySpan: SourceSpan
        var value: JSONValue
    }

    var content: Content
    var span: SourceSpan

    /// What it is in a sentence: `a number`.
    var kind: String {
        switch content {
        case .object: "an object"
        case .array: "a list"
        case .string: "a text"
        case .number: "a number"
        case .bool: "true or false"
        case .null: "null"
        }
    }
}
