extension LibrarySource {
    /// A date picker. Wheels can be turned; in the other styles only code changes the date. The calendar is
    /// Gregorian, the time that of Greenwich, and clocks have 24 hours: our decision, as no machine's
    /// settings are read.
    static let datePicker = LibrarySource(
        name: "UIDatePicker", others: ["UIDatePickerStyle"],
        text: """
            enum UIDatePickerStyle: Int {
                case automatic, wheels, compact, inline
            }

            class UIDatePicker: UIControl {
                enum Mode: Int {
                    case time, date, dateAndTime, countDownTimer
                }

                private var kept: TimeInterval = Date.now.timeIntervalSinceReferenceDate
                private var duration: TimeInterval = 60
                private var wheels: UIPickerView?
                private var keeper: _UIDatePickerWheels?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    show()
                }
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    show()
                }

                var date: Date {
                    get { Date(timeIntervalSinceReferenceDate: rounded(kept)) }
                    set { setDate(newValue, animated: false) }
                }
                var datePickerMode = Mode.dateAndTime { didSet { show() } }
                var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { show() } }
                var datePickerStyle: UIDatePickerStyle {
                    if datePickerMode == .countDownTimer { return .wheels }
                    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
                }
                var minimumDate: Date? { didSet { limit() } }
                var maximumDate: Date? { didSet { limit() } }
                var roundsToMinuteInterval = true
                var minuteInterval = 1 {
                    didSet {
                        if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 {
                            minuteInterval = 1
                        }
                        show()
                    }
                }
                var countDownDuration: TimeInterval {
                    get { duration }
                    set {
                        duration = min(max(60, (newValue / 60).rounded(.down) * 60), 86_340)
                        turn(animated: false)
                    }
                }

                func setDate(_ date: Date, animated: Bool) {
                    kept = limited(date.timeIntervalSinceReferenceDate)
                    turn(animated: animated)
                }

                override var intrinsicContentSize: CGSize {
                    switch datePickerStyle {
                    case .wheels: return CGSize(width: 320, height: 216)
                    case .inline: return CGSize(width: 320, height: datePickerMode == .time ? 60 : 330)
                    default:
                        return CGSize(width: datePickerMode == .dateAndTime ? 200 : 120, height: 35)
                    }
                }
                override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    wheels?.frame = bounds
                }

                private func limit() {
                    kept = limited(kept)
                    turn(animated: false)
                }

                private func limited(_ seconds: TimeInterval) -> TimeInterval {
                    let first = minimumDate?.timeIntervalSinceReferenceDate ?? -1e11
                    let last = maximumDate?.timeIntervalSinceReferenceDate ?? 1e11
                    if datePickerMode == .countDownTimer || first > last {
                        return min(max(seconds, -1e11), 1e11)
                    }
                    return min(max(seconds, first), last)
                }

                private func rounded(_ seconds: TimeInterval) -> TimeInterval {
                    guard minuteInterval > 1, roundsToMinuteInterval else { return seconds }
                    let step = TimeInterval(minuteInterval * 60)
                    return (seconds / step).rounded(.down) * step
                }

                private func show() {
                    wheels?.removeFromSuperview()
                    wheels = nil
                    keeper = nil
                    if bounds.size == .zero { bounds.size = intrinsicContentSize }
                    invalidateIntrinsicContentSize()
                    guard datePickerStyle == .wheels else { return }
                    let view = UIPickerView(frame: bounds)
                    let keeper = _UIDatePickerWheels(self)
                    view.dataSource = keeper
                    view.delegate = keeper
                    self.keeper = keeper
                    wheels = view
                    addSubview(view)
                    turn(animated: false)
                }

                private func turn(animated: Bool) {
                    guard let wheels else { return }
                    for (component, row) in rows.enumerated() {
                        if wheels.selectedRow(inComponent: component) != row {
                            wheels.selectRow(row, inComponent: component, animated: animated)
                        }
                    }
                }

                fileprivate var rowCounts: [Int] {
                    let minutes = 60 / minuteInterval
                    switch datePickerMode {
                    case .time, .countDownTimer: return [24, minutes]
                    case .date: return [12, 31, 3000]
                    case .dateAndTime: return [1_000_000, 24, minutes]
                    }
                }

                private var rows: [Int] {
                    let isTimer = datePickerMode == .countDownTimer
                    let minutes = Int(((isTimer ? duration : rounded(kept)) / 60).rounded(.down))
                    let day = Int((TimeInterval(minutes) / 1440).rounded(.down))
                    let inDay = minutes - day * 1440
                    let time = [inDay / 60, inDay % 60 / minuteInterval]
                    switch datePickerMode {
                    case .time, .countDownTimer: return time
                    case .dateAndTime: return [min(max(0, day + 500_000), 999_999)] + time
                    case .date:
                        let date = _UIDatePickerDay(number: day)
                        return [date.month - 1, date.day - 1, min(max(0, date.year - 1), 2999)]
                    }
                }

                fileprivate func userTurned() {
                    guard let wheels else { return }
                    let chosen = rowCounts.indices.map { wheels.selectedRow(inComponent: $0) }
                    let day = (kept / 86_400).rounded(.down)
                    let inDay = kept - day * 86_400
                    switch datePickerMode {
                    case .countDownTimer:
                        countDownDuration = TimeInterval(
                            (chosen[0] * 60 + chosen[1] * minuteInterval) * 60)
                    case .time:
                        kept = day * 86_400
                            + TimeInterval((chosen[0] * 60 + chosen[1] * minuteInterval) * 60)
                    case .dateAndTime:
                        kept = TimeInterval(chosen[0] - 500_000) * 86_400
                            + TimeInterval((chosen[1] * 60 + chosen[2] * minuteInterval) * 60)
                    case .date:
                        let date = _UIDatePickerDay(
                            year: chosen[2] + 1, month: chosen[0] + 1, day: chosen[1] + 1)
                        kept = TimeInterval(date.number) * 86_400 + inDay
                    }
                    kept = limited(kept)
                    turn(animated: true)
                    sendActions(for: .valueChanged)
                }
            }

            private class _UIDatePickerWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
                private unowned let picker: UIDatePicker
                init(_ picker: UIDatePicker) { self.picker = picker }
                func numberOfComponents(in pickerView: UIPickerView) -> Int { picker.rowCounts.count }
                func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                    picker.rowCounts[component]
                }
                func pickerView(
                    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
                ) {
                    picker.userTurned()
                }
            }

            private struct _UIDatePickerDay {
                let year: Int
                let month: Int
                let day: Int
                let number: Int

                init(number: Int) {
                    self.number = number
                    let days = number + 730_791
                    let era = (days >= 0 ? days : days - 146_096) / 146_097
                    let inEra = days - era * 146_097
                    let yearInEra = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
                    let inYear = inEra - (365 * yearInEra + yearInEra / 4 - yearInEra / 100)
                    let place = (5 * inYear + 2) / 153
                    day = inYear - (153 * place + 2) / 5 + 1
                    month = place < 10 ? place + 3 : place - 9
                    year = yearInEra + era * 400 + (month <= 2 ? 1 : 0)
                }

                init(year: Int, month: Int, day: Int) {
                    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
                    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
                    self.year = year
                    self.month = month
                    self.day = min(day, lengths[month - 1])
                    let from = month <= 2 ? year - 1 : year
                    let era = (from >= 0 ? from : from - 399) / 400
                    let yearInEra = from - era * 400
                    let inYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + self.day - 1
                    let inEra = yearInEra * 365 + yearInEra / 4 - yearInEra / 100 + inYear
                    number = era * 146_097 + inEra - 730_791
                }
            }
            """)
}
