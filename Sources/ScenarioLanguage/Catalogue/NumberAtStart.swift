import Foundation

/// The number that a text begins with, behind white space, as `NSString` reads it. Foundation's own reader
/// crashes on some texts.
struct NumberAtStart {
    private let text: Substring.UTF8View
    private let isNegative: Bool

    init(_ text: NSString) {
        var rest = Substring(text as String)
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        isNegative = rest.first == "-"
        if let first = rest.first, "+-".contains(first) { rest.removeFirst() }
        self.text = rest.utf8
    }

    /// Zero without digits, and the nearest whole number for those that are too large.
    var whole: Int {
        var number = 0
        for digit in digits(text) {
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let step = Int(digit) - Int(UInt8(ascii: "0"))
            let (next, overflows) = isNegative
                ? tens.subtractingReportingOverflow(step) : tens.addingReportingOverflow(step)
            if isTooLarge || overflows { return isNegative ? .min : .max }
            number = next
        }
        return number
    }

    /// With what is behind a point and an exponent; zero without digits.
    var fraction: Double {
        var parts = String(decoding: digits(text), as: UTF8.self)
        var rest = text.dropFirst(parts.utf8.count)
        if rest.first == UInt8(ascii: ".") {
            let decimals = digits(rest.dropFirst())
            if parts.isEmpty, decimals.isEmpty { return 0 }
            rest = rest.dropFirst(1 + decimals.count)
            parts = (parts.isEmpty ? "0" : parts) + "." + String(decoding: decimals, as: UTF8.self)
            if decimals.isEmpty { parts += "0" }
        }
        if parts.isEmpty { return 0 }
        let number = Double(parts + exponent(rest)) ?? 0
        return isNegative ? -number : number
    }

    /// Whether it begins with Y, T or a digit that is not zero.
    var isTrue: Bool {
        guard let first = text.drop(while: { $0 == UInt8(ascii: "0") }).first else { return false }
        return "YyTt123456789".utf8.contains(first)
    }

    private func digits(_ text: Substring.UTF8View) -> Substring.UTF8View {
        text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    /// `e12`, `E-3`; nothing where no digit follows.
    private func exponent(_ rest: Substring.UTF8View) -> String {
        guard let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return "" }
        var behind = rest.dropFirst()
        let sign = behind.first == UInt8(ascii: "-") ? "-" : ""
        if behind.first == UInt8(ascii: "-") || behind.first == UInt8(ascii: "+") {
            behind = behind.dropFirst()
        }
        let digits = digits(behind)
        return digits.isEmpty ? "" : "e" + sign + String(decoding: digits, as: UTF8.self)
    }
}
