// Methods that say heights may ask the table how many sections and rows there are.
final class Menu: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .grouped)
    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        path.row == tableView.numberOfRows(inSection: path.section) - 1 ? 60 : 30
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        section == tableView.numberOfSections - 1 ? 0 : 10
    }
}
let menu = Menu()
window.rootViewController = menu
device.wait(0.1)
print(menu.table.numberOfSections, menu.table.numberOfRows(inSection: 2), menu.table.numberOfRows(inSection: 7))
print(menu.table.rectForRow(at: IndexPath(row: 2, section: 2)), menu.table.rectForFooter(inSection: 1).height)
// prints: 3 3 0
// prints: (0.0, 290.0, 300.0, 60.0) 10.0
