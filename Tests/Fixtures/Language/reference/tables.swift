class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.selectionStyle = .blue
        cell.selectionStyle = .gray
        return cell
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        print("will deselect", indexPath.row)
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        print("deselected", indexPath.row)
    }
}
let rows = Rows()
let table = UITableView(frame: view.bounds)
table.dataSource = rows
table.delegate = rows
view.addSubview(table)
hand.tap(at: CGPoint(x: 100, y: 20))
hand.tap(at: CGPoint(x: 100, y: 80))
// prints: will deselect 0
// prints: deselected 0
table.scrollToRow(at: IndexPath(row: 15, section: 0), at: .bottom, animated: false)
