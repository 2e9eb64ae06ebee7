// Rows above what is seen that get another height do not move what is seen.
import UIKit

final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: 80), box.widthAnchor.constraint(equalToConstant: 80),
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
}
final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat { 40 }
}
let source = List()
let table = UITableView(frame: view.bounds)
table.register(Row.self, forCellReuseIdentifier: "row")
table.dataSource = source
table.delegate = source
view.addSubview(table)
device.wait(0.1)
print(table.visibleCells.count, table.contentSize.height, table.contentOffset.y)
table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
device.wait(0.1)
print(table.indexPathsForVisibleRows!.first!, table.contentOffset.y, table.contentSize.height)
hand.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), over: 0.3)
device.wait(3)
print(table.indexPathsForVisibleRows!.first!, table.contentOffset.y, table.contentSize.height)
// prints: 9 4680.0 0.0
// prints: [0, 60] 3080.0 5360.0
// prints: [0, 56] 2949.5 5520.0
