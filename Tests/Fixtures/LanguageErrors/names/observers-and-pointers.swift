final class Watcher: NSObject {
    var number = 0
    func watch(_ scroll: UIScrollView) {
        scroll.addObserver(self, forKeyPath: "contentOffset", options: .new, context: &number)
        let pointer = &number
    }
}
// error 4:87: a pointer to anything but a global or static variable is not supported in scenarios
// error 5:23: '&' is only for 'inout' parameters
