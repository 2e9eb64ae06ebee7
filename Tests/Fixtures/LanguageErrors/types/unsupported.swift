@globalActor actor Bank {}
func load() async -> Int { 3 }
@propertyWrapper struct Wrapped { var wrappedValue = 0; init(wrappedValue: Int) {} }; @Wrapped var n = 1
let path = \.frame
struct Late { var value: Int { mutating get { 1 } } }
print([1, 2].map(\.isMultiple))
protocol Turning where Element == Int {}
class Canvas: UIView { override func draw(_ rect: CGRect) { layer.defaultAction() } }
// error 1:1: the attribute '@globalActor' is not supported in scenarios
// error 3:87: a property wrapper at the top level is not supported in scenarios
// error 4:12: nothing says what this key path begins with
// error 6:20: a method in a key path is not supported in scenarios
// error 7:24: a requirement of 'Element' is not supported in scenarios
// error 8:67: scenarios do not have 'defaultAction' of 'CALayer'
