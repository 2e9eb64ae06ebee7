import Foundation

// An extension may declare what the library has; the scenario's own is meant.
extension Date {
    static var now: Date { Date(timeIntervalSinceReferenceDate: 60) }
    func addingTimeInterval(_ seconds: TimeInterval) -> Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds * 2)
    }
    static func - (left: Date, right: Date) -> TimeInterval {
        left.timeIntervalSinceReferenceDate - right.timeIntervalSinceReferenceDate
    }
}
print(Date.now.timeIntervalSinceReferenceDate)  // prints: 60.0
print(Date.now.addingTimeInterval(5).timeIntervalSinceReferenceDate)  // prints: 70.0
print(Date(timeIntervalSinceReferenceDate: 7) - Date(timeIntervalSinceReferenceDate: 3))  // prints: 4.0
