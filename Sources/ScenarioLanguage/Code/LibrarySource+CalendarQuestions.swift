extension LibrarySource {
    /// What a calendar is asked: intervals, comparisons, the next date, ranges, and the names of days.
    static let calendarQuestions = """
        extension Calendar {
            func startOfDay(for date: Date) -> Date { start(of: .day, for: date) }

            private func start(of unit: Component, for date: Date) -> Date {
                dateInterval(of: unit, for: date)?.start ?? date
            }

            func dateInterval(of component: Component, for date: Date) -> DateInterval? {
                let time = _CivilTime(date, timeZone.secondsFromGMT())
                let inDay = TimeInterval(time.second)
                let whole = date.timeIntervalSinceReferenceDate.rounded(.down)
                let midnight = Date(timeIntervalSinceReferenceDate: whole - inDay)
                func interval(from first: Int, upTo last: Int) -> DateInterval {
                    let start = midnight + TimeInterval((first - time.number) * 86_400)
                    return DateInterval(start: start, duration: TimeInterval((last - first) * 86_400))
                }
                func inside(_ length: TimeInterval) -> DateInterval {
                    let start = midnight + (inDay / length).rounded(.down) * length
                    return DateInterval(start: start, duration: length)
                }
                switch component {
                case .year:
                    return interval(
                        from: _CivilTime.number(time.year, 1, 1),
                        upTo: _CivilTime.number(time.year + 1, 1, 1))
                case .quarter:
                    let first = (time.month - 1) / 3 * 3 + 1
                    return interval(
                        from: _CivilTime.number(time.year, first, 1),
                        upTo: _CivilTime.number(time.year, first + 3, 1))
                case .month:
                    return interval(
                        from: _CivilTime.number(time.year, time.month, 1),
                        upTo: _CivilTime.number(time.year, time.month + 1, 1))
                case .weekOfYear, .weekOfMonth:
                    let first = time.number - (time.weekday - firstWeekday + 7) % 7
                    return interval(from: first, upTo: first + 7)
                case .day, .weekday, .weekdayOrdinal, .dayOfYear:
                    return interval(from: time.number, upTo: time.number + 1)
                case .hour: return inside(3600)
                case .minute: return inside(60)
                case .second: return inside(1)
                default: fatalError("the interval of a '\\(component)' is not modelled")
                }
            }

            func dateInterval(
                of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date
            ) -> Bool {
                guard let found = dateInterval(of: component, for: date) else { return false }
                start = found.start
                interval = found.duration
                return true
            }

            func compare(_ date1: Date, to date2: Date, toGranularity component: Component)
                -> ComparisonResult
            {
                start(of: component, for: date1).compare(start(of: component, for: date2))
            }
            func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool {
                compare(date1, to: date2, toGranularity: component) == .orderedSame
            }
            func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
                isDate(date1, equalTo: date2, toGranularity: .day)
            }
            func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .now) }
            func isDateInYesterday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .now - 86_400) }
            func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inSameDayAs: .now + 86_400) }
            func isDateInWeekend(_ date: Date) -> Bool {
                [1, 7].contains(component(.weekday, from: date))
            }
            func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
                let own = dateComponents(Calendar._units, from: date)
                return Calendar._units.allSatisfy { unit in
                    components.value(for: unit).map { $0 == own.value(for: unit) } ?? true
                }
            }

            func date(
                bySettingHour hour: Int, minute: Int, second: Int, of date: Date,
                matchingPolicy: MatchingPolicy = .nextTime,
                repeatedTimePolicy: RepeatedTimePolicy = .first,
                direction: SearchDirection = .forward
            ) -> Date? {
                guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second)
                else { return nil }
                return startOfDay(for: date) + TimeInterval(hour * 3600 + minute * 60 + second)
            }

            func nextDate(
                after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
                repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
            ) -> Date? {
                let units: [Component] = [.year, .month, .day, .weekday, .hour, .minute, .second]
                let others = Calendar._units.subtracting(units)
                if let other = others.first(where: { components.value(for: $0) != nil }) {
                    fatalError("the next date that matches a '\\(other)' is not modelled")
                }
                let ahead: TimeInterval = direction == .forward ? 86_400 : -86_400
                let ofDay: [Component] = [.year, .month, .day, .weekday]
                let asksForDay = ofDay.contains { components.value(for: $0) != nil }
                let asksForTime =
                    components.hour != nil || components.minute != nil || components.second != nil
                if asksForTime, components.hour == nil {
                    fatalError("the next date that matches without an 'hour' is not modelled")
                }
                if !asksForDay, !asksForTime { return nil }
                if matchingPolicy != .strict, let day = components.day,
                    day > _CivilTime.leastDays(inMonth: components.month)
                {
                    fatalError("the next date with a day \\(day) is modelled only with 'strict'")
                }
                var day = startOfDay(for: date)
                let time =
                    (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60
                    + (components.second ?? 0)
                for _ in 0..<3000 {
                    let own = dateComponents([.year, .month, .day, .weekday], from: day)
                    let fits = ofDay.allSatisfy { unit in
                        components.value(for: unit).map { $0 == own.value(for: unit) } ?? true
                    }
                    let moment = day + TimeInterval(time)
                    if fits, direction == .forward ? moment > date : moment < date { return moment }
                    day += ahead
                }
                return nil
            }

            func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
                let time = _CivilTime(date, timeZone.secondsFromGMT())
                let isDay = [.day, .weekday, .weekdayOrdinal, .dayOfYear].contains(larger)
                switch (smaller, larger) {
                case (.day, .month):
                    let first = _CivilTime.number(time.year, time.month, 1)
                    return 1..<_CivilTime.number(time.year, time.month + 1, 1) - first + 1
                case (.day, .year), (.dayOfYear, .year): return 1..<_CivilTime.daysInYear(time.year) + 1
                case (.month, .year): return 1..<13
                case (.quarter, .year): return 1..<5
                case (.weekday, .weekOfYear), (.weekday, .weekOfMonth): return 1..<8
                case (.weekOfMonth, .month), (.weekOfYear, .month):
                    guard let month = dateInterval(of: .month, for: date) else { return nil }
                    let first = component(smaller, from: month.start)
                    return first..<component(smaller, from: month.end - 1) + 1
                case (.hour, _) where isDay: return 0..<24
                case (.minute, .hour), (.second, .minute): return 0..<60
                default: fatalError("the range of a '\\(smaller)' in a '\\(larger)' is not modelled")
                }
            }

            func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
                let time = _CivilTime(date, timeZone.secondsFromGMT())
                switch (smaller, larger) {
                case (.day, .month): return time.day
                case (.day, .year): return time.dayOfYear
                case (.month, .year): return time.month
                case (.quarter, .year): return (time.month + 2) / 3
                case (.weekday, .weekOfYear), (.weekday, .weekOfMonth), (.day, .weekOfYear),
                    (.day, .weekOfMonth):
                    return (time.weekday - firstWeekday + 7) % 7 + 1
                case (.weekOfMonth, .month): return component(.weekOfMonth, from: date)
                case (.weekOfYear, .year): return component(.weekOfYear, from: date)
                case (.hour, .day): return time.second / 3600 + 1
                case (.minute, .hour): return time.second / 60 % 60 + 1
                case (.second, .minute): return time.second % 60 + 1
                default: fatalError("the place of a '\\(smaller)' in a '\\(larger)' is not modelled")
                }
            }

            func maximumRange(of component: Component) -> Range<Int>? {
                switch component {
                case .month: return 1..<13
                case .day: return 1..<32
                case .weekday: return 1..<8
                case .hour: return 0..<24
                case .minute, .second: return 0..<60
                default: fatalError("the widest range of a '\\(component)' is not modelled")
                }
            }

            /// Without a locale, the names are those of no language.
            var weekdaySymbols: [String] { locale == nil ? shortWeekdaySymbols : _EnglishNames.weekdays }
            var shortWeekdaySymbols: [String] { _EnglishNames.weekdays.map { String($0.prefix(3)) } }
            var veryShortWeekdaySymbols: [String] { _EnglishNames.weekdays.map { String($0.prefix(1)) } }
            var standaloneWeekdaySymbols: [String] { weekdaySymbols }
            var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
            var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
            var monthSymbols: [String] {
                locale == nil ? (1...12).map { "M" + _twoDigits($0) } : _EnglishNames.months
            }
            var shortMonthSymbols: [String] {
                locale == nil ? monthSymbols : _EnglishNames.months.map { String($0.prefix(3)) }
            }
            var veryShortMonthSymbols: [String] {
                locale == nil
                    ? (1...12).map { String($0) } : _EnglishNames.months.map { String($0.prefix(1)) }
            }
            var standaloneMonthSymbols: [String] { monthSymbols }
            var shortStandaloneMonthSymbols: [String] { shortMonthSymbols }
            var veryShortStandaloneMonthSymbols: [String] { veryShortMonthSymbols }
            var amSymbol: String { "AM" }
            var pmSymbol: String { "PM" }

            var description: String { "\\(identifier)" }
        }

        enum _EnglishNames {
            static let weekdays = [
                "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
            ]
            static let months = [
                "January", "February", "March", "April", "May", "June", "July", "August", "September",
                "October",
                "November", "December",
            ]
        }
        """

    /// The arithmetic of days that calendars are made with.
    static let civilTime = """
        /// The parts of a moment: Julian up to 4 October 1582, Gregorian since then.
        struct _CivilTime {
            let number: Int
            let year: Int
            let month: Int
            let day: Int
            let second: Int
            let nanosecond: Int

            init(_ date: Date, _ offset: Int) {
                let kept = min(max(date.timeIntervalSinceReferenceDate, -1e13), 1e13)
                let whole = kept.rounded(.down)
                let seconds = Int(whole) + offset
                number = _CivilTime.floored(seconds, by: 86_400)
                second = seconds - number * 86_400
                nanosecond = Int((kept - whole) * 1_000_000_000)
                (year, month, day) = _CivilTime.date(of: number)
            }

            var weekday: Int { _CivilTime.weekday(number) }
            var dayOfYear: Int { number - _CivilTime.number(year, 1, 1) + 1 }

            func value(for unit: Calendar.Component) -> Int? {
                switch unit {
                case .era: return year > 0 ? 1 : 0
                case .year: return year > 0 ? year : 1 - year
                case .month: return month
                case .day: return day
                case .hour: return second / 3600
                case .minute: return second / 60 % 60
                case .second: return second % 60
                case .nanosecond: return nanosecond
                case .weekday: return weekday
                case .weekdayOrdinal: return (day + 6) / 7
                case .dayOfYear: return dayOfYear
                default: return nil
                }
            }

            static func floored(_ number: Int, by divisor: Int) -> Int {
                number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
            }
            static func weekday(_ number: Int) -> Int { number - floored(number + 1, by: 7) * 7 + 2 }
            /// How many days a month has in each year; without one, how many each month has.
            static func leastDays(inMonth month: Int?) -> Int {
                guard let month, month != 2 else { return 28 }
                return [4, 6, 9, 11].contains(month) ? 30 : 31
            }
            static func daysInYear(_ year: Int) -> Int { number(year + 1, 1, 1) - number(year, 1, 1) }

            /// The number of a day, counted from 1 January 2001; months and days beyond the ends carry.
            static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
                let carried = floored(month - 1, by: 12)
                let place = month - 1 - carried * 12
                let shifted = (place + 10) % 12
                let march = year + carried + 4800 - (place < 2 ? 1 : 0)
                let days = (153 * shifted + 2) / 5 + 365 * march + floored(march, by: 4) + day
                let gregorian = days - floored(march, by: 100) + floored(march, by: 400) - 32_045
                return (gregorian < 2_299_161 ? days - 32_083 : gregorian) - 2_451_911
            }

            private static func date(of number: Int) -> (Int, Int, Int) {
                let julian = number + 2_451_911
                let cycles = julian < 0 ? -julian / 1461 + 1 : 0
                var days = julian + cycles * 1461 + 1401
                if julian >= 2_299_161 { days += (4 * julian + 274_277) / 146_097 * 3 / 4 - 38 }
                let quarters = 4 * days + 3
                let inYear = 5 * (quarters % 1461 / 4) + 2
                let month = (inYear / 153 + 2) % 12 + 1
                return (
                    quarters / 1461 - 4716 + (14 - month) / 12 - 4 * cycles, month, inYear % 153 / 5 + 1
                )
            }
        }
        """
}
