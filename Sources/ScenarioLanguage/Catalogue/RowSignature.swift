/// The name of a row taken apart: `dismiss(animated:completion:)` is `dismiss` with two labels.
struct RowSignature {
    let name: String
    let parameters: [NativeParameter]
    /// The name with its labels; nil for a row that is written without any.
    let fullName: String?

    /// - Precondition: the row has as many labels as types, and defaults only for labels that it has.
    init(_ row: String, _ types: [StaticType], defaults: KeyValuePairs<String, Value> = [:]) {
        var row = row
        // Thousands of rows are taken apart at the start, and their bytes are much faster to look at.
        guard let (name, labels) = row.withUTF8(Self.parts) else {
            precondition(types.isEmpty, "the row \(row) has no labels, but its body has parameters")
            (self.name, parameters, fullName) = (row, [], nil)
            return
        }
        precondition(labels.count == types.count, "the row \(row) and its body disagree about parameters")
        for entry in defaults {
            precondition(labels.contains(entry.key), "the row \(row) has no label \(entry.key)")
        }
        self.name = name
        fullName = row
        parameters = zip(labels, types).map { label, type in
            let value = defaults.first { $0.key == label }?.value
            return NativeParameter(label == "_" ? nil : label, type, defaultValue: value)
        }
    }

    /// What is in front of the parenthesis, and the labels behind it; nil where there is none.
    private static func parts(_ row: UnsafeBufferPointer<UInt8>) -> (name: String, labels: [String])? {
        guard let open = row.firstIndex(of: UInt8(ascii: "(")) else { return nil }
        var labels: [String] = []
        var start = open + 1
        for index in row.indices[start...] where row[index] == UInt8(ascii: ":") {
            labels.append(String(decoding: row[start..<index], as: UTF8.self))
            start = index + 1
        }
        return (String(decoding: row[..<open], as: UTF8.self), labels)
    }
}

/// The static types of Swift types.
@_semantics("optimize.sil.specialize.generic.never")
func staticTypes<each T: Bridged>(_ type: repeat (each T).Type) -> [StaticType] {
    var types: [StaticType] = []
    repeat types.append((each type).staticType)
    return types
}
