import EventEngine
import Foundation

extension NativeCatalogue {
    /// Hand, and what belongs to it.
    func addHand() {
        addClass(
            Hand.self, named: "Hand", superclass: NSObject.self,
            "Moves fingers as a person would. Each call first lets a pending layout happen, and then "
                + "lets time run until the gesture is over."
        ) { t in
            handRows(t)
            choosingRows(t)
            fingersRows(t)
            typingRows(t)
        }
        addCases(
            Hand.Key.self, named: "Hand.Key",
            "Keys without a letter."
        ) { t in
            t.means("This key.")
            t.enumCase("return", .return)
            t.enumCase("delete", .delete)
        }
        addCases(
            Hand.Direction.self, named: "Hand.Direction",
            "Where a flick goes."
        ) { t in
            t.means("This way on the screen.")
            t.enumCase("left", .left)
            t.enumCase("right", .right)
            t.enumCase("up", .up)
            t.enumCase("down", .down)
        }
    }

    /// The rows of the hand.
    private func handRows(_ t: MemberTable<Hand>) {
        let tapping: KeyValuePairs<String, Value> = [
            "count": 1, "fingers": 1, "duration": 0.05, "interval": 0.1,
        ]
        let tappingView: KeyValuePairs<String, Value> = [
            "at": nil, "count": 1, "fingers": 1, "duration": 0.05, "interval": 0.1,
        ]
        t.means(
            "Taps a view: in the middle, or at a point in its coordinates. A finger rests for 50 ms; of "
                + "several taps one begins 100 ms after the other.")
        t.method("tap(_:at:count:fingers:duration:interval:)", defaults: tappingView) {
            (h: Hand, v: UIView, p: CGPoint?, count: Int, fingers: Int, duration: Double, interval: Double) in
            h.tap(v, at: p, count: count, fingers: fingers, duration: duration, interval: interval)
        }
        t.means("Taps a point of the screen, whatever is there.")
        t.method("tap(at:count:fingers:duration:interval:)", defaults: tapping) {
            (h: Hand, p: CGPoint, count: Int, fingers: Int, duration: Double, interval: Double) in
            h.tap(at: p, count: count, fingers: fingers, duration: duration, interval: interval)
        }
        t.means("Taps the status bar: the only scroll view that wants it scrolls to its top (M-23).")
        t.method("tapStatusBar()") { (h: Hand) in h.tapStatusBar() }
        t.means("Puts a finger down, rests, and lifts it.")
        t.method(
            "press(_:at:for:)", defaults: ["at": nil]
        ) { (h: Hand, v: UIView, p: CGPoint?, time: Double) in
            h.press(v, at: p, for: time)
        }
        t.means(
            "Drags from a point of a view by a distance at constant speed, rests for 100 ms, and lifts "
                + "the finger: without momentum.")
        t.method("drag(_:from:by:over:)", defaults: ["from": nil, "over": 0.3]) {
            (h: Hand, v: UIView, p: CGPoint?, by: CGVector, over: Double) in
            h.drag(v, from: p, by: by, over: over)
        }
        t.means("The same between two points of the screen.")
        t.method("drag(from:to:over:)", defaults: ["over": 0.3]) {
            (h: Hand, p: CGPoint, q: CGPoint, over: Double) in h.drag(from: p, to: q, over: over)
        }
        t.means("Moves 120 points in 100 ms and lifts the finger at full speed.")
        t.method("flick(_:_:from:distance:over:)", defaults: ["from": nil, "distance": 120.0, "over": 0.1]) {
            (h: Hand, v: UIView, way: Hand.Direction, p: CGPoint?, distance: Double, over: Double) in
            h.flick(v, way, from: p, distance: distance, over: over)
        }
        t.means(
            "Two fingers, 100 points apart around the middle, move apart or together until their "
                + "distance has grown by the scale.")
        t.method("pinch(_:scale:over:)", defaults: ["over": 0.4]) {
            (h: Hand, v: UIView, scale: Double, over: Double) in h.pinch(v, scale: scale, over: over)
        }
        t.means("Two fingers turn around the middle of a view by an angle in radians.")
        t.method("rotate(_:by:over:)", defaults: ["over": 0.4]) {
            (h: Hand, v: UIView, angle: Double, over: Double) in h.rotate(v, by: angle, over: over)
        }
    }

    /// The rows of the hand: what alerts, menus and bars offer.
    private func choosingRows(_ t: MemberTable<Hand>) {
        t.means("Takes a choice of an alert, a menu, a swiped row or a bar: taps what shows it.")
        t.method("tap(_:)") { (h: Hand, action: UIAlertAction) in h.tap(action) }
        t.method("tap(_:)") { (h: Hand, element: UIMenuElement) in h.tap(element) }
        t.method("tap(_:)") { (h: Hand, action: UIContextualAction) in h.tap(action) }
        t.method("tap(_:)") { (h: Hand, item: UITabBarItem) in h.tap(item) }
        t.method("tap(_:)") { (h: Hand, item: UIBarButtonItem) in h.tap(item) }
        t.means("Taps the row of the open menu that says this, as edit menus have them (P-33).")
        t.method("tap(menuItem:)") { (h: Hand, title: String) in h.tap(menuItem: title) }
    }

    /// The rows of the hand: the keyboard.
    private func typingRows(_ t: MemberTable<Hand>) {
        t.means(
            "Types a text, or a key, into the first responder: one character after the other, 100 ms apart "
                + "(P-21).")
        t.method("type(_:)") { (h: Hand, text: String) in h.type(text) }
        t.method("type(_:)") { (h: Hand, key: Hand.Key) in h.type(key) }
    }

    /// The rows of the hand: single fingers.
    private func fingersRows(_ t: MemberTable<Hand>) {
        t.means(
            "Puts a finger on a view and leaves it there. The answer is the finger, for any "
                + "choreography.")
        t.method("touch(_:at:)", defaults: ["at": nil]) { (h: Hand, v: UIView, p: CGPoint?) in
            h.touch(v, at: p)
        }
        t.means("Puts a finger on a point of the screen.")
        t.method("touch(at:)") { (h: Hand, p: CGPoint) in h.touch(at: p) }
        t.means("Plays the calls inside at the same time, with one event a frame for all fingers.")
        t.method("together(_:)") { (h: Hand, calls: Block< >) in h.together { calls() } }
        t.callsAtOnce("together")
    }
}

extension Hand.Key: BridgedCases {
    package static let bridgedCases: [Hand.Key] = [.return, .delete]
}

extension Hand.Direction: BridgedCases {
    package static let bridgedCases: [Hand.Direction] = [.left, .right, .up, .down]
}
