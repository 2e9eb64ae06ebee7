// Rows that come and go, their menus, and headers that are used again.
final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        print("new header")
    }
    required init?(coder: NSCoder) { fatalError("there are no archives here") }
    override func prepareForReuse() {
        super.prepareForReuse()
        print("used again")
    }
}

class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
    let delete = UIAction(title: "Delete") { _ in print("delete") }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 100
        table.sectionHeaderHeight = 20
        view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.contentView.backgroundColor = .gray
        return header
    }
    func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        print("shows", path)
    }
    func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
        print("hides", path)
    }
    func tableView(
        _ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [self.delete])
        }
    }
}

let rows = Rows()
window.rootViewController = rows
device.wait(0.1)
// prints: shows [0, 0]
// prints: shows [1, 0]
// prints: new header
// prints: new header
hand.press(rows.table, at: CGPoint(x: 50, y: 60), for: 0.6)
hand.tap(rows.delete)  // prints: delete
rows.table.contentOffset = CGPoint(x: 0, y: 210)
device.wait(0.1)
// prints: hides [0, 0]
// prints: shows [2, 0]
// prints: used again
print(rows.table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)  // prints: true
