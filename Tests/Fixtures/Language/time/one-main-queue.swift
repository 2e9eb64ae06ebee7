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
