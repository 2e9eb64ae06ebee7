// A scroll view that observes itself, and one whose setter the subclass overrides.
final class Counting: UIScrollView {
    var count = 0
    var token: NSKeyValueObservation?
    override init(frame: CGRect) {
        super.init(frame: frame)
        token = observe(\.contentSize, options: [.new]) { own, change in
            own.count += 1
            print("content", change.newValue ?? .zero)
        }
    }
    required init?(coder: NSCoder) { fatalError() }
}
let counting = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
counting.contentSize = CGSize(width: 50, height: 70)
// prints: content (50.0, 70.0)
counting.contentSize.height = 80
// prints: content (50.0, 80.0)
print(counting.count)
// prints: 2

// An observer that changes the property is told of that too.
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
var calls = 0
let token = table.observe(\.contentInset, options: .new) { table, change in
    calls += 1
    print("inset", change.newValue?.top ?? -1)
    if calls < 3 { table.contentInset.top += 1 }
}
table.contentInset.top = 10
// prints: inset 10.0
// prints: inset 11.0
// prints: inset 12.0
_ = token
