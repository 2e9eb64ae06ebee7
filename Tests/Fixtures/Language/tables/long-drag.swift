// The row that the finger came down on leaves the screen, and the drag goes on.
class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
let rows = Rows()
let table = UITableView(frame: view.bounds, style: .plain)
table.dataSource = rows
table.delegate = rows
view.addSubview(table)
let finger = hand.touch(at: CGPoint(x: 180, y: 600))
for _ in 0..<4 { finger.move(by: CGVector(dx: 0, dy: -500), over: 0.5) }
finger.hold(0.2)
finger.lift()
print(rows.count, table.contentOffset.y)  // prints: 120 1990.0
