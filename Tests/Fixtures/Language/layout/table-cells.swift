// Cells whose content is laid out by constraints.
final class MessageCell: UITableViewCell {
    let avatar = UIView()
    let name = UILabel()
    let reply = UIButton(type: .system)
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for v in [avatar, name, reply] {
            v.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(v)
        }
        reply.setTitle("Reply", for: .normal)
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            reply.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
            reply.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            reply.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
        ])
        reply.addTarget(self, action: #selector(replyTapped), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var isHighlighted: Bool {
        didSet { print("highlighted", isHighlighted) }
    }
    override var isSelected: Bool {
        didSet { print("selected", isSelected) }
    }
    @objc private func replyTapped() { print("reply to", name.text ?? "") }
}
final class Messages: NSObject, UITableViewDataSource, UITableViewDelegate {
    let names = ["Ann", "Bob", "Cleo"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! MessageCell
        cell.name.text = names[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("row", indexPath.row)
    }
}
let messages = Messages()
let table = UITableView()
table.translatesAutoresizingMaskIntoConstraints = false
table.register(MessageCell.self, forCellReuseIdentifier: "cell")
table.dataSource = messages
table.delegate = messages
table.rowHeight = 60
view.addSubview(table)
NSLayoutConstraint.activate([
    table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
])
device.wait(0.1)
let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as! MessageCell
print(cell.frame, cell.avatar.frame, cell.reply.frame.maxX)  // prints: (0.0, 0.0, 375.0, 60.0) (8.0, 10.0, 40.0, 40.0) 367.0
hand.tap(at: CGPoint(x: 350, y: 90))  // prints: reply to Bob
hand.tap(at: CGPoint(x: 100, y: 90))  // prints: row 1
cell.isHighlighted = true  // prints: highlighted true
cell.isSelected = true  // prints: selected true
