// What a table's delegate hears when a row is tapped, and what it may change.
class Cell: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        print("selected", selected, isSelected)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        print("highlighted", highlighted, isHighlighted)
    }
}
class Desk: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Cell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 3
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { print("down") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { print("up") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        switch indexPath.row {
        case 1: return nil
        case 2: return IndexPath(row: 0, section: 0)
        default: return indexPath
        }
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("selected", indexPath.row)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        print("deselected", indexPath.row)
    }
}
let desk = Desk()
window.rootViewController = desk
func tap(_ row: Int) {
    hand.tap(desk.table, at: CGPoint(x: 50, y: row * 44 + 20))
    device.wait(1)
}
tap(0)
// prints: highlighted true true
// prints: down
// prints: highlighted false false
// prints: up
// prints: selected true true
// prints: selected 0
tap(1)
// prints: highlighted true true
// prints: down
// prints: highlighted false false
// prints: up
tap(2)
// prints: highlighted true true
// prints: down
// prints: highlighted false false
// prints: up
// prints: selected true true
// prints: selected 0
tap(3)
print(desk.table.indexPathForSelectedRow?.row ?? -1)  // prints: 0
desk.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
// prints: selected false false
print(desk.table.indexPathsForSelectedRows == nil, desk.table.allowsSelection)  // prints: true true
desk.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .middle)
// prints: selected true true
desk.table.selectRow(at: nil, animated: false, scrollPosition: .none)
// prints: selected false false
desk.table.allowsMultipleSelection = true
desk.table.allowsSelection = false
tap(0)
