// One literal with a fraction makes the others fractions too.
func mix<T: FloatingPoint>(_ from: T, _ to: T, _ amount: T) -> T { from + (to - from) * amount }
print(mix(0, 10, 0.5), mix(CGFloat(1), 2, 0.5)) // prints: 5.0 1.5
func larger<T: Comparable>(_ one: T, _ other: T) -> T { one > other ? one : other }
print(larger(1, 2.5), larger(3, 2)) // prints: 2.5 3
