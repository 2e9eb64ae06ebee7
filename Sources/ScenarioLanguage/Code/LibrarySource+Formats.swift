extension LibrarySource {
    /// What formats may be given.
    static let formatArguments = LibrarySource(
        name: "CVarArg",
        text: """
            protocol CVarArg {}

            extension Int: CVarArg {}
            extension Double: CVarArg {}
            extension Float: CVarArg {}
            extension CGFloat: CVarArg {}
            extension String: CVarArg {}
            extension NSObject: CVarArg {}
            """)

    /// Formats for a place: whole numbers and those with a point get its separators. As in Foundation, no
    /// such number is padded.
    static let localFormats = LibrarySource(
        name: "LocalFormats", members: ["localizedStringWithFormat", "locale"],
        text: """
            extension String {
                static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
                    String(format: format, locale: Locale.current, arguments: arguments)
                }
                init(format: String, locale: Locale?, _ arguments: CVarArg...) {
                    self.init(format: format, locale: locale, arguments: arguments)
                }
                init(format: String, locale: Locale?, arguments: [CVarArg]) {
                    guard let locale, locale.identifier != "en_US_POSIX" else {
                        self.init(format: format, arguments: arguments)
                        return
                    }
                    let numbers = NumberFormatter()
                    numbers.locale = locale
                    numbers.numberStyle = .decimal
                    var (text, rest, left) = ("", Substring(format), arguments[...])
                    while let percent = rest.firstIndex(of: "%") {
                        text += rest[..<percent]
                        rest = rest[percent...].dropFirst()
                        let settings = rest.prefix { "-+ 0#'.*hlqzjtL0123456789$".contains($0) }
                        rest = rest.dropFirst(settings.count)
                        let conversion = rest.prefix(1)
                        rest = rest.dropFirst()
                        let stars = settings.filter { $0 == "*" }.count
                        let own = Array(left.prefix(conversion == "%" ? 0 : 1 + stars))
                        left = left.dropFirst(own.count)
                        let piece = String(format: "%" + settings + conversion, arguments: own)
                        text += "diufFg".contains(String(conversion)) ? numbers._grouped(piece) : piece
                    }
                    self = text + rest
                }
            }
            extension NumberFormatter {
                func _grouped(_ written: String) -> String {
                    let number = written.trimmingCharacters(in: .whitespaces)
                    let sign = number.prefix { !$0.isNumber }
                    let behind = number.dropFirst(sign.count)
                    let digits = behind.prefix { $0.isNumber }.drop { $0 == "0" }
                    let whole = digits.isEmpty ? "0" : String(digits)
                    var (pieces, start) = ([String](), whole.count % 3)
                    if start > 0 { pieces.append(String(whole.prefix(start))) }
                    while start < whole.count {
                        pieces.append(String(whole.dropFirst(start).prefix(3)))
                        start += 3
                    }
                    let fraction = behind.drop { $0.isNumber }.replacingOccurrences(
                        of: ".", with: decimalSeparator)
                    return sign + pieces.joined(separator: groupingSeparator) + fraction
                }
            }
            """)

    /// The whole part of a number and the rest, as a pair or as C has them.
    static let partsOfNumbers = LibrarySource(
        name: "modf",
        text: """
            func modf(_ x: Double) -> (Double, Double) {
                let whole = x.rounded(.towardZero)
                return (whole, x.isInfinite ? 0 : x - whole)
            }
            func modf(_ x: Double, _ whole: inout Double) -> Double {
                let parts = modf(x)
                whole = parts.0
                return parts.1
            }
            func modf(_ x: CGFloat) -> (CGFloat, CGFloat) {
                let whole = x.rounded(.towardZero)
                return (whole, x.isInfinite ? 0 : x - whole)
            }
            func modf(_ x: Float) -> (Float, Float) {
                let whole = x.rounded(.towardZero)
                return (whole, x.isInfinite ? 0 : x - whole)
            }
            """)
}
