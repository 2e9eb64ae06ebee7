import EventEngine
import Foundation

extension CATransform3D: BridgedStruct {}

extension NativeCatalogue {
    /// CATransform3D.
    func addCATransform3D() {
        addStructure(
            CATransform3D.self, named: "CATransform3D",
            "A transform in space: a point as a row, (x, y, z, 1), times the matrix, divided by the fourth "
                + "number."
        ) { t in
            t.means("Makes one whose numbers are zero.")
            t.initializer("init()") { () in CATransform3D() }
            t.means("Makes one of its numbers.")
            t.initializer(
                "init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)"
            ) {
                (
                    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, e: CGFloat, f: CGFloat, g: CGFloat,
                    h: CGFloat, i: CGFloat, j: CGFloat, k: CGFloat, l: CGFloat, m: CGFloat, n: CGFloat,
                    o: CGFloat, p: CGFloat
                ) in
                CATransform3D(
                    m11: a, m12: b, m13: c, m14: d, m21: e, m22: f, m23: g, m24: h, m31: i, m32: j, m33: k,
                    m34: l, m41: m, m42: n, m43: o, m44: p)
            }
            t.means("Its numbers, by row and column. A negative `m34` is a view from near by.")
            t.field("m11", \.m11)
            t.field("m12", \.m12)
            t.field("m13", \.m13)
            t.field("m14", \.m14)
            t.field("m21", \.m21)
            t.field("m22", \.m22)
            t.field("m23", \.m23)
            t.field("m24", \.m24)
            t.field("m31", \.m31)
            t.field("m32", \.m32)
            t.field("m33", \.m33)
            t.field("m34", \.m34)
            t.field("m41", \.m41)
            t.field("m42", \.m42)
            t.field("m43", \.m43)
            t.field("m44", \.m44)
        }
    }

    /// The functions of transforms in space.
    func spaceFunctionRows(_ t: FunctionTable) {
        typealias Transform = CATransform3D
        t.means("Changes nothing.")
        t.constant("CATransform3DIdentity", CATransform3DIdentity)
        t.means("Makes a transform in space. Angles are radians; the axis is a vector.")
        t.function("CATransform3DMakeTranslation(_:_:_:)") { (x: CGFloat, y: CGFloat, z: CGFloat) in
            CATransform3DMakeTranslation(x, y, z)
        }
        t.function("CATransform3DMakeScale(_:_:_:)") { (x: CGFloat, y: CGFloat, z: CGFloat) in
            CATransform3DMakeScale(x, y, z)
        }
        t.function("CATransform3DMakeRotation(_:_:_:_:)") {
            (angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) in
            CATransform3DMakeRotation(angle, x, y, z)
        }
        t.function("CATransform3DMakeAffineTransform(_:)") { (m: CGAffineTransform) in
            CATransform3DMakeAffineTransform(m)
        }
        t.means("A transform made of others: first what is added, then the one that is given.")
        t.function("CATransform3DTranslate(_:_:_:_:)") { (m: Transform, x: CGFloat, y: CGFloat, z: CGFloat) in
            CATransform3DTranslate(m, x, y, z)
        }
        t.function("CATransform3DScale(_:_:_:_:)") { (m: Transform, x: CGFloat, y: CGFloat, z: CGFloat) in
            CATransform3DScale(m, x, y, z)
        }
        t.function("CATransform3DRotate(_:_:_:_:_:)") {
            (m: Transform, angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) in
            CATransform3DRotate(m, angle, x, y, z)
        }
        t.means("First one, then the other.")
        t.function("CATransform3DConcat(_:_:)") { (a: Transform, b: Transform) in CATransform3DConcat(a, b) }
        t.means("Whether it changes nothing, is the same as another one, or stays in the plane.")
        t.function("CATransform3DIsIdentity(_:)") { (m: Transform) in CATransform3DIsIdentity(m) }
        t.function("CATransform3DEqualToTransform(_:_:)") { (a: Transform, b: Transform) in
            CATransform3DEqualToTransform(a, b)
        }
        t.function("CATransform3DIsAffine(_:)") { (m: Transform) in CATransform3DIsAffine(m) }
        t.means("What it does to the plane.")
        t.function("CATransform3DGetAffineTransform(_:)") { (m: Transform) in
            CATransform3DGetAffineTransform(m)
        }
    }
}
