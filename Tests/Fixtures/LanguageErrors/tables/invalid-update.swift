// UIKit raises an exception when the data source's counts do not fit what an update says.
class Clerk: NSObject, UITableViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
let clerk = Clerk()
let table = UITableView(frame: view.bounds)
table.dataSource = clerk
view.addSubview(table)
table.layoutIfNeeded()
table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
// error 4:91: Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
