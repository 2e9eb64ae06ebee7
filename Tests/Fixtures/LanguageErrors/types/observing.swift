// What nobody is told of cannot be observed.
final class Model: NSObject {
    @objc var count = 0
}
let model = Model()
let scroll = UIScrollView()
let a = model.observe(\.count) { _, _ in }
let b = scroll.observe(\.delegate, options: .new) { scroll, change in print(scroll) }
let c = view.observe(\.contentOffset) { _, _ in }
let d = scroll.observe(\.contentOffset) { scroll in }
let e = scroll.observe(\.contentOffset, options: [.now]) { _, _ in }
let f = scroll.observe(\.contentOffset.y) { _, _ in }
let path = \UIScrollView.contentOffset
let g = scroll.observe(path) { _, _ in }
// error 7:23: observing 'count' of 'Model' by its key path is not supported in scenarios
// error 8:24: observing 'delegate' of 'UIScrollView' by its key path is not supported in scenarios
// error 9:24: 'UIView' has no member 'contentOffset'
// error 10:41: the closure gets 2 arguments and takes 1
// error 11:51: 'NSKeyValueObservingOptions' has no member 'now'
// error 12:24: observing 'contentOffset.y' of 'UIScrollView' by its key path is not supported in scenarios
// error 14:24: 'observe' with a key path from elsewhere is not supported in scenarios
