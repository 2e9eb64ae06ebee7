// A property beside methods whose names begin with its name.
class List: UIViewController, UITableViewDataSource {
    let tableView = UITableView()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.reloadData()
        print(tableView.numberOfRows(inSection: 0))
    }
}
_ = List().view  // prints: 3
class Filter: NSObject, UIGestureRecognizerDelegate {
    var pan: UIPanGestureRecognizer?
    func isMine(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer == pan }
    func isOther(_ gestureRecognizer: UIGestureRecognizer) -> Bool { pan != gestureRecognizer }
}
let filter = Filter()
let pan = UIPanGestureRecognizer()
filter.pan = pan
print(filter.isMine(pan), filter.isMine(UITapGestureRecognizer()), filter.isOther(pan))  // prints: true false false
