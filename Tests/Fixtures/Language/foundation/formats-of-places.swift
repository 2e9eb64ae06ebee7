import Foundation

// Numbers in formats get the separators of a place.
let english = Locale(identifier: "en_US")
print(String(format: "%d|%.2f|%@|%x|%5d", locale: english, 12345, 1234.5, "1234", 12345, 1234))
// prints: 12,345|1,234.50|1234|3039|1,234
print(String(format: "%+d|%ld|%f|%%|%i", locale: english, 1234, 1234567, 1234567.5, 12))
// prints: +1,234|1,234,567|1,234,567.500000|%|12
print(String(format: "%d", locale: english, arguments: [-12345]))  // prints: -12,345
print(String(format: "%d %.1f", locale: nil, 12345, 1234.5))  // prints: 12345 1234.5
print(String(format: "%d %5d", locale: Locale(identifier: "en_US_POSIX"), 12345, 1234))  // prints: 12345  1234
print(String.localizedStringWithFormat("%d of %@", 7, "many"))  // prints: 7 of many

// Parts of numbers.
print(modf(-3.25), modf(2.5), modf(CGFloat(0.25)), modf(Double.infinity))
// prints: (-3.0, -0.25) (2.0, 0.5) (0.0, 0.25) (inf, 0.0)
let (whole, rest) = modf(7.75)
print(whole, rest, modf(Float(1.5)).1)  // prints: 7.0 0.75 0.5
var part = 0.0
let progress = CGFloat(modf(fabs(Double(CGFloat(-3.25))), &part))
print(progress, part)  // prints: 0.25 3.0
print(expm1(0.0), log1p(0.0), asinh(0.0), acosh(1.0), atanh(0.0), fdim(3.0, 1.0), fdim(1.0, 3.0))
// prints: 0.0 0.0 0.0 0.0 0.0 2.0 0.0
