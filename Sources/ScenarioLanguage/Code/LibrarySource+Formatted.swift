extension LibrarySource {
    /// Dates and numbers as texts, in the language of the locale. How a written-out date and a time are
    /// joined is another word in each version of iOS: that is refused.
    static let formattedValues = LibrarySource(
        name: "FormattedValues", members: ["formatted"],
        text: """
            extension Date {
                struct FormatStyle {
                    enum DateStyle { case omitted, numeric, abbreviated, long, complete }
                    enum TimeStyle { case omitted, shortened, standard, complete }
                }

                func formatted() -> String { formatted(date: .numeric, time: .shortened) }

                func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
                    let parts = [_text(date), _text(time)].filter { !$0.isEmpty }
                    if parts.count > 1, date == .long || date == .complete {
                        fatalError("how a long date and a time are joined is another in each version of iOS")
                    }
                    return parts.joined(separator: ", ")
                }

                private func _text(_ style: FormatStyle.DateStyle) -> String {
                    let formatter = DateFormatter()
                    switch style {
                    case .omitted: return ""
                    case .numeric: formatter.dateFormat = "M/d/yyyy"
                    case .abbreviated: formatter.dateStyle = .medium
                    case .long: formatter.dateStyle = .long
                    case .complete: formatter.dateStyle = .full
                    }
                    return formatter.string(from: self)
                }

                private func _text(_ style: FormatStyle.TimeStyle) -> String {
                    let formatter = DateFormatter()
                    switch style {
                    case .omitted: return ""
                    case .shortened: formatter.timeStyle = .short
                    case .standard: formatter.timeStyle = .medium
                    case .complete: formatter.timeStyle = .long
                    }
                    return formatter.string(from: self)
                }
            }

            func _formatted(_ number: NSNumber) -> String {
                let formatter = NumberFormatter()
                formatter.numberStyle = .decimal
                formatter.maximumFractionDigits = 6
                return formatter.string(from: number) ?? ""
            }

            extension Int { func formatted() -> String { _formatted(NSNumber(value: self)) } }
            extension Double { func formatted() -> String { _formatted(NSNumber(value: self)) } }
            extension Float { func formatted() -> String { _formatted(NSNumber(value: self)) } }
            extension CGFloat { func formatted() -> String { _formatted(NSNumber(value: Double(self))) } }
            """)
}
