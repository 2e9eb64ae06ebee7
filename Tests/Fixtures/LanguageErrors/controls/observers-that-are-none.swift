final class Watcher: NSObject {}
let watcher = Watcher()
let scroll = UIScrollView()
scroll.removeObserver(watcher, forKeyPath: "contentOffset")
// error 4:1: this object cannot be removed as an observer of 'contentOffset': it is not registered
