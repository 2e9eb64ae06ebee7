// Files of Interface Builder can be named. A scenario has none, so nobody may ask for what is in them.
class Card: UICollectionViewCell {}
let nib = UINib(nibName: "Card", bundle: nil)
let table = UITableView()
table.register(nib, forCellReuseIdentifier: "card")
table.register(nib, forHeaderFooterViewReuseIdentifier: "title")
let grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
grid.register(nib, forCellWithReuseIdentifier: "card")
grid.register(nib, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "card")
grid.collectionViewLayout.register(nib, forDecorationViewOfKind: "back")
print(viewController.storyboard == nil, UINib.OptionsKey.externalObjects == .externalObjects)  // prints: true true

// The last registration counts, also nil.
let none: UINib? = nil
table.register(UITableViewCell.self, forCellReuseIdentifier: "card")
print(table.dequeueReusableCell(withIdentifier: "card") != nil)  // prints: true
table.register(none, forCellReuseIdentifier: "card")
print(table.dequeueReusableCell(withIdentifier: "card") == nil)  // prints: true
table.register(none, forHeaderFooterViewReuseIdentifier: "title")
print(table.dequeueReusableHeaderFooterView(withIdentifier: "title") == nil)  // prints: true
grid.register(Card.self, forCellWithReuseIdentifier: "card")
view.addSubview(grid)
func fromFiles(_ owner: NSObject) -> UIView? {
    if owner === view { return nib.instantiate(withOwner: owner, options: nil).first as? UIView }
    return Bundle.main.loadNibNamed("Card", owner: owner)?.first as? UIView
}
func fromStoryboard(_ name: String?) -> UIViewController? {
    guard let name else { return nil }
    let board = UIStoryboard(name: name, bundle: nil)
    return board.instantiateInitialViewController() ?? board.instantiateViewController(withIdentifier: name)
}
print(fromStoryboard(nil) == nil)  // prints: true

// Classes for collection views may take part in what is registered.
class Grid: UICollectionView {
    override func register(_ viewClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        print("registers", identifier)
        super.register(viewClass, forCellWithReuseIdentifier: identifier)
    }
}
let own = Grid(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
own.register(Card.self, forCellWithReuseIdentifier: "own")  // prints: registers own
own.register(nib, forCellWithReuseIdentifier: "nib")

// What storyboards ask of controllers, which nobody does here.
class Root: UIViewController {
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        print("asked")
        return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
    override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        if source.source === self || source.unwindAction == #selector(back) || source.sender == nil { return [] }
        return super.allowedChildrenForUnwinding(from: source)
    }
    override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { nil }
    @objc func back() {}
}
let root = Root()
print(root.canPerformUnwindSegueAction(#selector(Root.back), from: viewController, sender: nil))
// prints: asked
// prints: true
