/// The name of a row taken apart: `dismiss(animated:completion:)` is `dismiss` with two labels.
struct RowSignature {
    let name: String
    let parameters: [NativeParameter]

    /// - Precondition: the row has as many labels as types, and defaults only for labels that it has.
    init(_ row: String, _ types: [StaticType], defaults: KeyValuePairs<String, Value> = [:]) {
        // Thousands of rows are taken apart at the start, and their bytes are much faster to look at.
        guard let open = row.utf8.firstIndex(of: UInt8(ascii: "(")) else {
            precondition(types.isEmpty, "the row \(row) has no labels, but its body has parameters")
            name = row
            parameters = []
            return
        }
        name = String(row[..<open])
        let labels = row.utf8[open...].dropFirst().dropLast().split(separator: UInt8(ascii: ":"))
            .map { String(Substring($0)) }
        precondition(labels.count == types.count, "the row \(row) and its body disagree about parameters")
        for entry in defaults {
            precondition(labels.contains(entry.key), "the row \(row) has no label \(entry.key)")
        }
        parameters = zip(labels, types).map { label, type in
            let value = defaults.first { $0.key == label }?.value
            return NativeParameter(label == "_" ? nil : label, type, defaultValue: value)
        }
    }
}

/// The static types of Swift types.
@_semantics("optimize.sil.specialize.generic.never")
func staticTypes<each T: Bridged>(_ type: repeat (each T).Type) -> [StaticType] {
    var types: [StaticType] = []
    repeat types.append((each type).staticType)
    return types
}
