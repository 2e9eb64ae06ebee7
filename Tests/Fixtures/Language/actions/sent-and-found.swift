class Card: UIView {
    var count = 0
    @objc func flip() {
        count += 1
        print("flip", count)
    }
    @objc func turn(_ sender: Any?) { print("turn", sender == nil ? "nobody" : "somebody") }
    @objc private func name(sender: UIView) { print("name", sender.tag) }
    @IBAction func note(_ sender: UIView?, forEvent event: UIEvent?) {
        print("note", sender?.tag ?? -1, event == nil)
    }
}

class RedCard: Card {
    override func flip() {
        print("red flip")
        super.flip()
    }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(turn(_:)) { return false }
        return super.canPerformAction(action, withSender: sender)
    }
}

class Desk: UIViewController {
    @objc func turn(_ sender: UIView) { print("desk turn", sender.tag) }
    @objc func clear(with cloth: Any) { print("clear", cloth is UIView) }
    @objc(wipeDesk:) func wipe(_ cloth: Any) { print("wipe") }
}

final class Judge {
    @objc func decide(_ sender: UIView) { print("judge", sender.tag) }
}

extension UIView {
    @objc func report() { print("report", tag) }
}

let desk = Desk()
window.rootViewController = desk
let card = RedCard(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
card.tag = 7
desk.view.addSubview(card)
let judge = Judge()

application.sendAction(#selector(Card.flip), to: card, from: nil, for: nil)  // prints: red flip
// prints: flip 1
print(application.sendAction(#selector(Card.turn(_:)), to: card, from: card, for: nil))  // prints: turn somebody
// prints: true
application.sendAction(#selector(Card.turn), to: card, from: nil, for: nil)  // prints: turn nobody
application.sendAction(Selector("nameWithSender:"), to: card, from: card, for: nil)  // prints: name 7
application.sendAction(#selector(Card.note(_:forEvent:)), to: card, from: nil, for: nil)  // prints: note -1 true
application.sendAction(#selector(Judge.decide(_:)), to: judge, from: card, for: nil)  // prints: judge 7
application.sendAction(#selector(UIView.report), to: desk.view, from: nil, for: nil)  // prints: report 0
application.sendAction(#selector(UIView.report), to: card, from: nil, for: nil)  // prints: report 7

// Without a target: the first responder, else the sender, and those behind it.
print(application.sendAction(#selector(Desk.turn(_:)), to: nil, from: card, for: nil))  // prints: desk turn 7
// prints: true
print(application.sendAction(#selector(Desk.turn(_:)), to: nil, from: nil, for: nil))  // prints: false
print(card.becomeFirstResponder())  // prints: true
let other = UIView(frame: .zero)
other.tag = 3
print(application.sendAction(#selector(Desk.turn(_:)), to: nil, from: other, for: nil))  // prints: desk turn 3
// prints: true
application.sendAction(#selector(Desk.clear(with:)), to: nil, from: card, for: nil)  // prints: clear true
application.sendAction(#selector(Desk.wipe(_:)), to: nil, from: card, for: nil)  // prints: wipe
application.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
print(card.isFirstResponder)  // prints: false

print(card.canPerformAction(#selector(Card.flip), withSender: nil))  // prints: true
print(card.canPerformAction(#selector(Card.turn(_:)), withSender: nil))  // prints: false
print(desk.canPerformAction(#selector(Card.flip), withSender: nil))  // prints: false
let found = card.target(forAction: #selector(Card.turn(_:)), withSender: nil)
print(found is Desk)  // prints: true
print(card.target(forAction: Selector("nothing"), withSender: nil) == nil)  // prints: true
print(NSStringFromSelector(#selector(Desk.clear(with:))))  // prints: clearWith:
print(#selector(Desk.wipe(_:)) == Selector("wipeDesk:"))  // prints: true
print(NSStringFromSelector(#selector(UIView.touchesBegan(_:with:))))  // prints: touchesBegan:withEvent:
print(application.sendAction(#selector(UIView.report), to: nil, from: nil, for: nil))  // prints: false
