// A placeholder that conforms to a protocol may lack its optional methods.
@objc protocol Refreshing {
    func height() -> CGFloat
    @objc optional func duration() -> Double
}
final class Slow: UIView, Refreshing {
    func height() -> CGFloat { 30 }
    func duration() -> Double { 2 }
}
final class Plain: UIView, Refreshing {
    func height() -> CGFloat { 40 }
}
func added<T: Refreshing>(_ header: T) -> String { header.duration?().description ?? "none" }
func shown<T: UIView>(_ header: T) -> String where T: Refreshing {
    if let duration = header.duration?() { return "\(duration) \(header.height())" }
    return "none \(header.height())"
}
func taken(_ header: some Refreshing) -> Double { header.duration?() ?? 0 }
print(added(Slow()), added(Plain()))
print(shown(Slow()), shown(Plain()))
print(taken(Slow()), taken(Plain()))
func scroll<D: UIScrollViewDelegate>(_ delegate: D) { delegate.scrollViewDidScroll?(UIScrollView()) }
final class Listener: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
}
scroll(Listener())
// prints: 2.0 none
// prints: 2.0 30.0 none 40.0
// prints: 2.0 0.0
// prints: scrolled
