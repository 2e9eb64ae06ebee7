// Two fingers that drag select rows, where the delegate allows it (M-11, GC-67).
class Mails: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        print("may", indexPath.row, tableView.isEditing)
        return indexPath.row < 6
    }
    func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        print("begins", indexPath.row, tableView.isEditing)
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        print("ends", tableView.indexPathsForSelectedRows?.map(\.row) ?? [], tableView.isEditing)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("selected", indexPath.row)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        print("deselected", indexPath.row)
    }
}
let mails = Mails()
window.rootViewController = mails
device.wait(0.1)
func twoFingers(from y: CGFloat, by ways: CGFloat...) {
    let (a, b) = (hand.touch(at: CGPoint(x: 100, y: y)), hand.touch(at: CGPoint(x: 160, y: y)))
    for way in ways {
        hand.together {
            a.move(by: CGVector(dx: 0, dy: way), over: 0.3)
            b.move(by: CGVector(dx: 0, dy: way), over: 0.3)
        }
    }
    hand.together {
        a.lift()
        b.lift()
    }
    device.wait(0.5)
}
// While editing selects no more than one row, nobody is asked, and the fingers scroll.
twoFingers(from: 100, by: -30)
print(mails.table.contentOffset.y > 0, mails.table.isEditing)  // prints: true false
mails.table.contentOffset = .zero
mails.table.allowsMultipleSelectionDuringEditing = true
twoFingers(from: 22, by: 88, -44)
// prints: may 0 false
// prints: begins 0 true
// prints: selected 0
// prints: selected 1
// prints: selected 2
// prints: deselected 2
// prints: ends [0, 1] true
print(mails.table.contentOffset.y)  // prints: 0.0
// From a selected row on they deselect.
twoFingers(from: 66, by: 88)
// prints: may 1 true
// prints: begins 1 true
// prints: deselected 1
// prints: ends [0] true
// Refused: they scroll.
twoFingers(from: 350, by: -60)  // prints: may 7 true
print(mails.table.contentOffset.y > 0, mails.table.indexPathsForSelectedRows?.count ?? 0)  // prints: true 1
class Own: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        print(super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath))
        return true
    }
    override func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        print("own begins", indexPath.row)
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        super.tableViewDidEndMultipleSelectionInteraction(tableView)
        print("own ends", tableView.indexPathsForSelectedRows?.count ?? 0)
    }
}
let own = Own()
own.tableView.allowsMultipleSelectionDuringEditing = true
window.rootViewController = own
device.wait(0.1)
twoFingers(from: 110, by: 44)
// prints: false
// prints: own begins 2
// prints: own ends 2
