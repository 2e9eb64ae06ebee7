// The gap above headers, and the way to a selected row.
class Rows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : "Second"
    }
}
let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
table.dataSource = rows
view.addSubview(table)
print(table.rect(forSection: 1).minY, table.contentSize.height)  // prints: 880.0 1788.0
table.sectionHeaderTopPadding = 22
print(table.rectForHeader(inSection: 1).minY, table.rectForRow(at: [1, 0]).minY)  // prints: 902.0 930.0
table.sectionHeaderTopPadding = 0
print(table.rectForHeader(inSection: 1).minY, table.numberOfSections)  // prints: 880.0 2
table.scrollToNearestSelectedRow(at: .top, animated: false)
print(table.contentOffset.y)  // prints: 0.0
table.allowsMultipleSelection = true
table.selectRow(at: [1, 3], animated: false, scrollPosition: .none)
table.selectRow(at: [0, 15], animated: false, scrollPosition: .none)
table.scrollToNearestSelectedRow(at: .top, animated: false)
print(table.contentOffset.y)  // prints: 660.0
