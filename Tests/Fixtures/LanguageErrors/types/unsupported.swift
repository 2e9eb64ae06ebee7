actor Bank {}
func load() async -> Int { 3 }
struct Box<T> { var value: T }
@propertyWrapper struct Wrapped { var wrappedValue = 0 }
let path = \UIView.frame
func first<T>(_ x: T) -> T { x }
func typed() throws(Never) {}
print([1, 2].map(\.isMultiple))
// error 1:1: an actor is not supported in scenarios
// error 2:13: 'async' is not supported in scenarios
// error 3:11: a generic type is not supported in scenarios
// error 3:28: there is no type 'T'
// error 4:1: the attribute '@propertyWrapper' is not supported in scenarios
// error 5:12: a key path that is not passed as a function is not supported in scenarios
// error 6:11: a generic function is not supported in scenarios
// error 7:14: an error type behind 'throws' is not supported in scenarios
// error 8:20: a method in a key path is not supported in scenarios
