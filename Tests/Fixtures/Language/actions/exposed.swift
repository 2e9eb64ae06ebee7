@objc protocol Pressing {
    func press(_ sender: Any?)
}

class Key: UIView, Pressing {
    func press(_ sender: Any?) { print("press") }
}

@objcMembers class Panel: UIView {
    func open() { print("open") }
    func slide(to place: Any?) { print("slide") }
}

class WidePanel: Panel {
    func close() { print("close") }
    override func open() { print("wide open") }
}

struct Kit {
    class Part: UIView {
        @objc func fit() { print("fit") }
    }
}

let key = Key(frame: .zero)
let panel = WidePanel(frame: .zero)
let part = Kit.Part(frame: .zero)
application.sendAction(#selector(Panel.open), to: panel, from: nil, for: nil)  // prints: wide open
application.sendAction(#selector(Panel.slide(to:)), to: panel, from: key, for: nil)  // prints: slide
application.sendAction(#selector(Kit.Part.fit), to: part, from: nil, for: nil)  // prints: fit
view.addSubview(part)
application.sendAction(#selector(UIView.removeFromSuperview), to: part, from: nil, for: nil)
print(part.superview == nil)  // prints: true
print(NSStringFromSelector(#selector(Pressing.press(_:))))  // prints: press:
