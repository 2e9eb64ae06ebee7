extension Notification.Name { static let n = Notification.Name("n") }
class O: NSObject {
    let id: Int
    var peer: O?
    init(_ id: Int) {
        self.id = id
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(got), name: .n, object: nil)
    }
    @objc func got(_ note: Notification) {
        print("got", id)
        if let peer { NotificationCenter.default.removeObserver(peer) }
    }
}
let one = O(1), two = O(2), three = O(3)
one.peer = two
NotificationCenter.default.post(name: .n, object: nil)
// prints: got 1
// prints: got 3
