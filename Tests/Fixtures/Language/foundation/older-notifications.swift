// As older code names them.
let center = NotificationCenter.default
let changed = NSNotification.Name(rawValue: "changed")
final class Listener {
    init() { center.addObserver(self, selector: #selector(hear(_:)), name: changed, object: nil) }
    @objc func hear(_ note: NSNotification) { print(note.name.rawValue, note.userInfo?["n"] as? Int ?? 0) }
}
let listener = Listener()
center.post(name: changed, object: nil, userInfo: ["n": 3])  // prints: changed 3
