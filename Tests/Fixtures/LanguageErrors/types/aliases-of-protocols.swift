// What a name in a protocol cannot stand for.
protocol Sheet { associatedtype Content }
protocol Card {}
extension Card {
    typealias Me = Self
    typealias Pair<T> = (T, T)
}
extension Card where Self: UIView {
    typealias Wrong = Missing
    func f(_ x: Card.Other) {}
}
extension Array where Element == UIView { typealias Views = [UIView] }
// error 5:20: 'Self' in a 'typealias' of a protocol is not supported in scenarios
// error 6:19: a generic 'typealias' in a protocol is not supported in scenarios
// error 9:23: there is no type 'Missing'
// error 10:17: there is no type 'Card.Other'
// error 12:43: this in an extension of so many types is not supported in scenarios
