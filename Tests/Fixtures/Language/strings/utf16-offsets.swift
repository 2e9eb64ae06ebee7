import UIKit

let text = "a👍c"
let last = text.firstIndex(of: "c")!
print(last.utf16Offset(in: text), text.endIndex.utf16Offset(in: text))  // prints: 3 4
let place = String.Index(utf16Offset: 1, in: text)
print(text[place], text[place...], place == text.firstIndex(of: "👍"))  // prints: 👍 👍c true
print(String.Index(utf16Offset: 4, in: text) == text.endIndex)  // prints: true

let months = ClosedRange(uncheckedBounds: (lower: 3, upper: 5))
print(months, months.contains(5), Range(uncheckedBounds: (lower: "a", upper: "c")).contains("c"))
// prints: 3...5 true false
struct Day: Comparable {
    let number: Int
    static func < (a: Day, b: Day) -> Bool { a.number < b.number }
}
typealias Days = ClosedRange<Day>
extension Days {
    init(from first: Int, count: Int) {
        self.init(uncheckedBounds: (lower: Day(number: first), upper: Day(number: first + count - 1)))
    }
}
let week = Days(from: 3, count: 7)
print(week.lowerBound.number, week.upperBound.number, week.contains(Day(number: 10)))  // prints: 3 9 false

let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
let parts = rect.divided(atDistance: 30, from: .minXEdge)
print(parts.slice, parts.remainder)  // prints: (10.0, 20.0, 30.0, 50.0) (40.0, 20.0, 70.0, 50.0)
let (below, above) = rect.divided(atDistance: 80, from: CGRectEdge.maxYEdge)
print(below, above.height)  // prints: (10.0, 20.0, 100.0, 50.0) 0.0
print(rect.divided(atDistance: 5, from: .maxXEdge).slice.minX, rect.divided(atDistance: 5, from: .minYEdge).slice.maxY)
// prints: 105.0 25.0
