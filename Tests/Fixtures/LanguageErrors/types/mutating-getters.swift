struct Cache {
    var made = 0
    var next: Int { mutating get { made += 1; return made } }
    subscript(key: String) -> Int { mutating get { made += key.count; return made } }
    lazy var first = made
    func read() -> Int { next + self["a"] }
}
let cache = Cache()
print(cache.next, cache["a"], cache.first, Cache().next)
protocol Changing { var next: Int { mutating get } }
let path = \Cache.next
print([Cache()].map(\.first))
class Counter { var next: Int { mutating get { 1 } } }
// error 6:26: reading 'next' changes 'self', which is a constant here
// error 9:7: reading 'next' changes 'cache', which is a constant here
// error 9:19: reading 'subscript' changes 'cache', which is a constant here
// error 9:31: reading 'first' changes 'cache', which is a constant here
// error 9:44: reading 'next' changes what it is read from, which is not a variable
// error 10:46: a getter that is 'mutating' here is not supported in scenarios
// error 11:19: a key path cannot read 'next', which changes what it is read from
// error 12:23: a key path cannot read 'first', which changes what it is read from
// error 13:42: a getter that is 'mutating' here is not supported in scenarios
