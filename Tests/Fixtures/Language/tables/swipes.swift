// Swiping rows (M-17 to M-19): actions of the delegate's own, on both sides, and the button that deletes.
class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles = ["one", "two", "three", "four"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = titles[indexPath.row]
        return cell
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] action, view, done in
            guard let self = self else { return done(false) }
            print(action.title ?? "", view is UIButton, action.style == .destructive)
            self.titles.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { (_, _, completionHandler) in
            print("flag \(indexPath.row)")
            completionHandler(true)
        }
        flag.backgroundColor = .orange
        flag.image = UIImage(named: "flag")
        let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
        configuration.performsFirstActionWithFullSwipe = indexPath.row == 0
        return configuration
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.row != 1 else { return UISwipeActionsConfiguration(actions: []) }
        let handler: UIContextualAction.Handler = { _, _, done in
            print("pin")
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done(true) }
        }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin", handler: handler)
        ])
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        print("begin", indexPath.row)
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        print("end", indexPath?.row ?? -1)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("select", indexPath.row)
    }
}
let mail = Mail()
let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
table.dataSource = mail
table.delegate = mail
view.addSubview(table)
func swipe(_ row: Int, by x: CGFloat) {
    hand.drag(table, from: CGPoint(x: 150, y: Double(row) * 44 + 22), by: CGVector(dx: x, dy: 0))
}
swipe(1, by: -100)  // prints: begin 1
print(table.cellForRow(at: IndexPath(row: 1, section: 0))!.frame.minX)  // prints: -148.0
hand.tap(table, at: CGPoint(x: 190, y: 66))  // prints: flag 1
device.wait(1)  // prints: end 1
swipe(1, by: -100)  // prints: begin 1
hand.tap(table, at: CGPoint(x: 50, y: 200))
device.wait(1)  // prints: end 1
hand.tap(table, at: CGPoint(x: 50, y: 110))  // prints: select 2
swipe(2, by: -100)  // prints: begin 2
hand.tap(table, at: CGPoint(x: 290, y: 110))
// prints: Delete true true
// prints: end -1
device.wait(1)
print(mail.titles)  // prints: ["one", "two", "four"]
swipe(0, by: -149)  // prints: begin 0
device.wait(1)
swipe(0, by: 148)
device.wait(1)  // prints: end 0
hand.drag(table, from: CGPoint(x: 280, y: 22), by: CGVector(dx: -200, dy: 0))
// prints: begin 0
// prints: Delete true true
// prints: end -1
device.wait(1)
swipe(1, by: 100)  // prints: select 1
print(mail.titles)  // prints: ["two", "four"]
swipe(0, by: 100)  // prints: begin 0
let pin = UIContextualAction(style: .normal, title: "again") { _, _, done in
    print("called")
    done(true)
}
pin.handler(pin, view) { print("done", $0) }
// prints: called
// prints: done true
hand.tap(table, at: CGPoint(x: 30, y: 22))  // prints: pin
device.wait(0.9)
print("still open")  // prints: still open
device.wait(1)  // prints: end 0
let configuration = UISwipeActionsConfiguration(actions: [pin])
print(configuration.actions.count, configuration.actions[0].title ?? "", pin.image == nil)
// prints: 1 again true
