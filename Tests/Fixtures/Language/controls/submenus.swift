// Menus in menus, elements that come later, and commands in context menus.
class Board: UIViewController, UIContextMenuInteractionDelegate {
    let card = UIView(frame: CGRect(x: 20, y: 60, width: 200, height: 100))
    let rename = UIAction(title: "Rename") { _ in print("rename") }
    let red = UIAction(title: "Red") { _ in print("red") }
    let inline = UIAction(title: "Inline") { _ in print("inline") }
    lazy var colors = UIMenu(title: "Colors", children: [red])
    lazy var share = UICommand(title: "Share", action: #selector(share(_:)))
    let nobody = UICommand(title: "Nobody", action: Selector("nobody:"))
    var calls = 0
    lazy var late = UIDeferredMenuElement { done in
        self.calls += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            done([UIAction(title: "Late") { _ in print("late") }])
        }
    }
    lazy var fresh = UIDeferredMenuElement.uncached { done in
        self.calls += 10
        done([UIAction(title: "Fresh") { _ in print("fresh") }])
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.addInteraction(UIContextMenuInteraction(delegate: self))
    }
    @objc func share(_ sender: Any?) { print("share", (sender as? UICommand)?.title ?? "-") }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let more = UIMenu(title: "More", options: .displayInline, children: [self.inline])
            return UIMenu(
                children: [self.rename, more, self.colors, self.share, self.nobody, self.late, self.fresh])
        }
    }
}
let board = Board()
window.rootViewController = board
hand.press(board.card, for: 0.7)
hand.tap(board.inline)  // prints: inline
hand.press(board.card, for: 0.7)
hand.tap(board.colors)
hand.tap(board.red)  // prints: red
// The title of a menu in a menu leads back.
hand.press(board.card, for: 0.7)
hand.tap(board.colors)
hand.tap(board.colors)
hand.tap(menuItem: "Rename")  // prints: rename
hand.press(board.card, for: 0.7)
hand.tap(board.share)  // prints: share Share
hand.press(board.card, for: 0.7)
device.wait(1)
hand.tap(menuItem: "Late")  // prints: late
let before = board.calls
hand.press(board.card, for: 0.7)
hand.tap(menuItem: "Fresh")  // prints: fresh
print(board.calls - before)  // prints: 10
// A command that nobody takes cannot be chosen: the menu stays.
hand.press(board.card, for: 0.7)
hand.tap(board.nobody)
hand.tap(menuItem: "Late")  // prints: late
