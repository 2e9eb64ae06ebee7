// A delegate hears that the views of titles come and go, before they come and after they have gone.
class List: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }
    override func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        let text = (view as? UITableViewHeaderFooterView)?.textLabel?.text
        print("header", section, text ?? "-", view.superview == nil, view.frame.height)
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        print("gone", section, view.superview == nil)
    }
}
let list = List(style: .plain)
window.rootViewController = list
device.wait(0.1)  // prints: header 0 Section 0 true 28.0
list.tableView.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: false)
device.wait(0.1)
// prints: gone 0 true
// prints: header 1 Section 1 true 28.0

// A delegate that is no controller, and footers.
class Footers: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.imageView?.image = UIImage(systemName: "star")
        cell.textLabel?.text = "\(path.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "head" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "foot" }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        print("+ head", section)
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        print("- head", section)
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        print("+ foot", section)
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        print("- foot", section)
    }
}
class Plain: UITableViewController {
    override func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        super.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
}
let footers = Footers()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .grouped)
table.dataSource = footers
table.delegate = footers
class Footed: Plain {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "foot" }
}
let footed = Footed()
window.rootViewController = footed
device.wait(0.1)
footed.tableView.reloadData()
device.wait(0.1)
window.rootViewController = UIViewController()
window.rootViewController?.view.addSubview(table)
device.wait(0.1)  // prints: + head 0
if let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) {
    print(cell.imageView?.frame.size ?? .zero, (cell.textLabel?.frame.minX ?? 0) > 36)  // prints: (20.0, 20.0) true
}
table.contentOffset.y = table.contentSize.height - 300
device.wait(0.1)
// prints: - head 0
// prints: + foot 1
table.contentOffset.y = 0
device.wait(0.1)
// prints: - foot 1
// prints: + head 0
