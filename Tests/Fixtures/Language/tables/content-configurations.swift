// What a cell shows as a value; its view fills the content view, and follows the state of the cell.
struct Badge: UIContentConfiguration, Hashable {
    var title = ""
    var isOn = false

    func makeContentView() -> UIView & UIContentView { BadgeView(self) }
    func updated(for state: UIConfigurationState) -> Badge {
        guard let state = state as? UICellConfigurationState else { return self }
        var copy = self
        copy.isOn = state.isSelected
        return copy
    }
}

final class BadgeView: UIView, UIContentView {
    private var shown: Badge
    var configuration: UIContentConfiguration {
        get { shown }
        set {
            guard let badge = newValue as? Badge, badge != shown else { return }
            shown = badge
            print(badge.title, "is on:", badge.isOn)
        }
    }

    init(_ badge: Badge) {
        shown = badge
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("there are no archives here") }
}

class BadgeCell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        print("highlighted:", state.isHighlighted, "selected:", state.isSelected)
    }
}

class Badges: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BadgeCell.self, forCellReuseIdentifier: "badge")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "badge", for: path)
        cell.contentConfiguration = Badge(title: "row \(path.row)")
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .systemYellow
        cell.backgroundConfiguration = background
        return cell
    }
}
window.rootViewController = Badges()
device.wait(0.1)  // prints: highlighted: false selected: false
hand.tap(at: CGPoint(x: 100, y: 20))
// prints: highlighted: true selected: false
// prints: row 0 is on: true
// prints: highlighted: false selected: true

// The system's own content.
let cell = UITableViewCell(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
var content = cell.defaultContentConfiguration()
content.text = "Name"
content.secondaryText = "Ada"
content.image = UIImage(systemName: "person")
content.textProperties.font = .boldSystemFont(ofSize: 20)
content.secondaryTextProperties.color = .gray
content.imageProperties.tintColor = .red
cell.contentConfiguration = content
cell.layoutIfNeeded()
let inside = cell.contentView.subviews[0]
print(type(of: inside), inside.frame)  // prints: UIListContentView (0.0, 0.0, 320.0, 44.0)
print(cell.hitTest(CGPoint(x: 30, y: 20), with: nil) === inside)  // prints: true
content.text = "Given name"
cell.contentConfiguration = content
print(cell.contentView.subviews[0] === inside)  // prints: true
print((cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "none")  // prints: Given name
cell.contentConfiguration = nil
print(cell.contentView.subviews.count)  // prints: 0
print(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)  // prints: true

// A handler instead of a subclass.
cell.configurationUpdateHandler = { cell, state in
    print("state", state.isHighlighted, cell.configurationState == state)
}
device.wait(0.1)  // prints: state false true
cell.isHighlighted = true
device.wait(0.1)  // prints: state true true
