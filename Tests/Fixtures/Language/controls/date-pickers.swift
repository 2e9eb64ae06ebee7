// A date picker keeps a date within its ends; its wheels can be turned.
let start = Date(timeIntervalSinceReferenceDate: 790_000_000)
let picker = UIDatePicker()
picker.datePickerMode = .date
picker.setDate(start, animated: false)
print(picker.date == start)  // prints: true
picker.minimumDate = Date(timeIntervalSinceReferenceDate: 800_000_000)
print(picker.date == picker.minimumDate!)  // prints: true
picker.maximumDate = Date(timeIntervalSinceReferenceDate: 810_000_000)
picker.date = Date(timeIntervalSinceReferenceDate: 900_000_000)
print(picker.date == picker.maximumDate!)  // prints: true
picker.minimumDate = nil
picker.maximumDate = nil
print(picker.datePickerStyle == .compact, picker.subviews.count)  // prints: true 0

// 13 January 2026: month, day and year.
picker.preferredDatePickerStyle = .wheels
picker.setDate(start, animated: false)
picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
picker.addAction(UIAction { _ in
    print("changed", Int(picker.date.timeIntervalSince(start) / 86_400))
}, for: .valueChanged)
view.addSubview(picker)
print(picker.sizeThatFits(.zero))  // prints: (320.0, 216.0)
hand.tap(picker, at: CGPoint(x: 160, y: 140))
device.wait(0.5)  // prints: changed 1
hand.tap(picker, at: CGPoint(x: 50, y: 140))
device.wait(0.5)  // prints: changed 32

// Steps of minutes, and how long something takes.
picker.datePickerMode = .time
picker.minuteInterval = 15
print(Int(picker.date.timeIntervalSinceReferenceDate) % 900)  // prints: 0
picker.minuteInterval = 7
print(picker.minuteInterval, picker.roundsToMinuteInterval)  // prints: 1 true
picker.datePickerMode = .countDownTimer
picker.countDownDuration = 3_725
print(picker.countDownDuration)  // prints: 3720.0
let inlined = UIDatePicker(frame: .zero)
inlined.preferredDatePickerStyle = .inline
print(inlined.intrinsicContentSize.height, inlined.datePickerMode == .dateAndTime)  // prints: 330.0 true
