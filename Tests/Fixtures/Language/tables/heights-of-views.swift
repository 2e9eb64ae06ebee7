// Views of headers and footers are asked for without a method for their heights too.
class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView()
        header.tag = 7
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: header.topAnchor),
            bar.bottomAnchor.constraint(lessThanOrEqualTo: header.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        return header
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = UIView()
        footer.tag = 8
        return footer
    }
}
let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
table.estimatedRowHeight = 60
table.estimatedSectionHeaderHeight = 30
table.estimatedSectionFooterHeight = 30
table.dataSource = rows
table.delegate = rows
view.addSubview(table)
device.wait(0.1)
print(table.viewWithTag(7)?.frame.height ?? 0, table.viewWithTag(8)?.frame.height ?? 0)  // prints: 50.0 28.0
print(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, table.estimatedRowHeight)
// prints: 50.0 60.0
print(table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight)  // prints: 30.0 30.0
table.sectionHeaderHeight = 80
device.wait(0.1)
print(table.viewWithTag(7)?.frame.height ?? 0)  // prints: 80.0
