// What an extension is not for does not have its members; an extension that nothing uses is looked at too.
extension Array where Element == Int {
    var total: Int { reduce(0, +) }
}
print(["a"].total)
extension Collection where Element: Comparable {
    var span: Int { nothing }
}
extension Array: Shouting where Element == String {}
protocol Shouting {}
extension Shouting where Self: UIView {
    func shout() { tag = "loud" }
}
struct Mouse: Shouting {}
Mouse().shout()
extension Comparable {
    func sum(_ other: Self) -> Self { self + other }
}
// error 5:13: '[String]' has 'total' only where 'String' is 'Int'
// error 7:21: there is no 'nothing' here
// error 12:26: a value of type 'Int' is needed here, and this is 'String'
// error 15:9: 'Mouse' has 'shout' only where 'Mouse' inherits from 'UIView'
// error 17:39: '+' does not work on 'Self' and 'Self'
