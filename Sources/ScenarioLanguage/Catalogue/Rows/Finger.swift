import EventEngine
import Foundation

extension NativeCatalogue {
    /// Finger.
    func addFinger() {
        addClass(
            Finger.self, named: "Finger", superclass: NSObject.self,
            "A finger on the screen, from `hand.touch`.", fingerRows)
    }

    /// The rows of a finger.
    private func fingerRows(_ t: MemberTable<Finger>) {
        t.means(
            "Moves to a point of the screen, at constant speed, one sample a frame; at once without a "
                + "time.")
        t.method("move(to:over:)", defaults: ["over": 0.0]) { (f: Finger, p: CGPoint, over: Double) in
            f.move(to: p, over: over)
        }
        t.means("Moves by a distance.")
        t.method("move(by:over:)", defaults: ["over": 0.0]) { (f: Finger, by: CGVector, over: Double) in
            f.move(by: by, over: over)
        }
        t.means("Rests for some seconds.")
        t.method("hold(_:)") { (f: Finger, time: Double) in f.hold(time) }
        t.means("Leaves the screen. A finger that was not lifted when the code ends is an error.")
        t.method("lift()") { (f: Finger) in f.lift() }
    }
}
