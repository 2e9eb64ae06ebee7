protocol Named { func name() -> String }
extension UIView: Named {}  // error 2:19: 'UIView' does not have 'name()', which 'Named' asks for
protocol Wide { var width: Int { get } }
extension Array: Wide where Element: Wide {}  // error 4:18: 'Array' does not have 'width', which 'Wide' asks for
protocol Box { associatedtype Item }
extension Set: Box where Element: Wide {}  // error 6:16: a conformance of 'Set' to a protocol with associated types is not supported in scenarios
extension Array: Comparable where Element: Comparable {}  // error 7:18: a conformance of 'Array' to 'Comparable' is not supported in scenarios
extension NSLayoutAnchor: Wide where AnchorType == NSLayoutDimension {}  // error 8:25: a conformance of only some kinds of an Objective-C class is not supported in scenarios
extension NSLayoutAnchor { static let first = 1 }  // error 9:28: a stored static property of a generic type is not supported in scenarios
extension NSLayoutAnchor { struct Inside {} }  // error 10:28: a type inside an extension of a generic type is not supported in scenarios
func other(_ anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>) {}
func other(_ anchor: NSLayoutAnchor<NSLayoutYAxisAnchor>) {}
func other(_ any: AnyObject) {}
extension NSLayoutAnchor {
    func ask() { other(self) }  // error 15:18: a call that means something else for another kind of the class is not supported in scenarios
}
