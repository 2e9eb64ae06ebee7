extension Notification.Name { static let moved = Notification.Name("moved") }
class Listener: NSObject {
    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(moved(_:)), name: .moved, object: nil)
    }
    @objc func moved(_ note: Notification) {
        print("selector", note.name.rawValue, note.userInfo?["dx"] as? Int ?? 0)
    }
}
let listener = Listener()
let token = NotificationCenter.default.addObserver(forName: .moved, object: nil, queue: .main) { note in
    print("block", note.object as? UIView === view)
}
NotificationCenter.default.post(name: .moved, object: view, userInfo: ["dx": 4])
// prints: selector moved 4
// prints: block true
NotificationCenter.default.removeObserver(token)
NotificationCenter.default.post(name: .moved, object: nil)  // prints: selector moved 0
NotificationCenter.default.removeObserver(listener)
NotificationCenter.default.post(name: .moved, object: nil)
print("end")  // prints: end
