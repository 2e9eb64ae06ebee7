// Items of toolbars and of the bars of navigation controllers: what a tap does.

final class Notes: UIViewController {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    var count = 0
    @objc func add(_ sender: UIBarButtonItem) {
        count += 1
        print("add", count, sender.tag, sender === bar.items?.first)
    }
    @objc func share(_ sender: UIBarButtonItem, event: UIEvent) {
        print("share", event.type == .touches, sender.title ?? "no title")
    }
    @objc func edit() { print("edit") }
}

let notes = Notes()
window.rootViewController = UINavigationController(rootViewController: notes)
notes.view.addSubview(notes.bar)

let add = UIBarButtonItem(barButtonSystemItem: .add, target: notes, action: #selector(Notes.add(_:)))
add.tag = 7
let share = UIBarButtonItem(
    title: "Share", style: .plain, target: notes, action: #selector(Notes.share(_:event:)))
let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { action in
    print("done", (action.sender as? UIBarButtonItem) != nil)
})
let knob = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
knob.addAction(UIAction { _ in print("knob") }, for: .touchUpInside)
let custom = UIBarButtonItem(customView: knob)
let gap = UIBarButtonItem.fixedSpace(20)
notes.bar.items = [add, .flexibleSpace(), share, gap, custom, done]
hand.tap(add)  // prints: add 1 7 true
hand.tap(share)  // prints: share true Share
hand.tap(done)  // prints: done true
hand.tap(knob)  // prints: knob
hand.tap(custom)  // prints: knob
hand.tap(at: CGPoint(x: 30, y: 422))  // prints: add 2 7 true
print(knob.superview === notes.bar, knob.frame.size)  // prints: true (30.0, 30.0)

add.isEnabled = false
hand.tap(add)
share.title = "Send"
hand.tap(share)  // prints: share true Send
let more = UIBarButtonItem(title: "More", menu: UIMenu(children: [
    UIAction(title: "One") { _ in print("one") },
]))
notes.bar.setItems([more], animated: false)
hand.tap(more)
hand.tap(menuItem: "One")  // prints: one
print(add.isEnabled, notes.bar.items?.count ?? 0, notes.bar.sizeThatFits(CGSize(width: 100, height: 9)))
// prints: false 1 (100.0, 44.0)

// The bars of a navigation controller have such buttons too.
let item = notes.navigationItem
let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: #selector(Notes.edit))
edit.target = notes
item.setRightBarButton(edit, animated: false)
hand.tap(edit)  // prints: edit
item.setLeftBarButtonItems([done], animated: false)
hand.tap(done)  // prints: done true
item.setLeftBarButton(nil, animated: false)
item.setRightBarButtonItems([edit, share], animated: true)
print(item.rightBarButtonItems?.count ?? 0, item.leftBarButtonItems == nil)  // prints: 2 true
notes.setToolbarItems([edit], animated: false)
item.rightBarButtonItems = nil
let navigation = notes.navigationController!
print(navigation.isToolbarHidden, notes.toolbarItems?.count ?? 0)  // prints: true 1
navigation.setToolbarHidden(false, animated: false)
hand.tap(edit)  // prints: edit
navigation.isToolbarHidden = true
notes.toolbarItems = nil

// How they look.
let bar = navigation.navigationBar
bar.prefersLargeTitles = true
bar.isTranslucent = false
bar.barStyle = .black
bar.barTintColor = .red
bar.shadowImage = UIImage()
bar.backIndicatorImage = UIImage()
bar.backIndicatorTransitionMaskImage = UIImage()
bar.titleTextAttributes = [.foregroundColor: UIColor.white]
bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
bar.setBackgroundImage(UIImage(), for: .default)
print(bar.backgroundImage(for: .default) != nil, bar.backgroundImage(for: .compact) == nil)
// prints: true true
print(bar === navigation.navigationBar, bar.window == nil, bar.titleTextAttributes?.count ?? 0)
// prints: true false 1
let look = UINavigationBarAppearance()
look.configureWithOpaqueBackground()
print(look.backgroundColor == .systemBackground)  // prints: true
look.configureWithTransparentBackground()
print(look.backgroundColor == nil)  // prints: true
look.configureWithDefaultBackground()
look.backgroundColor = .blue
look.shadowColor = .clear
look.backgroundImage = UIImage()
look.shadowImage = nil
look.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
look.largeTitleTextAttributes = [:]
print(look.titleTextAttributes.count, UIBarAppearance().backgroundColor == nil)  // prints: 1 true
bar.standardAppearance = look
bar.scrollEdgeAppearance = look
bar.compactAppearance = nil
item.standardAppearance = look
item.scrollEdgeAppearance = nil
item.compactAppearance = nil
item.titleView = UILabel()
item.backButtonTitle = "Back"
item.largeTitleDisplayMode = .never
print(item.titleView != nil, item.backButtonTitle ?? "", item.largeTitleDisplayMode == .never)
// prints: true Back true
let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never]
let styles: [UIBarStyle] = [.default, .black]
let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
print(modes.map(\.rawValue), styles.map(\.rawValue), metrics.map(\.rawValue))
// prints: [0, 1, 2] [0, 1] [0, 1, 101, 102]
notes.bar.barTintColor = .white
notes.bar.isTranslucent = false
notes.bar.barStyle = .default
print(UIToolbar().items == nil, UINavigationBar().isTranslucent)  // prints: true true
print(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 10, height: 44)).frame.height)  // prints: 44.0

func describe(_ item: UIBarItem) -> String { "\(item.title ?? "-") \(item.isEnabled) \(item.tag)" }
print(describe(edit), describe(UITabBarItem(title: "Home", image: nil, tag: 2)))
// prints: Edit true 0 Home true 2
edit.landscapeImagePhone = UIImage()
edit.imageInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
edit.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
print(edit.titleTextAttributes(for: .normal)?.count ?? 0, edit.titleTextAttributes(for: .disabled) == nil)
// prints: 1 true
print(edit.imageInsets.top, edit.landscapeImagePhone != nil, describe(edit as UIBarItem).count)
// prints: 1.0 true 11
let home: UIBarItem = UITabBarItem(title: nil, image: UIImage(), tag: 0)
home.title = "Start"
home.isEnabled = false
home.tag = 3
home.image = nil
print(describe(home), home.image == nil)  // prints: Start false 3 true
notes.modalPresentationCapturesStatusBarAppearance = true
print(notes.modalPresentationCapturesStatusBarAppearance)  // prints: true
