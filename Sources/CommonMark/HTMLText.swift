/// HTML while it is written, in bytes, with libcmark's escapes.
struct HTMLText {
    private(set) var bytes: [UInt8] = []

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ html: String) {
        bytes += html.utf8
    }

    /// Begins a new line, unless one has just begun.
    mutating func newLine() {
        if let last = bytes.last, last != .lineFeed { bytes.append(.lineFeed) }
    }

    /// Writes text with the four characters escaped that mean something in HTML.
    mutating func write(escaped text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case .greaterThan: bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            default: bytes.append(byte)
            }
        }
    }

    /// Writes an address as the value of an attribute.
    mutating func write(address: String) {
        for byte in address.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "'"): bytes += "&#x27;".utf8
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                bytes.append(byte)
            default:
                if Self.safe.contains(byte) {
                    bytes.append(byte)
                } else {
                    bytes.append(UInt8(ascii: "%"))
                    bytes.append(Self.digits[Int(byte >> 4)])
                    bytes.append(Self.digits[Int(byte & 15)])
                }
            }
        }
    }

    private static let safe = Set("!#$%()*+,-./:;=?@_~".utf8)
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Whether an address could run a script or read a file: libcmark leaves such links without one.
    static func isDangerous(_ address: String) -> Bool {
        let start = address.prefix(24).lowercased()
        let images = ["png", "gif", "jpeg", "webp"]
        if images.contains(where: { start.hasPrefix("data:image/\($0)") }) { return false }
        return ["javascript:", "vbscript:", "file:", "data:"].contains { start.hasPrefix($0) }
    }
}
