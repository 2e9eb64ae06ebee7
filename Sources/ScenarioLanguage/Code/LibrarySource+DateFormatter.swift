extension LibrarySource {
    /// The class that those which write dates and numbers inherit from.
    static let formatter = LibrarySource(
        name: "Formatter",
        text: """
            class Formatter: NSObject {
                func string(for obj: Any?) -> String? { nil }
            }
            """)

    /// Dates as texts in American English, with the words and signs of CLDR. Reading is strict: what differs
    /// from the format in more than spaces is no date (our decision).
    static let dateFormatter = LibrarySource(
        name: "DateFormatter", others: ["_DateField"],
        text: dateWriting + "\n" + dateFields + "\n" + dateReading + "\n")

    /// From a date to its text.
    static let dateWriting = """
        class DateFormatter: Formatter {
            enum Style: UInt { case none, short, medium, long, full }

            var locale: Locale! = .current
            var timeZone: TimeZone! = .current
            var calendar: Calendar! = Calendar.current
            var isLenient = false
            var amSymbol: String! = "AM"
            var pmSymbol: String! = "PM"
            var weekdaySymbols: [String]! = _EnglishNames.weekdays
            var shortWeekdaySymbols: [String]! = _EnglishNames.weekdays.map { String($0.prefix(3)) }
            var veryShortWeekdaySymbols: [String]! = _EnglishNames.weekdays.map { String($0.prefix(1)) }
            var standaloneWeekdaySymbols: [String]! { weekdaySymbols }
            var shortStandaloneWeekdaySymbols: [String]! { shortWeekdaySymbols }
            var veryShortStandaloneWeekdaySymbols: [String]! { veryShortWeekdaySymbols }
            var monthSymbols: [String]! = _EnglishNames.months
            var shortMonthSymbols: [String]! = _EnglishNames.months.map { String($0.prefix(3)) }
            var veryShortMonthSymbols: [String]! = _EnglishNames.months.map { String($0.prefix(1)) }
            var standaloneMonthSymbols: [String]! { monthSymbols }
            var shortStandaloneMonthSymbols: [String]! { shortMonthSymbols }
            var veryShortStandaloneMonthSymbols: [String]! { veryShortMonthSymbols }

            var dateStyle = Style.none { didSet { given = nil } }
            var timeStyle = Style.none { didSet { given = nil } }
            private var given: String?
            var dateFormat: String! {
                get { given ?? styled }
                set { given = newValue ?? "" }
            }

            private var styled: String {
                let dates = ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"]
                let times = [
                    "", "h:mm\\u{202F}a", "h:mm:ss\\u{202F}a", "h:mm:ss\\u{202F}a z",
                    "h:mm:ss\\u{202F}a zzzz",
                ]
                let (date, time) = (dates[Int(dateStyle.rawValue)], times[Int(timeStyle.rawValue)])
                if date.isEmpty || time.isEmpty { return date + time }
                return date + (dateStyle == .short ? ", " : " 'at' ") + time
            }

            static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
                let formatter = DateFormatter()
                formatter.dateStyle = dateStyle
                formatter.timeStyle = timeStyle
                return formatter.string(from: date)
            }

            static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?)
                -> String?
            {
                let letters = template.filter { !$0.isWhitespace && $0 != ":" && $0 != "," && $0 != "/" }
                return _DateTemplate(letters).format
            }
            func setLocalizedDateFormatFromTemplate(_ template: String) {
                given = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
            }

            func string(from date: Date) -> String {
                var calendar = self.calendar ?? Calendar.current
                calendar.timeZone = timeZone
                let parts = calendar.dateComponents(Calendar._units, from: date)
                return _DateField.fields(of: dateFormat).map { field in
                    field.letter == nil ? field.text : text(for: field, parts, date)
                }.joined()
            }
            override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }

            private func text(for field: _DateField, _ parts: DateComponents, _ date: Date) -> String {
                let count = field.count
                func number(_ value: Int?) -> String { _DateField.padded(value ?? 0, count) }
                func year(_ value: Int?) -> String {
                    count == 2 ? _DateField.padded((value ?? 0) % 100, 2) : number(value)
                }
                let hour = parts.hour ?? 0
                let weekday = (parts.weekday ?? 1) - 1
                switch field.letter {
                case "y", "u": return year(parts.year)
                case "Y": return year(parts.yearForWeekOfYear)
                case "M", "L":
                    return count < 3 ? number(parts.month) : month((parts.month ?? 1) - 1, count)
                case "d": return number(parts.day)
                case "D": return number(parts.dayOfYear)
                case "E": return name(ofDay: weekday, count)
                case "e", "c":
                    if count > 2 { return name(ofDay: weekday, count) }
                    let place = (weekday + 1 - calendar.firstWeekday + 7) % 7 + 1
                    return field.letter == "e" ? number(place) : String(place)
                case "h": return number(hour % 12 == 0 ? 12 : hour % 12)
                case "H": return number(hour)
                case "K": return number(hour % 12)
                case "k": return number(hour == 0 ? 24 : hour)
                case "m": return number(parts.minute)
                case "s": return number(parts.second)
                case "S": return fraction(of: date, count)
                case "A":
                    let seconds = hour * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
                    return number(seconds * 1000 + (Int(fraction(of: date, 3)) ?? 0))
                case "a": return hour < 12 ? amSymbol : pmSymbol
                case "G":
                    let names = count == 4 ? ["Before Christ", "Anno Domini"] : ["BC", "AD"]
                    return names[parts.era ?? 1]
                case "Q", "q": return quarter(((parts.month ?? 1) + 2) / 3, count)
                case "w": return number(parts.weekOfYear)
                case "W": return number(parts.weekOfMonth)
                case "F": return number(parts.weekdayOrdinal)
                case "z", "Z", "X", "x", "O", "v": return zone(field)
                default:
                    fatalError("the letter '\\(field.text)' of a date's format is not modelled")
                }
            }

            private func month(_ place: Int, _ count: Int) -> String {
                count == 3
                    ? shortMonthSymbols[place]
                    : count == 4 ? monthSymbols[place] : veryShortMonthSymbols[place]
            }
            private func name(ofDay place: Int, _ count: Int) -> String {
                switch count {
                case 4: return weekdaySymbols[place]
                case 5: return veryShortWeekdaySymbols[place]
                case 6: return String(weekdaySymbols[place].prefix(2))
                default: return shortWeekdaySymbols[place]
                }
            }
            private func quarter(_ number: Int, _ count: Int) -> String {
                let names = ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]
                return count < 3
                    ? _DateField.padded(number, count) : count == 3 ? "Q\\(number)" : names[number - 1]
            }
            private func fraction(of date: Date, _ count: Int) -> String {
                let seconds = date.timeIntervalSinceReferenceDate
                let thousandths = Int(
                    ((seconds - seconds.rounded(.down)) * 1000 + 0.0001).rounded(.down))
                let digits = _DateField.padded(min(thousandths, 999), 3)
                return count <= 3
                    ? String(digits.prefix(count)) : digits + String(repeating: "0", count: count - 3)
            }

            private func zone(_ field: _DateField) -> String {
                let seconds = timeZone.secondsFromGMT()
                let minutes = abs(seconds) / 60
                let sign = seconds < 0 ? "-" : "+"
                let (hours, rest) = (_twoDigits(minutes / 60), _twoDigits(minutes % 60))
                let isISO = field.letter == "X" || field.letter == "Z" && field.count == 5
                if isISO, seconds == 0 { return "Z" }
                switch (field.letter, field.count) {
                case ("X", 1), ("x", 1): return sign + hours + (minutes % 60 == 0 ? "" : rest)
                case ("X", 2), ("x", 2), ("X", 4), ("x", 4), ("Z", 1...3): return sign + hours + rest
                case ("X", _), ("x", _), ("Z", 5): return sign + hours + ":" + rest
                case ("z", 4) where seconds == 0: return "Greenwich Mean Time"
                case ("z", 4), ("Z", 4), ("O", 4), ("v", 4):
                    return "GMT" + (seconds == 0 ? "" : sign + hours + ":" + rest)
                default: return timeZone.abbreviation() ?? ""
                }
            }

            func date(from string: String) -> Date? {
                var reader = _DateReader(text: string)
                return reader.date(by: self)
            }
        }
        """
}
