extension LibrarySource {
    /// Time zones at one distance from Greenwich, in whose time the device is: no settings of a machine are
    /// read, and no tables of summer time are carried (our decision).
    static let timeZone = LibrarySource(
        name: "TimeZone", others: ["_twoDigits"],
        text: """
            struct TimeZone: Hashable, CustomStringConvertible {
                let identifier: String
                private let offset: Int

                static let gmt = TimeZone(identifier: "GMT", offset: 0)
                static var current: TimeZone { gmt }
                static var autoupdatingCurrent: TimeZone { gmt }
                static var `default`: TimeZone { gmt }
                static var knownTimeZoneIdentifiers: [String] { ["GMT"] }

                private init(identifier: String, offset: Int) {
                    self.identifier = identifier
                    self.offset = offset
                }
                init?(secondsFromGMT seconds: Int) {
                    guard abs(seconds) <= 64_800 else { return nil }
                    let minutes = abs(seconds) / 60
                    let name =
                        "GMT" + (seconds < 0 ? "-" : "+") + _twoDigits(minutes / 60)
                        + _twoDigits(minutes % 60)
                    self.init(identifier: minutes == 0 ? "GMT" : name, offset: seconds)
                }
                init?(identifier: String) {
                    if identifier == "GMT" || identifier == "UTC" || identifier == "Etc/UTC" {
                        self.init(identifier: identifier == "UTC" ? "GMT" : identifier, offset: 0)
                        return
                    }
                    guard let seconds = TimeZone.seconds(after: identifier) else {
                        if identifier.contains("/") {
                            fatalError(
                                "time zones here have no rules for summer: '\\(identifier)' is not modelled")
                        }
                        return nil
                    }
                    self.init(secondsFromGMT: seconds)
                }
                init?(abbreviation: String) {
                    if ["GMT", "UTC"].contains(abbreviation) || TimeZone.seconds(after: abbreviation) != nil
                    {
                        self.init(identifier: abbreviation)
                    } else {
                        fatalError(
                            "time zones here have no rules for summer: '\\(abbreviation)' is not modelled")
                    }
                }

                private static func seconds(after text: String) -> Int? {
                    guard text.hasPrefix("GMT"), text.count > 4 else { return nil }
                    let rest = text.dropFirst(4).filter { $0 != ":" }
                    guard let number = Int(rest), rest.count <= 4, number >= 0 else { return nil }
                    let minutes = rest.count <= 2 ? number * 60 : number / 100 * 60 + number % 100
                    return text.dropFirst(3).first == "-" ? -minutes * 60 : minutes * 60
                }

                func secondsFromGMT(for date: Date = .now) -> Int { offset }
                func abbreviation(for date: Date = .now) -> String? {
                    if offset == 0 { return identifier == "Etc/UTC" ? "UTC" : "GMT" }
                    let minutes = abs(offset) / 60
                    let rest = minutes % 60 == 0 ? "" : ":" + _twoDigits(minutes % 60)
                    return "GMT" + (offset < 0 ? "-" : "+") + String(minutes / 60) + rest
                }
                func isDaylightSavingTime(for date: Date = .now) -> Bool { false }
                func daylightSavingTimeOffset(for date: Date = .now) -> TimeInterval { 0 }
                var nextDaylightSavingTimeTransition: Date? { nil }
                var description: String { identifier }
            }

            func _twoDigits(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
            """)

    /// The locales whose words and signs are known here, American English's; others are refused by name.
    static let locale = LibrarySource(
        name: "Locale",
        text: """
            struct Locale: Hashable, CustomStringConvertible {
                enum LanguageDirection: UInt {
                    case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
                }
                struct LanguageCode: Hashable {
                    let identifier: String
                }
                struct Region: Hashable {
                    let identifier: String
                }
                struct Language: Hashable {
                    let languageCode: LanguageCode?
                    let region: Region?
                    var characterDirection: LanguageDirection { .leftToRight }
                    var minimalIdentifier: String { "en" }
                }

                let identifier: String
                static let current = Locale(identifier: "en_US")
                static var autoupdatingCurrent: Locale { current }
                static var preferredLanguages: [String] { ["en-US"] }
                static func characterDirection(forLanguage code: String) -> LanguageDirection {
                    ["ar", "fa", "he", "ur", "yi"].contains(String(code.prefix(2)))
                        ? .rightToLeft : .leftToRight
                }

                init(identifier: String) {
                    let name = identifier == "en-US" ? "en_US" : identifier
                    guard ["en_US_POSIX", "en_US", "en"].contains(name) else {
                        fatalError(
                            "the locales here are 'en_US_POSIX', 'en_US' and 'en', not '\\(identifier)'")
                    }
                    self.identifier = name
                }

                var languageCode: String? { "en" }
                var regionCode: String? { identifier == "en" ? nil : "US" }
                var scriptCode: String? { nil }
                var language: Language {
                    Language(languageCode: LanguageCode(identifier: "en"), region: region)
                }
                var region: Region? { regionCode.map { Region(identifier: $0) } }
                var decimalSeparator: String? { "." }
                var groupingSeparator: String? { "," }
                var currencyCode: String? { identifier == "en" ? nil : "USD" }
                var currencySymbol: String? { identifier == "en" ? "¤" : "$" }
                var usesMetricSystem: Bool { false }
                var calendar: Calendar { Calendar(identifier: .gregorian) }
                var description: String { identifier }
            }

            // All locales that there are have the letters of English.
            extension StringProtocol {
                func uppercased(with locale: Locale?) -> String { uppercased() }
                func lowercased(with locale: Locale?) -> String { lowercased() }
                func capitalized(with locale: Locale?) -> String { String(self).capitalized }
            }
            """)
}
