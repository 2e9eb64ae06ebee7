// What changes when a view has appeared is laid out before the loop sleeps.
import UIKit
final class BubbleCell: UITableViewCell {
    let bubble = UIView()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bubble.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)
        leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.heightAnchor.constraint(equalToConstant: 40),
            bubble.widthAnchor.constraint(equalToConstant: 250),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }
    func configure(_ isMine: Bool) {
        leading.isActive = !isMine
        trailing.isActive = isMine
    }
}
final class C: UIViewController, UITableViewDataSource {
    let tableView = UITableView()
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BubbleCell.self, forCellReuseIdentifier: "x")
        tableView.rowHeight = 100
        tableView.dataSource = self
        view.addSubview(tableView)
        tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
    }
    override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); tableView.contentOffset.y = 250 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath) as! BubbleCell
        cell.configure(indexPath.row < 5)
        return cell
    }
}
let c = C()
window.rootViewController = c
device.wait(0.5)
for cell in c.tableView.visibleCells { print(c.tableView.indexPath(for: cell)!.row, cell.frame, (cell as! BubbleCell).bubble.frame) }
// prints: 2 (0.0, 200.0, 375.0, 100.0) (109.0, 4.0, 250.0, 40.0)
// prints: 3 (0.0, 300.0, 375.0, 100.0) (109.0, 4.0, 250.0, 40.0)
// prints: 4 (0.0, 400.0, 375.0, 100.0) (109.0, 4.0, 250.0, 40.0)
// prints: 5 (0.0, 500.0, 375.0, 100.0) (16.0, 4.0, 250.0, 40.0)
// prints: 6 (0.0, 600.0, 375.0, 100.0) (16.0, 4.0, 250.0, 40.0)
// prints: 7 (0.0, 700.0, 375.0, 100.0) (16.0, 4.0, 250.0, 40.0)
// prints: 8 (0.0, 800.0, 375.0, 100.0) (16.0, 4.0, 250.0, 40.0)
