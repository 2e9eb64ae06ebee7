// There is one main queue; an observer that is gone hears nothing.
print(OperationQueue.main === OperationQueue.main)  // prints: true
class Listener {
    @objc func heard() { print("heard") }
}
var listener: Listener? = Listener()
let news = Notification.Name("news")
NotificationCenter.default.addObserver(
    listener!, selector: #selector(Listener.heard), name: news, object: nil)
NotificationCenter.default.post(name: news, object: nil)  // prints: heard
listener = nil
NotificationCenter.default.post(name: news, object: nil)
let token = NotificationCenter.default.addObserver(forName: news, object: nil, queue: .main) { _ in
    print("told")
}
NotificationCenter.default.post(name: news, object: nil)  // prints: told
NotificationCenter.default.removeObserver(token)
NotificationCenter.default.post(name: news, object: nil)

// Queues of one's own run what they are given on the same thread, in turn.
let queue = OperationQueue()
queue.name = "loading"
queue.maxConcurrentOperationCount = 1
queue.addOperation { print("loaded") }
OperationQueue.main.addOperation { print("shown") }
print(queue.name ?? "-", queue.maxConcurrentOperationCount)  // prints: loading 1
device.wait(0.1)
// prints: loaded
// prints: shown
UIApplication.shared.isIdleTimerDisabled = true
print(UIApplication.shared.isIdleTimerDisabled)  // prints: true
let page = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: nil)
page.linkTextAttributes = [.foregroundColor: UIColor.red]
print(page.linkTextAttributes.count)  // prints: 1
