struct Plain {}
let a: Hashable = 3  // error 2:8: 'Hashable' as a type is not supported in scenarios
func same(_ x: any Equatable, _ y: any Equatable) -> Bool { x == y }  // error 3:61: '==' does not work on 'Equatable' and 'Equatable'
let c: CustomStringConvertible = Plain()  // error 4:34: a value of type 'CustomStringConvertible' is needed here, and this is 'Plain'
let h: AnyHashable = Plain()  // error 5:22: a value of type 'AnyHashable' is needed here, and this is 'Plain'
func outer() {
    func inner<T: Comparable>(_ x: T) -> Bool { x < x }
    print(inner(Plain()))  // error 8:11: 'Plain' does not conform to 'Comparable'
    print(inner)  // error 9:11: nothing says what 'inner' stands for here
}
let error: Error = NSError(domain: "a")  // error 11:20: 'init(domain:code:userInfo:)' is called without an argument for 'code'
extension Array { init(twice element: Element) { self = element } }  // error 12:57: a value of type '[Element]' is needed here, and this is 'Element'
let queue: Set = 3  // error 13:18: a value of type 'Set<Element>' is needed here, and this is 'Int'
var total: Int? = 1
total += 2  // error 15:1: a value of type 'Int?' may be nil and must be unwrapped
