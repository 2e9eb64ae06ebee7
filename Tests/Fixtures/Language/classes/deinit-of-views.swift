// A view that goes takes its observations and timers along.
class Badge: UIView {
    var count = 0
    let timer = Timer(timeInterval: 1, repeats: true) { _ in }
    override init(frame: CGRect) {
        super.init(frame: frame)
        NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: Notification.Name("changed"), object: nil)
    }
    required init?(coder: NSCoder) { nil }
    @objc func changed() { count += 1 }
    func leave() { print("left after", count) }
    deinit {
        NotificationCenter.default.removeObserver(self)
        timer.invalidate()
        count += 10
        leave()
        print(timer.isValid)
    }
}
class LoudBadge: Badge {
    override func leave() {
        print("loud")
        super.leave()
    }
}
var badge: Badge? = LoudBadge(frame: .zero)
NotificationCenter.default.post(name: Notification.Name("changed"), object: nil)
badge = nil
// prints: loud
// prints: left after 11
// prints: false
NotificationCenter.default.post(name: Notification.Name("changed"), object: nil)
print("end")  // prints: end
