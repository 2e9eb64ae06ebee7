// UIKit raises an exception when no cell can be made.
class Clerk: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        // error 5:9: no cell class is registered for the identifier 'cell' in a table
    }
}
let clerk = Clerk()
let table = UITableView(frame: view.bounds)
table.dataSource = clerk
view.addSubview(table)
hand.tap(table)
