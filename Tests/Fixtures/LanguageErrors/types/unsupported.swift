actor Bank {}
func load() async -> Int { 3 }
@propertyWrapper struct Wrapped { var wrappedValue = 0 }
let path = \UIView.frame
func typed() throws(Never) {}
print([1, 2].map(\.isMultiple))
protocol Turning where Self: UIView {}
class Canvas: UIView { override func draw(_ rect: CGRect) { UIColor.red.setFill() } }
// error 1:1: an actor is not supported in scenarios
// error 2:13: 'async' is not supported in scenarios
// error 3:1: the attribute '@propertyWrapper' is not supported in scenarios
// error 4:12: a key path that is not passed as a function is not supported in scenarios
// error 5:14: an error type behind 'throws' is not supported in scenarios
// error 6:20: a method in a key path is not supported in scenarios
// error 7:18: a 'where' clause is not supported in scenarios
// error 8:38: scenarios do not have 'draw' of 'UIView'
// error 8:73: scenarios do not have 'setFill' of 'UIColor'
