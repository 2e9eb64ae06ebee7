extension LibrarySource {
    /// The Gregorian calendar, and the one of ISO 8601, as Foundation reckons. Others are refused by name.
    static let calendar = LibrarySource(
        name: "Calendar", others: ["_CivilTime", "_EnglishNames"],
        text: calendarArithmetic + "\n" + calendarQuestions + "\n" + civilTime + "\n")

    /// From dates to components, back, and from one date to another one.
    static let calendarArithmetic = """
        struct Calendar: Hashable, CustomStringConvertible {
            enum Identifier {
                case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem,
                    hebrew, iso8601
                case indian, islamic, islamicCivil, japanese, persian, republicOfChina, islamicTabular
                case islamicUmmAlQura
            }
            enum Component {
                case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter,
                    weekOfMonth
                case weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
            }
            enum MatchingPolicy {
                case nextTime, nextTimePreservingSmallerComponents,
                    previousTimePreservingSmallerComponents, strict
            }
            enum RepeatedTimePolicy { case first, last }
            enum SearchDirection { case forward, backward }

            let identifier: Identifier
            var timeZone = TimeZone.gmt
            var locale: Locale?
            var firstWeekday: Int
            var minimumDaysInFirstWeek: Int

            static var current: Calendar { Calendar(identifier: .gregorian, locale: .current) }
            static var autoupdatingCurrent: Calendar { current }
            static let _units: Set<Component> = [
                .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday,
                .weekdayOrdinal, .quarter,
                .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .dayOfYear,
            ]

            init(identifier: Identifier) {
                guard identifier == .gregorian || identifier == .iso8601 else {
                    fatalError("the calendars here are 'gregorian' and 'iso8601', not '\\(identifier)'")
                }
                self.identifier = identifier
                firstWeekday = identifier == .iso8601 ? 2 : 1
                minimumDaysInFirstWeek = identifier == .iso8601 ? 4 : 1
            }
            private init(identifier: Identifier, locale: Locale) {
                self.init(identifier: identifier)
                self.locale = locale
            }

            // From dates to components

            func component(_ component: Component, from date: Date) -> Int {
                dateComponents([component], from: date).value(for: component) ?? 0
            }

            func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
                let time = _CivilTime(date, timeZone.secondsFromGMT())
                var made = DateComponents()
                for unit in components {
                    switch unit {
                    case .calendar: made.calendar = self
                    case .timeZone: made.timeZone = timeZone
                    case .quarter: made.quarter = (time.month + 2) / 3
                    case .weekOfMonth: made.weekOfMonth = week(of: time.day, on: time.weekday)
                    case .weekOfYear: made.weekOfYear = weekAndYear(of: time).week
                    case .yearForWeekOfYear: made.yearForWeekOfYear = weekAndYear(of: time).year
                    default: made.setValue(time.value(for: unit), for: unit)
                    }
                }
                return made
            }

            func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
                var other = self
                other.timeZone = timeZone
                var made = other.dateComponents(Calendar._units, from: date)
                made.calendar = other
                made.timeZone = timeZone
                return made
            }

            /// The week of a year or month that has a day, from the day's number and its weekday.
            private func week(of day: Int, on weekday: Int) -> Int {
                let first = (weekday - firstWeekday - (day - 1)) % 7
                let place = first < 0 ? first + 7 : first
                let week = (day - 1 + place) / 7
                return 7 - place >= minimumDaysInFirstWeek ? week + 1 : week
            }

            private func weekAndYear(of time: _CivilTime) -> (week: Int, year: Int) {
                let week = week(of: time.dayOfYear, on: time.weekday)
                if week == 0 {
                    let days = _CivilTime.daysInYear(time.year - 1)
                    return (self.week(of: time.dayOfYear + days, on: time.weekday), time.year - 1)
                }
                let days = _CivilTime.daysInYear(time.year)
                if time.dayOfYear > days - 7,
                    self.week(of: time.dayOfYear - days, on: time.weekday, isNext: true)
                {
                    return (1, time.year + 1)
                }
                return (week, time.year)
            }

            /// Whether a day at a year's end is in the first week of the next one.
            private func week(of day: Int, on weekday: Int, isNext: Bool) -> Bool {
                let inWeek = (weekday - firstWeekday + 7) % 7
                let firstOfWeek = day - inWeek
                return firstOfWeek + 7 - 1 >= minimumDaysInFirstWeek
            }

            // From components to dates

            func date(from components: DateComponents) -> Date? {
                if let calendar = components.calendar, calendar != self {
                    var bare = components
                    bare.calendar = nil
                    return calendar.date(from: bare)
                }
                let units = Calendar._units
                guard units.allSatisfy({ isModest(components.value(for: $0)) }),
                    isModest(components.year, 1_000_000),
                    isModest(components.yearForWeekOfYear, 1_000_000)
                else { return nil }
                let offset = (components.timeZone ?? timeZone).secondsFromGMT()
                var seconds = day(of: components) * 86_400 - offset
                seconds +=
                    (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60
                    + (components.second ?? 0)
                let part = TimeInterval(components.nanosecond ?? 0) / 1_000_000_000
                return Date(timeIntervalSinceReferenceDate: TimeInterval(seconds) + part)
            }

            /// Whether arithmetic with a number stays within bounds.
            private func isModest(_ number: Int?, _ bound: Int = 1_000_000_000_000) -> Bool {
                guard let number else { return true }
                return -bound < number && number < bound
            }

            private func day(of components: DateComponents) -> Int {
                var year = components.yearForWeekOfYear ?? components.year ?? 1
                if components.era == 0 { year = 1 - year }
                let month = components.month ?? 1
                if let week = components.weekOfYear, let year = components.yearForWeekOfYear,
                    components.day == nil
                {
                    let first = firstDay(ofWeeksFrom: _CivilTime.number(year, 1, 1))
                    return first + (week - 1) * 7 + inWeek(components.weekday)
                }
                if let day = components.day { return _CivilTime.number(year, month, day) }
                if let day = components.dayOfYear { return _CivilTime.number(year, 1, 1) + day - 1 }
                let first = _CivilTime.number(year, month, 1)
                if let weekday = components.weekday, let ordinal = components.weekdayOrdinal {
                    let from = ordinal < 0 ? _CivilTime.number(year, month + 1, 1) : first
                    let ahead = (weekday - _CivilTime.weekday(from) + 7) % 7
                    return from + ahead + (ordinal < 0 ? ordinal : ordinal - 1) * 7
                }
                if let week = components.weekOfMonth, let weekday = components.weekday {
                    return firstDay(ofWeeksFrom: first) + (week - 1) * 7 + inWeek(weekday)
                }
                return first
            }

            private func inWeek(_ weekday: Int?) -> Int {
                weekday.map { ($0 - firstWeekday + 7) % 7 } ?? 0
            }

            /// The first day of the first week of the year or month that begins on a day.
            private func firstDay(ofWeeksFrom first: Int) -> Int {
                let place = (_CivilTime.weekday(first) - firstWeekday + 7) % 7
                return 7 - place >= minimumDaysInFirstWeek ? first - place : first - place + 7
            }

            // Adding

            func date(
                byAdding component: Component, value: Int, to date: Date,
                wrappingComponents: Bool = false
            ) -> Date? {
                var components = DateComponents()
                components.setValue(value, for: component)
                return self.date(byAdding: components, to: date, wrappingComponents: wrappingComponents)
            }

            func date(
                byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
            ) -> Date? {
                if wrappingComponents {
                    fatalError("adding without a carry ('wrappingComponents') is not modelled")
                }
                guard Calendar._units.allSatisfy({ isModest(components.value(for: $0)) }) else {
                    return nil
                }
                let years = (components.year ?? 0) + (components.yearForWeekOfYear ?? 0)
                let months = components.month ?? 0
                guard isModest(years, 1_000_000), isModest(months, 12_000_000) else { return nil }
                var result = addingMonths(years * 12, to: date)
                result = addingMonths(months, to: result)
                let weeks =
                    (components.weekOfYear ?? 0) + (components.weekOfMonth ?? 0)
                    + (components.weekdayOrdinal ?? 0)
                let days =
                    weeks * 7 + (components.day ?? 0) + (components.weekday ?? 0)
                    + (components.dayOfYear ?? 0)
                let hours = days * 24 + (components.hour ?? 0)
                let seconds = hours * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
                return result + TimeInterval(seconds) + TimeInterval(components.nanosecond ?? 0)
                    / 1_000_000_000
            }

            private func addingMonths(_ months: Int, to date: Date) -> Date {
                if months == 0 { return date }
                let time = _CivilTime(date, timeZone.secondsFromGMT())
                let first = _CivilTime.number(time.year, time.month + months, 1)
                let last = _CivilTime.number(time.year, time.month + months + 1, 1) - 1
                let day = min(first + time.day - 1, last)
                return date + TimeInterval((day - time.number) * 86_400)
            }

            func dateComponents(_ components: Set<Component>, from start: Date, to end: Date)
                -> DateComponents
            {
                var made = DateComponents()
                var reached = start
                if components.contains(.era) { made.era = 0 }
                for (unit, months) in [(Component.year, 12), (.yearForWeekOfYear, 12), (.month, 1)]
                where components.contains(unit) {
                    let count = wholeMonths(from: reached, to: end) / months
                    reached = addingMonths(count * months, to: reached)
                    made.setValue(count, for: unit)
                }
                let lengths: [(Component, TimeInterval)] = [
                    (.weekOfYear, 604_800), (.weekOfMonth, 604_800), (.weekdayOrdinal, 604_800),
                    (.day, 86_400),
                    (.weekday, 86_400), (.dayOfYear, 86_400), (.hour, 3600), (.minute, 60), (.second, 1),
                ]
                for (unit, length) in lengths where components.contains(unit) {
                    let count = (end.timeIntervalSince(reached) / length).rounded(.towardZero)
                    reached += count * length
                    made.setValue(Int(count), for: unit)
                }
                if components.contains(.nanosecond) {
                    let left = max(-2, min(2, end.timeIntervalSince(reached)))
                    made.nanosecond = Int(left * 1_000_000_000)
                }
                return made
            }

            func dateComponents(
                _ components: Set<Component>, from start: DateComponents, to end: DateComponents
            ) -> DateComponents {
                guard let first = date(from: start), let last = date(from: end) else {
                    return DateComponents()
                }
                return dateComponents(components, from: first, to: last)
            }

            /// How many months can be added before a moment is passed.
            private func wholeMonths(from start: Date, to end: Date) -> Int {
                let offset = timeZone.secondsFromGMT()
                let (from, to) = (_CivilTime(start, offset), _CivilTime(end, offset))
                var months = (to.year - from.year) * 12 + to.month - from.month
                while months > 0, addingMonths(months, to: start) > end { months -= 1 }
                while months < 0, addingMonths(months, to: start) < end { months += 1 }
                return months
            }
        }
        """
}
