struct Span {
    var start: Int, length: Int
    var end: Int {
        get { start + length }
        set { length = max(0, newValue - start) }
    }
    var middle: Double { Double(start + end) / 2 }
    var isEmpty: Bool { length == 0 }
    mutating func shift(by n: Int) { start += n }
    static func + (a: Span, b: Span) -> Span { Span(start: min(a.start, b.start), length: a.length + b.length) }
}
var span = Span(start: 2, length: 3)
span.end = 9
span.shift(by: 1)
print(span.length, span.end, span.middle, span.isEmpty)  // prints: 7 10 6.5 false
span.end -= 7
print(span, (span + Span(start: 0, length: 4)).end)  // prints: Span(start: 3, length: 0) 4
