// Targets, actions with none, one or two arguments, the chain, closures.
class Panel: UIView {
    @objc func fromChain(_ sender: UIControl) { print("panel", sender.tag) }
}
class Post: UIControl {
    override func sendActions(for controlEvents: UIControl.Event) {
        print("send", controlEvents.contains(.touchDown))
        super.sendActions(for: controlEvents)
    }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        print("action", NSStringFromSelector(action), target == nil, event == nil)
        if NSStringFromSelector(action) != "blocked" { super.sendAction(action, to: target, for: event) }
    }
    override func sendAction(_ action: UIAction) {
        print("closure", action.title)
        super.sendAction(action)
    }
}
class Ear: NSObject {
    @objc func none() { print("none") }
    @objc func blocked() { print("never") }
    @objc func one(_ sender: Any?) { print("one") }
    @objc func two(_ sender: Post, forEvent event: UIEvent?) { print("two", event == nil) }
}
let panel = Panel(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
view.addSubview(panel)
let post = Post(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
post.tag = 3
panel.addSubview(post)
let ear = Ear()
post.addTarget(ear, action: #selector(Ear.none), for: .touchDown)
post.addTarget(ear, action: #selector(Ear.one(_:)), for: [.touchDown, .touchUpInside])
post.addTarget(ear, action: #selector(Ear.two(_:forEvent:)), for: .touchUpInside)
post.addTarget(ear, action: #selector(Ear.blocked), for: .touchUpInside)
post.addTarget(nil, action: #selector(Panel.fromChain(_:)), for: .touchUpInside)
let note = UIAction(title: "Note") { action in print("note", action.sender is Post) }
post.addAction(note, for: .touchUpInside)
post.addAction(UIAction(identifier: UIAction.Identifier("x")) { _ in print("first x") }, for: .valueChanged)
post.addAction(UIAction(identifier: UIAction.Identifier("x")) { _ in print("second x") }, for: .valueChanged)
hand.tap(post)
post.sendActions(for: .touchDown)
post.sendActions(for: [.touchUpInside, .valueChanged])
print(post.actions(forTarget: ear, forControlEvent: .touchUpInside) ?? [])
print(post.actions(forTarget: nil, forControlEvent: .touchUpInside) ?? [])
print(post.actions(forTarget: ear, forControlEvent: .touchCancel) == nil)
print(post.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
post.removeTarget(ear, action: #selector(Ear.one(_:)), for: .touchUpInside)
post.removeAction(note, for: .touchUpInside)
post.removeAction(identifiedBy: UIAction.Identifier("x"), for: .allEvents)
hand.tap(post)
post.removeTarget(nil, action: nil, for: .allEvents)
hand.tap(post)
print(post.allControlEvents.isEmpty)
do {
    let gone = Ear()
    post.addTarget(gone, action: #selector(Ear.none), for: .valueChanged)
    post.sendActions(for: .valueChanged)
}
let plain = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40), primaryAction: note)
plain.sendActions(for: .primaryActionTriggered)
