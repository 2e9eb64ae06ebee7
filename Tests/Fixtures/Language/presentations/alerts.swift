// Alerts and action sheets: what is chosen is told when they are gone (N-22, N-23).
class Screen: UIViewController {
    func ask() {
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let delete = UIAlertAction(title: "Delete", style: .destructive) { [unowned self] action in
            print("chose", action.title ?? "", presentedViewController == nil)
        }
        alert.addAction(delete)
        alert.preferredAction = delete
        present(alert, animated: true)
    }
    func choose() {
        let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for name in ["one", "two"] {
            menu.addAction(UIAlertAction(title: name, style: .default, handler: { _ in print(name) }))
        }
        menu.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: { _ in print("cancelled") }))
        present(menu, animated: true, completion: nil)
    }
}
let screen = Screen()
window.rootViewController = screen
screen.ask()
device.wait(1)
if let alert = screen.presentedViewController as? UIAlertController {
    print(alert.title ?? "", alert.message ?? "", alert.preferredStyle == .alert)
    // prints: Delete? For good. true
    print(alert.actions.count, alert.textFields?.first?.placeholder ?? "", alert.preferredAction?.title ?? "")
    // prints: 2 name Delete
    if let field = alert.textFields?.first { hand.tap(field) }
    hand.type("x")
    print(alert.textFields?[0].text ?? "")  // prints: x
    let delete = alert.actions[1]
    delete.isEnabled = false
    hand.tap(delete)
    delete.isEnabled = true
    hand.tap(delete)
    print(delete.style == .destructive, delete.isEnabled)  // prints: true true
}
device.wait(1)  // prints: chose Delete true
screen.choose()
device.wait(1)
hand.tap(at: CGPoint(x: 100, y: 100))
device.wait(1)  // prints: cancelled
screen.choose()
device.wait(1)
if let menu = screen.presentedViewController as? UIAlertController { hand.tap(menu.actions[1]) }
device.wait(1)  // prints: two
let empty = UIAlertController()
empty.message = "later"
print(empty.preferredStyle == .actionSheet, empty.actions.isEmpty, empty.textFields == nil)
// prints: true true true
print(UIAlertController(nibName: nil, bundle: nil).message == nil)  // prints: true
