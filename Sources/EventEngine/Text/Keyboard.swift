import Foundation

/// The keyboard on the screen, or the view that an author shows in its place, with the accessory view above
/// it: for whom it is there, where it is, and who hears of it (P-11 to P-17).
///
/// The engine decides what Apple leaves open: the height (`KeyboardConstants`), and that the keyboard is a
/// window in front of all others, whose touches nobody else gets. Its own keys are not modelled: the hand
/// types.
final class Keyboard {
    private unowned let world: Simulator
    /// The first responder that it serves.
    private(set) weak var client: UIResponder?
    /// The window that shows it; nil while it is hidden.
    private(set) var window: UITextEffectsWindow?
    /// What will be told when the movement that is under way is over.
    private var pending: (names: [Notification.Name], info: [AnyHashable: Any], timer: TimerQueue.Token)?
    /// Whether observers were told that it goes, since the device turns.
    private var isTurning = false
    /// Who makes room for it, in the order in which they asked for that.
    private var followers: [Follower] = []

    private struct Follower {
        weak var object: (any KeyboardFollowing)?
    }

    init(world: Simulator) {
        self.world = world
    }

    var isShown: Bool { window != nil }

    /// In screen points; empty at the lower edge while it is hidden.
    var frame: CGRect { window?.frame ?? hiddenFrame(height: 0) }

    /// The first responder of a window is another one: shows, changes or hides what it types with.
    func firstResponderDidChange(in changed: UIWindow) {
        let responder = changed.firstResponder
        if responder == nil, let client, client.ownView?.windowReference !== changed,
            client.holdsFirstResponder
        {
            return
        }
        if responder !== client { world.closeEditMenu() }
        guard responder !== client || responder == nil && isShown else { return }
        show(for: responder)
    }

    /// Looks the input views up again.
    func reload(for responder: UIResponder) {
        if responder === client || client == nil { show(for: responder) }
    }

    private func show(for responder: UIResponder?) {
        client = responder
        let contents = responder.flatMap { KeyboardContents(for: $0, world) }
        let (old, was) = (frame, isShown)
        guard let contents else {
            guard was else { return }
            let end = hiddenFrame(height: old.height)
            tell(.hiding, from: old, to: end) { self.close() }
            return
        }
        let screen = world.screen.bounds
        let height = contents.height
        let end = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        let begin = was ? old : hiddenFrame(height: height)
        tell(was ? .changing : .showing, from: begin, to: end) { self.open(contents, end) }
    }

    /// The screen has another size: the keyboard moves to its new place (our decision).
    func screenHasChanged() {
        if isShown { show(for: client) }
    }

    /// The device turns. Observers hear that the keyboard goes, and comes again when that is over, although
    /// it is seen all the time (P-15).
    func screenWillTurn() {
        guard isShown else { return }
        isTurning = true
        tell(.hiding, from: frame, to: hiddenFrame(height: frame.height)) {}
    }

    func screenHasTurned() {
        guard isTurning else { return }
        isTurning = false
        guard isShown else { return }
        tell(.showing, from: hiddenFrame(height: frame.height), to: frame) {}
    }

    /// Lets somebody know of each movement.
    func tellOfMovements(_ follower: any KeyboardFollowing) {
        // Those that are gone are looked for each time their number has doubled.
        if followers.count.nonzeroBitCount == 1 { followers.removeAll { $0.object == nil } }
        followers.append(Follower(object: follower))
    }

    private func hiddenFrame(height: CGFloat) -> CGRect {
        let screen = world.screen.bounds
        return CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    }

    private func open(_ contents: KeyboardContents, _ frame: CGRect) {
        let window = window ?? world.perform { UITextEffectsWindow(frame: frame) }
        self.window = window
        window.isHidden = false
        if window.frame != frame { window.frame = frame }
        window.show(contents)
        world.sceneHasChanged = true
    }

    private func close() {
        let window = window
        self.window = nil
        window?.isHidden = true
        for view in window?.subviews ?? [] { view.removeFromSuperview() }
        world.sceneHasChanged = true
    }

    /// Lets go of everything.
    func forget() {
        window = nil
        pending = nil
    }

    // MARK: Notifications (P-15, P-16)

    private enum Movement { case showing, changing, hiding }

    private func tell(_ movement: Movement, from begin: CGRect, to end: CGRect, _ move: () -> Void) {
        move()
        for follower in followers where world.work.draw(1) { follower.object?.keyboardMoved() }
        let center = world.notificationCenter
        guard center.hasObservers, !world.isHalted, !isTurning || movement != .changing else { return }
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
                value: Double(KeyboardConstants.animationTime) / 1_000_000),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardConstants.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        var later: [Notification.Name] = [UIResponder.keyboardDidChangeFrameNotification]
        if movement == .changing, let pending { later = pending.names }
        if movement == .showing { later.append(UIResponder.keyboardDidShowNotification) }
        if movement == .hiding { later.append(UIResponder.keyboardDidHideNotification) }
        plan(later, info)
        center.post(name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info)
        switch movement {
        case .showing:
            center.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info)
        case .hiding:
            center.post(name: UIResponder.keyboardWillHideNotification, object: nil, userInfo: info)
        case .changing: break
        }
    }

    private func plan(_ names: [Notification.Name], _ info: [AnyHashable: Any]) {
        if let pending { world.timers.cancel(pending.timer) }
        world.work.draw(WorkCost.block)
        let timer = world.timers.add(at: world.clock.now + KeyboardConstants.animationTime) { [self] in
            guard let pending else { return }
            self.pending = nil
            for name in pending.names where !world.isHalted {
                world.notificationCenter.post(name: name, object: nil, userInfo: pending.info)
            }
        }
        pending = (names, info, timer)
    }
}

/// Somebody who makes room for the keyboard.
protocol KeyboardFollowing: AnyObject {
    /// The keyboard is elsewhere.
    func keyboardMoved()
}

/// What Apple does not publish about the keyboard, each number with its reason.
enum KeyboardConstants {
    /// Points: the keyboard of a telephone held upright, with the row of suggestions.
    static let height: CGFloat = 260
    /// Microseconds that it takes to come and to go, as its notifications say on devices.
    static let animationTime: Int64 = 250_000
    /// The curve of that movement, as the notifications say: one without a name.
    static let curve = 7
    /// Microseconds from one key to the next: a fast typist.
    static let typing: Int64 = 100_000
}
