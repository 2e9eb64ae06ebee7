// Places of memory are keys of what hangs on objects.
struct Keys {
    static var timer = malloc(1)
    static var queue = malloc(1)
}
extension UIView {
    var queue: [Int] {
        get { objc_getAssociatedObject(self, &Keys.queue) as? [Int] ?? [] }
        set { objc_setAssociatedObject(self, &Keys.queue, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
view.queue.append(3)
print(view.queue, objc_getAssociatedObject(view, &Keys.timer) == nil, Keys.timer == Keys.queue)
// prints: [3] true false
print(HUGE == MAXFLOAT, HUGE_VAL, INFINITY, NAN.isNaN)  // prints: true inf inf true
private let context = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 1)
print(context == context, context == UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 1))
// prints: true false
