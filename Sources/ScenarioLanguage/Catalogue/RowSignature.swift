/// The name of a row taken apart: `dismiss(animated:completion:)` is `dismiss` with two labels.
struct RowSignature {
    let name: String
    let parameters: [NativeParameter]

    /// - Precondition: the row has as many labels as types, and defaults only for labels that it has.
    init(_ row: String, _ types: [StaticType], defaults: KeyValuePairs<String, Value> = [:]) {
        guard let open = row.firstIndex(of: "(") else {
            precondition(types.isEmpty, "the row \(row) has no labels, but its body has parameters")
            name = row
            parameters = []
            return
        }
        name = String(row[..<open])
        let labels = row[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
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
