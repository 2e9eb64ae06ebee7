/// JSON under construction, as UTF-8 bytes.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// Appends what is JSON already.
    mutating func put(_ json: String) { put(bytes: json.utf8) }

    mutating func put(bytes json: some Sequence<UInt8>) { bytes.append(contentsOf: json) }

    /// Appends `, "name": "value"`; null without a value.
    mutating func field(_ name: String, _ value: String?) {
        put(", \"\(name)\": ")
        if let value { string(value) } else { put("null") }
    }

    /// Appends a string with its quotes.
    mutating func string(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""): put("\\\"")
            case UInt8(ascii: "\\"): put("\\\\")
            case UInt8(ascii: "\n"): put("\\n")
            case UInt8(ascii: "\t"): put("\\t")
            case 0..<0x20, 0x7F: put("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
