/// In what way a first responder is asked to stop being it.
enum Resignation {
    /// By `resignFirstResponder()`: it may refuse.
    case asked
    /// Another responder takes its place; whether it can resign was asked already (P-01).
    case switching
    /// It leaves its window: it is asked, and its answer does not count (P-07).
    case overruled
    /// `endEditing(true)`: it is not asked (P-10).
    case forced
}

extension UIResponder {
    /// Whether this is the first responder of its window.
    final var holdsFirstResponder: Bool { ownView?.windowReference?.firstResponder === self }

    /// What `becomeFirstResponder` does by default (P-01). An object whose view is in no window cannot. What
    /// the former first responder does may make others first responder: whoever it is then is asked (P-06).
    final func takeFirstResponder() -> Bool {
        guard let window = ownView?.windowReference else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else {
            world.noteRule(RuleID("C", 18), for: .becomeFirstResponder, to: self)
            return false
        }
        while let holder = window.firstResponder, holder !== self, world.work.draw(1) {
            guard holder.canResignFirstResponder, holder.resign(.switching, from: window) else {
                return false
            }
            if window.firstResponder === holder { break }
        }
        guard ownView?.windowReference === window, !world.isHalted else { return false }
        window.firstResponder = self
        return true
    }

    /// Asks a first responder to resign in a certain way.
    @discardableResult
    final func resign(_ manner: Resignation, from window: UIWindow) -> Bool {
        window.resignation = (self, manner)
        defer { window.resignation = nil }
        return resignFirstResponder()
    }

    /// The way in which it is asked to resign; asking uses it up.
    final func takeResignation() -> Resignation {
        guard let window = ownView?.windowReference, let asked = window.resignation, asked.holder === self
        else { return .asked }
        window.resignation = nil
        return asked.manner
    }

    /// What `resignFirstResponder` does by default (C-19).
    final func giveFirstResponderUp(_ manner: Resignation? = nil) -> Bool {
        let manner = manner ?? takeResignation()
        guard manner != .asked || canResignFirstResponder else {
            world.noteRule(RuleID("C", 18), for: .resignFirstResponder, to: self)
            return false
        }
        if let window = ownView?.windowReference, window.firstResponder === self {
            window.firstResponder = nil
        }
        return true
    }

    /// The default of objects that take no text: the keyboard follows at once.
    final func takeFirstResponderAndKeyboard() -> Bool {
        guard takeFirstResponder() else { return false }
        firstResponderIsSettled()
        return true
    }

    final func giveUpFirstResponderAndKeyboard() -> Bool {
        let manner = takeResignation()
        guard giveFirstResponderUp(manner) else { return false }
        if manner != .switching { firstResponderIsSettled() }
        return true
    }

    /// The keyboard follows the first responder of this object's window (P-13 to P-17).
    final func firstResponderIsSettled() {
        guard let window = ownView?.windowReference, !world.isHalted else { return }
        world.keyboard.firstResponderDidChange(in: window)
    }
}

extension UIView {
    /// Lets the first responder in this view resign; with force nobody is asked (P-10). The answer says
    /// whether there is none in it any more.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let window = windowReference, let holder = window.firstResponder, let view = holder.ownView,
            view.isDescendant(of: self)
        else { return true }
        if holder.resign(force ? .forced : .asked, from: window) { return true }
        if force { window.cut(holder) }
        return force
    }

    /// A first responder in this view, which is about to leave its window or to disappear, is asked to
    /// resign, and is none afterwards whatever it answers (P-07, P-08).
    final func resignFirstResponderInside() {
        guard let window = windowReference, let holder = window.firstResponder, let view = holder.ownView,
            view.ancestors.contains(where: { $0 === self })
        else { return }
        holder.resign(.overruled, from: window)
        window.cut(holder)
    }
}

extension UIWindow {
    /// Takes first responder from an object that does not let go of it.
    final func cut(_ holder: UIResponder) {
        guard firstResponder === holder else { return }
        firstResponder = nil
        holder.editingWasCut()
        world.keyboard.firstResponderDidChange(in: self)
    }
}
