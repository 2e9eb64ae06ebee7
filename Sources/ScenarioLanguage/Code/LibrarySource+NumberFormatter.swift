extension LibrarySource {
    /// Numbers as texts in American English. Reading is strict, as for dates, and of the least and the most
    /// digits what is set last wins (our decision).
    static let numberFormatter = LibrarySource(
        name: "NumberFormatter", others: ["_Digits", "_DigitLimits", "_Currency"],
        text: numberWriting + "\n" + decimalDigits + "\n" + currencies + "\n")

    /// The formatter itself.
    static let numberWriting = """
        class NumberFormatter: Formatter {
            enum Style: UInt {
                case none, decimal, currency, percent, scientific, spellOut, ordinal
                case currencyISOCode = 8, currencyPlural, currencyAccounting
            }
            enum RoundingMode: UInt { case ceiling, floor, down, up, halfEven, halfDown, halfUp }

            var numberStyle = Style.none {
                didSet {
                    if ![.none, .decimal, .currency, .percent].contains(numberStyle) {
                        fatalError("numbers in the style '\\(numberStyle)' are not modelled")
                    }
                }
            }
            var locale: Locale! = .current
            var roundingMode = RoundingMode.halfEven
            var groupingSeparator: String! = ","
            var decimalSeparator: String! = "."
            var zeroSymbol: String?
            var notANumberSymbol: String! = "NaN"
            var positiveInfinitySymbol = "+∞"
            var negativeInfinitySymbol = "-∞"
            var percentSymbol: String! = "%"
            var minusSign: String! = "-"

            // What is set here wins over what the style, the locale and the currency say.
            private var ownGrouping: Bool?
            private var ownGroupingSize: Int?
            private var ownMultiplier: NSNumber?
            private var ownCode: String?
            private var ownSymbol: String?
            private var ownPrefixes: (positive: String?, negative: String?) = (nil, nil)
            private var ownSuffixes: (positive: String?, negative: String?) = (nil, nil)
            private var wholeDigits = _DigitLimits()
            private var fractionDigits = _DigitLimits()

            private var isCurrency: Bool { numberStyle == .currency }
            private var usualWhole: Int { numberStyle == .none ? 42 : 2_000_000_000 }
            private var usualFraction: (least: Int, most: Int) {
                switch numberStyle {
                case .currency:
                    let digits = _Currency(code: currencyCode).digits
                    return (digits, digits)
                case .decimal: return (0, 3)
                default: return (0, 0)
                }
            }

            var minimumIntegerDigits: Int {
                get { wholeDigits.least(1, usualWhole) }
                set { wholeDigits.least = newValue }
            }
            var maximumIntegerDigits: Int {
                get { wholeDigits.most(1, usualWhole) }
                set { wholeDigits.most = newValue }
            }
            var minimumFractionDigits: Int {
                get { fractionDigits.least(usualFraction.least, usualFraction.most) }
                set { fractionDigits.least = newValue }
            }
            var maximumFractionDigits: Int {
                get { fractionDigits.most(usualFraction.least, usualFraction.most) }
                set { fractionDigits.most = newValue }
            }
            var usesGroupingSeparator: Bool {
                get { ownGrouping ?? (numberStyle != .none) }
                set { ownGrouping = newValue }
            }
            var groupingSize: Int {
                get { ownGroupingSize ?? (numberStyle == .none ? 0 : 3) }
                set { ownGroupingSize = newValue }
            }
            var multiplier: NSNumber? {
                get { ownMultiplier ?? (numberStyle == .percent ? 100 : nil) }
                set { ownMultiplier = newValue }
            }
            var currencyCode: String! {
                get { ownCode ?? locale.currencyCode }
                set { ownCode = newValue }
            }
            var currencySymbol: String! {
                get { ownSymbol ?? _Currency(code: currencyCode).symbol }
                set { ownSymbol = newValue }
            }
            /// Without a region's customs, a space belongs to the sign.
            private var sign: String {
                guard isCurrency, let symbol = currencySymbol else { return "" }
                return locale.identifier == "en_US_POSIX" ? symbol + "\\u{A0}" : symbol
            }
            /// What comes between a number and a sign that ends in a letter or the like.
            private var gap: String {
                guard isCurrency, let last = sign.last, !last.isSymbol, !last.isWhitespace else { return "" }
                return "\\u{A0}"
            }
            var positivePrefix: String! {
                get { ownPrefixes.positive ?? sign }
                set { ownPrefixes.positive = newValue }
            }
            var negativePrefix: String! {
                get { ownPrefixes.negative ?? minusSign + sign }
                set { ownPrefixes.negative = newValue }
            }
            private var usualSuffix: String { numberStyle == .percent ? percentSymbol : "" }
            var positiveSuffix: String! {
                get { ownSuffixes.positive ?? usualSuffix }
                set { ownSuffixes.positive = newValue }
            }
            var negativeSuffix: String! {
                get { ownSuffixes.negative ?? usualSuffix }
                set { ownSuffixes.negative = newValue }
            }

            static func localizedString(from num: NSNumber, number nstyle: Style) -> String {
                let formatter = NumberFormatter()
                formatter.numberStyle = nstyle
                return formatter.string(from: num) ?? ""
            }

            func string(from number: NSNumber) -> String? {
                let value = number.doubleValue
                if value.isNaN { return notANumberSymbol }
                if value.isInfinite {
                    return value < 0 ? negativeInfinitySymbol : positiveInfinitySymbol
                }
                if value == 0, let zeroSymbol { return zeroSymbol }
                var digits = _Digits(number.stringValue)
                if let multiplier {
                    if multiplier.doubleValue == 100, value != 0 {
                        digits.point += 2
                    } else {
                        digits = _Digits("\\(value * multiplier.doubleValue)")
                    }
                }
                let isNegative = digits.isNegative
                digits.round(to: maximumFractionDigits, roundingMode)
                let whole = grouped(
                    digits.whole(atLeast: minimumIntegerDigits, atMost: maximumIntegerDigits))
                let fraction = digits.fraction(atLeast: minimumFractionDigits)
                let text = whole + (fraction.isEmpty ? "" : decimalSeparator + fraction)
                return isNegative
                    ? (ownPrefixes.negative ?? negativePrefix + gap) + text + negativeSuffix
                    : (ownPrefixes.positive ?? positivePrefix + gap) + text + positiveSuffix
            }

            override func string(for obj: Any?) -> String? {
                if let number = obj as? NSNumber { return string(from: number) }
                if let number = obj as? Int { return string(from: NSNumber(value: number)) }
                if let number = obj as? Double { return string(from: NSNumber(value: number)) }
                return nil
            }

            private func grouped(_ whole: String) -> String {
                guard usesGroupingSeparator, groupingSize > 0 else { return whole }
                var pieces: [String] = []
                var rest = whole
                while rest.count > groupingSize {
                    pieces.append(String(rest.suffix(groupingSize)))
                    rest = String(rest.dropLast(groupingSize))
                }
                return ([rest] + pieces.reversed()).joined(separator: groupingSeparator)
            }

            func number(from string: String) -> NSNumber? {
                var text = string
                var isNegative = false
                if text.hasPrefix(negativePrefix), !negativePrefix.isEmpty {
                    isNegative = true
                    text = String(text.dropFirst(negativePrefix.count))
                } else if !positivePrefix.isEmpty {
                    guard text.hasPrefix(positivePrefix) else { return nil }
                    text = String(text.dropFirst(positivePrefix.count))
                }
                if !gap.isEmpty, text.hasPrefix(gap) { text = String(text.dropFirst()) }
                if !positiveSuffix.isEmpty {
                    guard text.hasSuffix(positiveSuffix) else { return nil }
                    text = String(text.dropLast(positiveSuffix.count))
                }
                if usesGroupingSeparator {
                    text = text.replacingOccurrences(of: groupingSeparator, with: "")
                }
                text = text.replacingOccurrences(of: decimalSeparator, with: ".")
                guard text.first?.isNumber == true || text.first == ".", !text.hasSuffix(" "),
                    text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), let value = Double(text)
                else { return nil }
                if multiplier == nil, let whole = Int(text) {
                    return NSNumber(value: isNegative ? -whole : whole)
                }
                let signed = isNegative ? -value : value
                return NSNumber(value: multiplier.map { signed / $0.doubleValue } ?? signed)
            }
        }
        """

    /// The digits that it rounds.
    static let decimalDigits = """
        /// The decimal digits of a number, with a point before one of them: what rounding goes by.
        struct _Digits {
            private(set) var isNegative: Bool
            private var digits: [Int] = []
            var point: Int

            init(_ text: String) {
                let lowered = text.lowercased()
                isNegative = lowered.hasPrefix("-")
                let halves = lowered.split(separator: "e")
                let mantissa = halves.first.map { String($0) } ?? "0"
                var isBehind = false
                point = halves.count > 1 ? Int(halves[1].filter { $0 != "+" }) ?? 0 : 0
                for character in mantissa {
                    if character == "." { isBehind = true }
                    guard let digit = character.wholeNumberValue else { continue }
                    digits.append(digit)
                    if !isBehind { point += 1 }
                }
                while digits.first == 0 {
                    digits.removeFirst()
                    point -= 1
                }
                while digits.last == 0 { digits.removeLast() }
                if digits.isEmpty { point = 0 }
            }

            mutating func round(to places: Int, _ mode: NumberFormatter.RoundingMode) {
                let places = max(0, min(places, 400))
                let kept = point + places
                guard kept < digits.count else { return }
                let left = kept < 0 ? [0] + digits : Array(digits[kept...])
                let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
                digits = Array(digits.prefix(max(0, kept)))
                guard rises(left, isOdd, mode) else {
                    while digits.last == 0 { digits.removeLast() }
                    if digits.isEmpty { point = 0 }
                    return
                }
                if kept <= 0 {
                    digits = [1]
                    point = 1 - places
                    return
                }
                var place = kept - 1
                while place >= 0, digits[place] == 9 {
                    digits[place] = 0
                    place -= 1
                }
                if place >= 0 {
                    digits[place] += 1
                } else {
                    digits.insert(1, at: 0)
                    point += 1
                }
                while digits.last == 0 { digits.removeLast() }
            }

            private func rises(_ left: [Int], _ isOdd: Bool, _ mode: NumberFormatter.RoundingMode)
                -> Bool
            {
                let isAbove = left[0] > 5 || left[0] == 5 && left.dropFirst().contains { $0 != 0 }
                let isHalf = left[0] == 5 && !isAbove
                let isMore = left.contains { $0 != 0 }
                switch mode {
                case .ceiling: return isMore && !isNegative
                case .floor: return isMore && isNegative
                case .down: return false
                case .up: return isMore
                case .halfEven: return isAbove || isHalf && isOdd
                case .halfDown: return isAbove
                case .halfUp: return isAbove || isHalf
                }
            }

            func whole(atLeast count: Int, atMost most: Int) -> String {
                var text = ""
                for place in 0..<max(0, min(point, 400)) {
                    text += place < digits.count ? String(digits[place]) : "0"
                }
                text = String(repeating: "0", count: max(0, min(count, 400) - text.count)) + text
                return String(text.suffix(max(0, most)))
            }

            func fraction(atLeast count: Int) -> String {
                var text = String(repeating: "0", count: digits.isEmpty ? 0 : max(0, min(-point, 400)))
                for digit in digits.dropFirst(max(0, point)) { text += String(digit) }
                return text + String(repeating: "0", count: max(0, min(count, 400) - text.count))
            }
        }
        """
}
