enum Mode: String, CaseIterable {
    case day, night
    static let standard = Mode.day
    static var names: [String] { allCases.map(\.rawValue) }
    mutating func toggle() { self = self == .day ? .night : .day }
    func next() -> Self { self == .day ? .night : .day }
    init(dark: Bool) { self = dark ? .night : .day }
}
var mode = Mode.standard
mode.toggle()
print(mode, Mode.names, mode.next(), Mode(dark: true))  // prints: night ["day", "night"] day night
