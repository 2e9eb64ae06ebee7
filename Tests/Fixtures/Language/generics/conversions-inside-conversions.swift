// Each conversion has many overloads. If each checked anew what is inside, that would cost a power of them.
struct Scale<T> {
    var items: [T]
    func width(_ x: CGFloat) -> CGFloat {
        let wide = CGFloat(Double(
            CGFloat(Double(
                CGFloat(Double(
                    CGFloat(Double(x * CGFloat(items.count)) + Double(x))) + Double(x))) + Double(x))))
        return wide + x
    }
    func count() -> Int {
        Int(String(items.map { _ in String(Int(String(items.count)) ?? 0) }.joined().count)) ?? -1
    }
}
print(Scale(items: ["a", "b"]).width(1.5), Scale(items: [1, 2, 3]).count())  // prints: 9.0 3
