// A table that is reloaded keeps the cell under the finger, hidden, and the long press goes on.
final class Shelf: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 60
        table.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "book", for: path)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { print("selected", path.row) }
    @objc func pressed(_ press: UILongPressGestureRecognizer) {
        print(press.state.rawValue, press.location(in: table).y)
        guard press.state == .began else { return }
        table.reloadData()
        print(table.visibleCells.count, hidden)
    }
    var hidden: Int { table.subviews.filter { $0 is UITableViewCell && $0.isHidden }.count }
}
let shelf = Shelf()
window.rootViewController = shelf
device.wait(0.1)
let finger = hand.touch(at: CGPoint(x: 100, y: 90))
finger.hold(0.6)
finger.move(to: CGPoint(x: 100, y: 150))
finger.lift()
device.wait(0.1)
print(shelf.table.visibleCells.count, shelf.hidden)
hand.tap(at: CGPoint(x: 100, y: 90))
// prints: 1 90.0
// prints: 4 1
// prints: 2 150.0
// prints: 3 150.0
// prints: 4 0
// prints: selected 1
