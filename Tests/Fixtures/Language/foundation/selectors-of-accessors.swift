// Getters and setters have names of their own for Objective-C.
class Header: NSObject {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var path: String { NSStringFromSelector(#selector(getter: scrollView.contentOffset)) }
    func begin() { scrollView.addObserver(self, forKeyPath: path, options: .new, context: nil) }
    func end() { scrollView.removeObserver(self, forKeyPath: path) }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == NSStringFromSelector(#selector(getter: UIScrollView.contentOffset)) else { return }
        print(change?[.newKey] as? CGPoint ?? .zero)
    }
}
let header = Header()
header.begin()
header.scrollView.contentOffset = CGPoint(x: 0, y: 12)  // prints: (0.0, 12.0)
header.end()
print(NSStringFromSelector(#selector(getter: UIView.isHidden)))  // prints: isHidden
print(NSStringFromSelector(#selector(setter: UIView.isHidden)))  // prints: setHidden:
print(view.responds(to: #selector(getter: UIView.safeAreaLayoutGuide)))  // prints: true
print(view.responds(to: #selector(getter: UIScrollView.contentOffset)))  // prints: false
