extension LibrarySource {
    /// The parts of a format, and the formats that templates stand for.
    static let dateFields = """
        /// A run of one letter in a date's format, or the text between such runs.
        struct _DateField {
            let letter: Character?
            let text: String
            var count: Int { text.count }

            static func padded(_ number: Int, _ count: Int) -> String {
                let digits = String(abs(number))
                let zeros = String(repeating: "0", count: max(0, count - digits.count))
                return (number < 0 ? "-" : "") + zeros + digits
            }

            static func fields(of format: String) -> [_DateField] {
                let characters = Array(format)
                var fields: [_DateField] = []
                var place = 0
                var isQuoted = false
                while place < characters.count {
                    let character = characters[place]
                    if character == "'" {
                        if place + 1 < characters.count, characters[place + 1] == "'" {
                            fields.append(_DateField(letter: nil, text: "'"))
                            place += 2
                            continue
                        }
                        isQuoted.toggle()
                        place += 1
                    } else if !isQuoted, character.isASCII, character.isLetter {
                        var end = place
                        while end < characters.count, characters[end] == character { end += 1 }
                        fields.append(
                            _DateField(
                                letter: character, text: String(repeating: character, count: end - place)
                            ))
                        place = end
                    } else {
                        fields.append(_DateField(letter: nil, text: String(character)))
                        place += 1
                    }
                }
                return fields
            }
        }

        /// The order in which American English has what a template names.
        struct _DateTemplate {
            private let letters: String
            init(_ letters: String) { self.letters = letters }

            private func run(_ choices: String) -> String? {
                let found = letters.filter { choices.contains($0) }
                return found.isEmpty ? nil : found
            }

            var format: String {
                let known = "yMLdEecjhHmsaz"
                if let other = letters.first(where: { !known.contains($0) }) {
                    fatalError("the letter '\\(other)' of a date's template is not modelled")
                }
                let time = self.time
                guard let date = self.date else { return time ?? "" }
                let between = run("ML")?.count ?? 0 > 2 ? " 'at' " : ", "
                return time.map { date + between + $0 } ?? date
            }

            private var date: String? {
                let (year, day) = (run("y"), run("d"))
                let named = run("ML").map { $0.replacingOccurrences(of: "L", with: "M") }
                let weekday = run("Eec").map { String(repeating: "E", count: max(3, $0.count)) }
                guard let month = named else {
                    let name = weekday.map {
                        day == nil ? $0.replacingOccurrences(of: "E", with: "c") : $0
                    }
                    if let day, let name { return name + " " + day }
                    return day ?? year ?? name
                }
                if month.count < 3 {
                    let numbers = [month, day, year].compactMap { $0 }
                    let text =
                        numbers.count == 1
                        ? month.replacingOccurrences(of: "M", with: "L")
                        : numbers.joined(separator: "/")
                    return weekday.map { $0 + ", " + text } ?? text
                }
                if day == nil, year == nil, weekday == nil {
                    return month.replacingOccurrences(of: "M", with: "L")
                }
                var text = day.map { month + " " + $0 } ?? month
                if let year { text += (day == nil ? " " : ", ") + year }
                return weekday.map { $0 + ", " + text } ?? text
            }

            private var time: String? {
                let is24 = letters.contains("H")
                guard
                    let hour = run("jhH").map({
                        is24 ? "HH" : $0.replacingOccurrences(of: "j", with: "h")
                    })
                else {
                    let rest = [run("m"), run("s")].compactMap { $0 }
                    return rest.isEmpty ? nil : rest.count == 2 ? "mm:ss" : rest[0]
                }
                var text = hour
                if run("m") != nil { text += ":mm" }
                if run("s") != nil { text += ":ss" }
                if !is24 { text += "\\u{202F}a" }
                return letters.contains("z") ? text + " z" : text
            }
        }
        """

    /// From a text to a date.
    static let dateReading = """
        /// Reads a date by a format. Spaces may be more or fewer; all else must be as the format says.
        struct _DateReader {
            private let characters: [Character]
            private var place = 0
            private var parts = DateComponents()
            private var isAfternoon: Bool?
            private var halfHour: Int?
            private var offset: Int?

            init(text: String) { characters = Array(text) }

            mutating func date(by formatter: DateFormatter) -> Date? {
                let fields = _DateField.fields(of: formatter.dateFormat)
                for (number, field) in fields.enumerated() {
                    let isFollowed = number + 1 < fields.count && fields[number + 1].letter != nil
                    guard read(field, by: formatter, isFollowed) else { return nil }
                }
                skipSpaces()
                guard place == characters.count else { return nil }
                if let halfHour { parts.hour = halfHour % 12 + (isAfternoon == true ? 12 : 0) }
                var calendar = formatter.calendar ?? Calendar.current
                calendar.timeZone = offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? formatter.timeZone
                if parts.year == nil, parts.yearForWeekOfYear == nil { parts.year = 2000 }
                guard formatter.isLenient || isValid(in: calendar) else { return nil }
                return calendar.date(from: parts)
            }

            private func isValid(in calendar: Calendar) -> Bool {
                let bounds: [(Int?, Range<Int>)] = [
                    (parts.month, 1..<13), (parts.day, 1..<32), (parts.hour, 0..<24),
                    (parts.minute, 0..<60),
                    (parts.second, 0..<60),
                ]
                for (value, bound) in bounds {
                    if let value, !bound.contains(value) { return false }
                }
                guard let day = parts.day else { return true }
                let first = DateComponents(year: parts.year, month: parts.month, day: 1)
                guard let date = calendar.date(from: first) else { return false }
                return calendar.range(of: .day, in: .month, for: date)?.contains(day) ?? false
            }

            private mutating func skipSpaces() {
                while place < characters.count, characters[place].isWhitespace { place += 1 }
            }

            private mutating func read(
                _ field: _DateField, by formatter: DateFormatter, _ isFollowed: Bool
            ) -> Bool {
                guard let letter = field.letter else {
                    if field.text == " " {
                        skipSpaces()
                        return true
                    }
                    guard place < characters.count, String(characters[place]) == field.text else {
                        return false
                    }
                    place += 1
                    return true
                }
                let widths: [Character: Int] = ["y": 4, "u": 4, "Y": 4, "D": 3, "S": 9]
                let width = isFollowed || letter == "S" ? field.count : widths[letter] ?? 2
                switch letter {
                case "M" where field.count > 2, "L" where field.count > 2:
                    parts.month = name(
                        among: field.count == 3 ? formatter.shortMonthSymbols : formatter.monthSymbols)
                    return parts.month != nil
                case "E", "e", "c":
                    let names =
                        field.count == 4 ? formatter.weekdaySymbols : formatter.shortWeekdaySymbols
                    return name(among: names ?? []) != nil
                case "a":
                    guard let half = name(among: [formatter.amSymbol, formatter.pmSymbol]) else {
                        return false
                    }
                    isAfternoon = half == 2
                    return true
                case "Z", "z", "X", "x": return readZone()
                default: return keep(number(upTo: max(width, field.count)), for: field)
                }
            }

            private mutating func keep(_ found: (value: Int, digits: Int)?, for field: _DateField)
                -> Bool
            {
                guard let (value, digits) = found else { return false }
                switch field.letter {
                case "y", "u":
                    let isShort = field.count == 2 && digits <= 2
                    parts.year = isShort ? (value < 50 ? 2000 + value : 1900 + value) : value
                case "M", "L": parts.month = value
                case "d": parts.day = value
                case "D": parts.dayOfYear = value
                case "H": parts.hour = value
                case "k": parts.hour = value % 24
                case "h", "K": halfHour = value
                case "m": parts.minute = value
                case "s": parts.second = value
                case "S":
                    var nanoseconds = value
                    for _ in digits..<max(9, digits) { nanoseconds *= 10 }
                    parts.nanosecond = nanoseconds
                default:
                    fatalError("reading the letter '\\(field.text)' of a date's format is not modelled")
                }
                return true
            }

            private mutating func number(upTo width: Int) -> (value: Int, digits: Int)? {
                let start = place
                var value = 0
                while place < characters.count, place - start < min(width, 9),
                    characters[place].isASCII, let digit = characters[place].wholeNumberValue
                {
                    value = value * 10 + digit
                    place += 1
                }
                return place == start ? nil : (value, place - start)
            }

            private mutating func name(among names: [String]) -> Int? {
                for (number, name) in names.enumerated() {
                    let letters = Array(name)
                    guard place + letters.count <= characters.count else { continue }
                    let here = String(characters[place..<place + letters.count])
                    if here.lowercased() == name.lowercased() {
                        place += letters.count
                        return number + 1
                    }
                }
                return nil
            }

            private mutating func readZone() -> Bool {
                if name(among: ["GMT", "UTC", "Z"]) != nil {
                    offset = 0
                    guard place < characters.count, characters[place] == "+" || characters[place] == "-"
                    else { return true }
                }
                guard place < characters.count else { return false }
                let sign = characters[place] == "-" ? -1 : characters[place] == "+" ? 1 : 0
                guard sign != 0 else { return false }
                place += 1
                guard let hours = number(upTo: 2) else { return false }
                if place < characters.count, characters[place] == ":" { place += 1 }
                let minutes = number(upTo: 2)?.value ?? 0
                guard hours.value <= 18, minutes < 60 else { return false }
                offset = sign * (hours.value * 3600 + minutes * 60)
                return true
            }
        }
        """

    /// Dates as ISO 8601 writes them.
    static let internetDates = LibrarySource(
        name: "ISO8601DateFormatter",
        text: """
            class ISO8601DateFormatter: Formatter {
                struct Options: OptionSet {
                    let rawValue: UInt
                    static let withYear = Options(rawValue: 1)
                    static let withMonth = Options(rawValue: 2)
                    static let withDay = Options(rawValue: 16)
                    static let withTime = Options(rawValue: 32)
                    static let withTimeZone = Options(rawValue: 64)
                    static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
                    static let withDashSeparatorInDate = Options(rawValue: 256)
                    static let withColonSeparatorInTime = Options(rawValue: 512)
                    static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
                    static let withFractionalSeconds = Options(rawValue: 2048)
                    static let withFullDate = Options(rawValue: 275)
                    static let withFullTime = Options(rawValue: 1632)
                    static let withInternetDateTime = Options(rawValue: 1907)
                }
                var timeZone: TimeZone! = TimeZone.gmt
                var formatOptions: Options = .withInternetDateTime

                private var inner: DateFormatter {
                    let has = formatOptions.contains
                    let dash = has(.withDashSeparatorInDate) ? "-" : ""
                    let colon = has(.withColonSeparatorInTime) ? ":" : ""
                    let letters = [(Options.withYear, "yyyy"), (.withMonth, "MM"), (.withDay, "dd")]
                    let date = letters.filter { has($0.0) }.map { $0.1 }.joined(separator: dash)
                    var time = has(.withTime) ? ["HH", "mm", "ss"].joined(separator: colon) : ""
                    if has(.withTime), has(.withFractionalSeconds) { time += ".SSS" }
                    let between = has(.withSpaceBetweenDateAndTime) ? " " : "'T'"
                    let zone = !has(.withTimeZone) ? "" : has(.withColonSeparatorInTimeZone) ? "XXXXX" : "XX"
                    let formatter = DateFormatter()
                    formatter.timeZone = timeZone
                    formatter.dateFormat = date + (date.isEmpty || time.isEmpty ? "" : between) + time + zone
                    return formatter
                }
                func string(from date: Date) -> String { inner.string(from: date) }
                func date(from string: String) -> Date? { inner.date(from: string) }
                override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
            }
            """)
}
