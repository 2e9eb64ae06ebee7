import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of CGAffineTransform.
    func transformRows(_ t: MemberTable<CGAffineTransform>) {
        t.initializer("init()") { () in CGAffineTransform() }
        t.initializer("init(a:b:c:d:tx:ty:)") {
            (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in
            CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }
        t.initializer("init(translationX:y:)") { (x: CGFloat, y: CGFloat) in
            CGAffineTransform(translationX: x, y: y)
        }
        t.initializer("init(scaleX:y:)") { (x: CGFloat, y: CGFloat) in CGAffineTransform(scaleX: x, y: y) }
        t.initializer("init(rotationAngle:)") { (angle: CGFloat) in CGAffineTransform(rotationAngle: angle) }
        t.staticGetter("identity") { CGAffineTransform.identity }
        t.field("a", \.a)
        t.field("b", \.b)
        t.field("c", \.c)
        t.field("d", \.d)
        t.field("tx", \.tx)
        t.field("ty", \.ty)
        t.getter("isIdentity", \.isIdentity)
        t.method("translatedBy(x:y:)") { (m: CGAffineTransform, x: CGFloat, y: CGFloat) in
            m.translatedBy(x: x, y: y)
        }
        t.method("scaledBy(x:y:)") { (m: CGAffineTransform, x: CGFloat, y: CGFloat) in
            m.scaledBy(x: x, y: y)
        }
        t.method("rotated(by:)") { (m: CGAffineTransform, angle: CGFloat) in m.rotated(by: angle) }
        t.method("concatenating(_:)") { (m: CGAffineTransform, n: CGAffineTransform) in m.concatenating(n) }
        t.method("inverted()") { (m: CGAffineTransform) in m.inverted() }
    }
}
