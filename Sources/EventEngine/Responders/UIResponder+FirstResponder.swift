extension UIResponder {
    /// Whether this is the first responder of its window.
    final var holdsFirstResponder: Bool { ownView?.windowReference?.firstResponder === self }

    /// What `becomeFirstResponder` does by default (C-19). An object whose view is in no window cannot.
    final func takeFirstResponder() -> Bool {
        guard let window = ownView?.windowReference else { return false }
        let holder = window.firstResponder
        if holder === self { return true }
        guard canBecomeFirstResponder else {
            world.noteRule(RuleID("C", 18), for: .becomeFirstResponder, to: self)
            return false
        }
        if let holder, !holder.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// What `resignFirstResponder` does by default (C-19).
    final func giveFirstResponderUp() -> Bool {
        guard canResignFirstResponder else {
            world.noteRule(RuleID("C", 18), for: .resignFirstResponder, to: self)
            return false
        }
        if let window = ownView?.windowReference, window.firstResponder === self {
            window.firstResponder = nil
        }
        return true
    }
}

extension UIView {
    /// Lets the first responder in this view resign; with force also one that refuses. The answer says
    /// whether there is none in it any more.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let window = windowReference, let holder = window.firstResponder, let view = holder.ownView,
            view.isDescendant(of: self)
        else { return true }
        if holder.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }

    /// A first responder in this view, which is about to leave its window, is asked to resign, and is none
    /// afterwards whatever it answers.
    final func resignFirstResponderInside() {
        guard let window = windowReference, let holder = window.firstResponder, let view = holder.ownView,
            view.ancestors.contains(where: { $0 === self })
        else { return }
        holder.resignFirstResponder()
        if window.firstResponder === holder { window.firstResponder = nil }
    }
}
