extension Notification.Name { static let tapped = Notification.Name("tapped") }
class Dot: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        NotificationCenter.default.post(name: .tapped, object: self, userInfo: ["tag": tag])
    }
}
let dots = (0..<2).map { i -> Dot in
    let dot = Dot(frame: CGRect(x: CGFloat(i) * 100, y: 0, width: 50, height: 50))
    dot.tag = i
    view.addSubview(dot)
    return dot
}
class Listener {
    private var tokens: [NSObjectProtocol] = []
    init(_ dot: Dot) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: .tapped, object: dot, queue: nil) { note in
                print("dot", (note.userInfo?["tag"] as? Int) ?? -1, note.name == .tapped)
            })
    }
    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
var listener: Listener? = Listener(dots[1])
hand.tap(dots[0])
hand.tap(dots[1])  // prints: dot 1 true
listener = nil
hand.tap(dots[1])
print("end")  // prints: end
