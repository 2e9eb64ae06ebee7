// The rest of numbers, text and collections.
var list = [3, 1, 2]
list.shuffle()
print(list.sorted())
let ten: Double = 10
let small: CGFloat = 0.5, single: Float = 2
print(ten.distance(to: 12), small.distance(to: 1), single.distance(to: 3), 3.distance(to: 8))
print(ten.isNormal, small.isNormal, single.isNormal, ten.ulp > 0, small.ulp > 0, single.ulp > 0)
print(ten.nextDown < ten, small.nextDown < small, single.nextDown < single)
print(Double.leastNormalMagnitude > 0, CGFloat.leastNormalMagnitude > 0, Float.leastNormalMagnitude > 0)
print(2.5.rounded(.awayFromZero), 2.5.rounded(.toNearestOrAwayFromZero), 2.5.rounded(.towardZero), Int.bitWidth)
print(CGRect.infinite.contains(CGPoint(x: 1, y: 1)), CGRect.infinite.isInfinite)
let letters: [Character] = ["a", "B", "é", "\n", "!", "7"]
for letter in letters {
    print(letter.isASCII, letter.isNewline, letter.isPunctuation, letter.isUppercase, letter.isWholeNumber)
}
print(" a b ".trimmingCharacters(in: .whitespacesAndNewlines), "12x".trimmingCharacters(in: .decimalDigits))
print("x-".trimmingCharacters(in: .punctuationCharacters), "\nx".trimmingCharacters(in: .newlines))
print("a-".trimmingCharacters(in: .alphanumerics), "quoted \"x\"".debugDescription)
var numbers: Set<Int> = [1, 2, 3]
numbers.formIntersection([2, 3, 4])
numbers.formSymmetricDifference([3, 5])
print(numbers.sorted())
var one: Set<Int> = [9]
print(one.popFirst() ?? -1, one.isEmpty)
