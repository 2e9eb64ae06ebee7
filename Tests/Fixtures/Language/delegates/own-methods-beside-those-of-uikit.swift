// A protocol that inherits from UIKit's has a method of the same name beside the required ones.
protocol FoldingDelegate: UITableViewDelegate, UITableViewDataSource {
    func tableView(_ table: FoldingTable, foldedCellAt path: IndexPath) -> UITableViewCell?
}
final class FoldingTable: UITableView, UITableViewDataSource {
    weak var folding: FoldingDelegate?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let folding else { return 0 }
        return folding.tableView(self, numberOfRowsInSection: section) + 1
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        folding!.tableView(self, foldedCellAt: path) ?? folding!.tableView(self, cellForRowAt: path)
    }
}
final class Controller: UIViewController, FoldingDelegate {
    let table = FoldingTable(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    override func viewDidLoad() {
        super.viewDidLoad()
        table.folding = self
        table.dataSource = table
        table.delegate = self
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat { 10 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(path.row)"
        return cell
    }
    func tableView(_ table: FoldingTable, foldedCellAt path: IndexPath) -> UITableViewCell? {
        guard path.row == 2 else { return nil }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "folded"
        return cell
    }
}
let controller = Controller()
window.rootViewController = controller
device.wait(0.1)
print(controller.table.numberOfRows(inSection: 0))
print(controller.table.visibleCells.map { $0.textLabel?.text ?? "-" }.sorted())
// prints: 3
// prints: ["folded", "row 0", "row 1"]
