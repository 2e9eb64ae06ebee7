// While a cell is edited, another accessory stands at its end, or none.
class Page: UITableViewController {
    let normal = UISwitch()
    let editing = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailDisclosureButton
        if indexPath.row == 0 {
            cell.accessoryView = normal
            cell.editingAccessoryView = editing
        } else {
            cell.editingAccessoryType = .detailButton
        }
        return cell
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        print("detail of", indexPath.row, tableView.isEditing)
    }
}
let page = Page()
window.rootViewController = page
window.layoutIfNeeded()
let first = page.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!
print(first.accessoryView === page.normal, page.normal.superview === first)  // prints: true true
print(first.editingAccessoryView === page.editing, page.editing.superview == nil)  // prints: true true
hand.tap(at: CGPoint(x: 355, y: 66))  // prints: detail of 1 false
page.setEditing(true, animated: false)
window.layoutIfNeeded()
print(page.normal.superview == nil, page.editing.superview === first)  // prints: true true
hand.tap(at: CGPoint(x: 355, y: 66))  // prints: detail of 1 true
page.setEditing(false, animated: false)
print(page.normal.superview === first, page.editing.superview == nil)  // prints: true true
let second = page.tableView.cellForRow(at: IndexPath(row: 1, section: 0))!
print(second.editingAccessoryType == .detailButton, second.accessoryType == .detailDisclosureButton)  // prints: true true
print(second.userInteractionEnabledWhileDragging)  // prints: false
second.userInteractionEnabledWhileDragging = true
print(second.userInteractionEnabledWhileDragging)  // prints: true
