// UIKit raises an exception where a number is asked for its rectangle.
let values: [NSValue] = [NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), NSNumber(value: 2.5)]
for value in values {
    print(value.cgRectValue)  // error 4:11: the number 2.5 is not a rectangle
}
// prints: (1.0, 2.0, 3.0, 4.0)
