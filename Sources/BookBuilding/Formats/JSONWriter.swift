/// JSON under construction, as UTF-8 bytes.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// Begins anew.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Appends what is JSON already.
    mutating func put(_ json: String) { put(bytes: json.utf8) }

    mutating func put(bytes json: some Sequence<UInt8>) { bytes.append(contentsOf: json) }

    /// Appends `, "name": "value"`; null without a value.
    mutating func field(_ name: String, _ value: String?) {
        put(", \"\(name)\": ")
        if let value { string(value) } else { put("null") }
    }

    /// Appends a string with its quotes: the stretches between what is written in another way as they are.
    mutating func string(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { text in
            var start = 0
            for index in 0..<text.count {
                guard let escaped = Self.escaped(text[index]) else { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                put(escaped)
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func escaped(_ byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: "\n"): "\\n"
        case UInt8(ascii: "\t"): "\\t"
        case 0..<0x20, 0x7F: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        default: nil
        }
    }
}
