import EventEngine
import Foundation

extension CGAffineTransform: BridgedStruct {}

extension NativeCatalogue {
    /// CGAffineTransform.
    func addCGAffineTransform() {
        addStructure(
            CGAffineTransform.self, named: "CGAffineTransform", conformances: .hashable,
            "Turns, scales and moves.", transformRows)
    }

    /// The rows of CGAffineTransform.
    private func transformRows(_ t: MemberTable<CGAffineTransform>) {
        t.initializer("init()") { () in CGAffineTransform() }
        t.means("Makes one from its six numbers.")
        t.initializer("init(a:b:c:d:tx:ty:)") {
            (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in
            CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }
        t.means("Moves.")
        t.initializer("init(translationX:y:)") { (x: CGFloat, y: CGFloat) in
            CGAffineTransform(translationX: x, y: y)
        }
        t.means("Scales.")
        t.initializer("init(scaleX:y:)") { (x: CGFloat, y: CGFloat) in CGAffineTransform(scaleX: x, y: y) }
        t.means("Turns, by radians.")
        t.initializer("init(rotationAngle:)") { (angle: CGFloat) in CGAffineTransform(rotationAngle: angle) }
        t.means("Leaves everything as it is.")
        t.staticGetter("identity") { CGAffineTransform.identity }
        t.means("Its six numbers.")
        t.field("a", \.a)
        t.field("b", \.b)
        t.field("c", \.c)
        t.field("d", \.d)
        t.field("tx", \.tx)
        t.field("ty", \.ty)
        t.means("Whether it leaves everything as it is.")
        t.getter("isIdentity", \.isIdentity)
        t.means("The same, and this before it.")
        t.method("translatedBy(x:y:)") { (m: CGAffineTransform, x: CGFloat, y: CGFloat) in
            m.translatedBy(x: x, y: y)
        }
        t.method("scaledBy(x:y:)") { (m: CGAffineTransform, x: CGFloat, y: CGFloat) in
            m.scaledBy(x: x, y: y)
        }
        t.method("rotated(by:)") { (m: CGAffineTransform, angle: CGFloat) in m.rotated(by: angle) }
        t.means("The same, and another one after it.")
        t.method("concatenating(_:)") { (m: CGAffineTransform, n: CGAffineTransform) in m.concatenating(n) }
        t.means("What takes everything back.")
        t.method("inverted()") { (m: CGAffineTransform) in m.inverted() }
    }
}
