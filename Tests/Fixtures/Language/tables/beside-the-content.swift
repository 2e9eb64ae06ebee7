// What a cell gets before its content view lies behind it: the content view is touched.
class ButtonCell: UITableViewCell {
    let button = UIButton(frame: CGRect(x: 10, y: 0, width: 100, height: 40))
    var isInContent = false
    func place() {
        if isInContent { contentView.addSubview(button) } else { addSubview(button) }
        button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
    }
}
class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = ButtonCell(style: .default, reuseIdentifier: nil)
        cell.isInContent = indexPath.row == 1
        cell.place()
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("row", indexPath.row)
    }
}
let rows = Rows()
window.rootViewController = rows
hand.tap(at: CGPoint(x: 50, y: 20))  // prints: row 0
hand.tap(at: CGPoint(x: 50, y: 64))  // prints: pressed
