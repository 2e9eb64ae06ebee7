// Headers and footers of one's own, accessory views, and touches that hit them.
class Clerk: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        cell.accessoryView = indexPath.row == 0 ? marker : nil
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView()
        header.textLabel?.text = "header"
        return header
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("selected", indexPath)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled", scrollView.contentOffset.y) }
}
let clerk = Clerk()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
table.dataSource = clerk
table.delegate = clerk
view.addSubview(table)
table.layoutIfNeeded()
let start = IndexPath(row: 0, section: 0)
print(table.rectForRow(at: start), table.subviews.count)  // prints: (0.0, 30.0, 300.0, 44.0) 4
let first = table.visibleCells[0]
print(first.contentView.frame.width, first.accessoryView?.frame.minX ?? 0)  // prints: 244.0 244.0
print(table.visibleCells[1].contentView.frame.width)  // prints: 260.0
hand.tap(table, at: CGPoint(x: 50, y: 10))
hand.tap(first.accessoryView!)  // prints: selected [0, 0]
device.wait(1)
hand.tap(table, at: CGPoint(x: 290, y: 90))  // prints: selected [0, 1]
table.contentOffset.y = 10  // prints: scrolled 10.0
let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
cell.isSelected = true
cell.isHighlighted = true
print(cell.isSelected, cell.isHighlighted, cell.detailTextLabel == nil)  // prints: true true true
print(cell.contentView.superview === cell, cell.selectionStyle == .default)  // prints: true true
print(cell.accessoryType == .none)  // prints: true
