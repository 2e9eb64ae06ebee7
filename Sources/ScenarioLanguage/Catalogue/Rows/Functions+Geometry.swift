import EventEngine
import Foundation

extension NativeCatalogue {
    /// The C functions of points, sizes and rectangles.
    func geometryFunctionRows(_ t: FunctionTable) {
        t.means("Makes one.")
        t.function("CGPointMake(_:_:)") { (x: CGFloat, y: CGFloat) in CGPointMake(x, y) }
        t.function("CGSizeMake(_:_:)") { (w: CGFloat, h: CGFloat) in CGSizeMake(w, h) }
        t.function("CGVectorMake(_:_:)") { (dx: CGFloat, dy: CGFloat) in CGVectorMake(dx, dy) }
        t.function("CGRectMake(_:_:_:_:)") { (x: CGFloat, y: CGFloat, w: CGFloat, h: CGFloat) in
            CGRectMake(x, y, w, h)
        }
        t.means("A number of a rectangle.")
        t.function("CGRectGetMinX(_:)") { (r: CGRect) in CGRectGetMinX(r) }
        t.function("CGRectGetMidX(_:)") { (r: CGRect) in CGRectGetMidX(r) }
        t.function("CGRectGetMaxX(_:)") { (r: CGRect) in CGRectGetMaxX(r) }
        t.function("CGRectGetMinY(_:)") { (r: CGRect) in CGRectGetMinY(r) }
        t.function("CGRectGetMidY(_:)") { (r: CGRect) in CGRectGetMidY(r) }
        t.function("CGRectGetMaxY(_:)") { (r: CGRect) in CGRectGetMaxY(r) }
        t.function("CGRectGetWidth(_:)") { (r: CGRect) in CGRectGetWidth(r) }
        t.function("CGRectGetHeight(_:)") { (r: CGRect) in CGRectGetHeight(r) }
        t.means("Whether both are the same.")
        t.function("CGPointEqualToPoint(_:_:)") { (a: CGPoint, b: CGPoint) in CGPointEqualToPoint(a, b) }
        t.function("CGSizeEqualToSize(_:_:)") { (a: CGSize, b: CGSize) in CGSizeEqualToSize(a, b) }
        t.function("CGRectEqualToRect(_:_:)") { (a: CGRect, b: CGRect) in CGRectEqualToRect(a, b) }
        t.means("A rectangle made of others.")
        t.function("CGRectStandardize(_:)") { (r: CGRect) in CGRectStandardize(r) }
        t.function("CGRectIntegral(_:)") { (r: CGRect) in CGRectIntegral(r) }
        t.function("CGRectInset(_:_:_:)") { (r: CGRect, x: CGFloat, y: CGFloat) in CGRectInset(r, x, y) }
        t.function("CGRectOffset(_:_:_:)") { (r: CGRect, x: CGFloat, y: CGFloat) in CGRectOffset(r, x, y) }
        t.function("CGRectUnion(_:_:)") { (a: CGRect, b: CGRect) in CGRectUnion(a, b) }
        t.function("CGRectIntersection(_:_:)") { (a: CGRect, b: CGRect) in CGRectIntersection(a, b) }
        t.means("Whether it is so.")
        t.function("CGRectIsEmpty(_:)") { (r: CGRect) in CGRectIsEmpty(r) }
        t.function("CGRectIsNull(_:)") { (r: CGRect) in CGRectIsNull(r) }
        t.function("CGRectIsInfinite(_:)") { (r: CGRect) in CGRectIsInfinite(r) }
        t.function("CGRectContainsPoint(_:_:)") { (r: CGRect, p: CGPoint) in CGRectContainsPoint(r, p) }
        t.function("CGRectContainsRect(_:_:)") { (a: CGRect, b: CGRect) in CGRectContainsRect(a, b) }
        t.function("CGRectIntersectsRect(_:_:)") { (a: CGRect, b: CGRect) in CGRectIntersectsRect(a, b) }
    }

    /// The C functions of transforms.
    func transformFunctionRows(_ t: FunctionTable) {
        t.means("Makes a transform.")
        t.function("CGAffineTransformMake(_:_:_:_:_:_:)") {
            (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in
            CGAffineTransformMake(a, b, c, d, tx, ty)
        }
        t.function("CGAffineTransformMakeTranslation(_:_:)") { (x: CGFloat, y: CGFloat) in
            CGAffineTransformMakeTranslation(x, y)
        }
        t.function("CGAffineTransformMakeScale(_:_:)") { (x: CGFloat, y: CGFloat) in
            CGAffineTransformMakeScale(x, y)
        }
        t.function("CGAffineTransformMakeRotation(_:)") { (a: CGFloat) in CGAffineTransformMakeRotation(a) }
        t.means("A transform made of others.")
        t.function("CGAffineTransformTranslate(_:_:_:)") { (m: CGAffineTransform, x: CGFloat, y: CGFloat) in
            CGAffineTransformTranslate(m, x, y)
        }
        t.function("CGAffineTransformScale(_:_:_:)") { (m: CGAffineTransform, x: CGFloat, y: CGFloat) in
            CGAffineTransformScale(m, x, y)
        }
        t.function("CGAffineTransformRotate(_:_:)") { (m: CGAffineTransform, a: CGFloat) in
            CGAffineTransformRotate(m, a)
        }
        t.function("CGAffineTransformInvert(_:)") { (m: CGAffineTransform) in CGAffineTransformInvert(m) }
        t.function("CGAffineTransformConcat(_:_:)") { (m: CGAffineTransform, n: CGAffineTransform) in
            CGAffineTransformConcat(m, n)
        }
        t.means("Whether it is so.")
        t.function("CGAffineTransformIsIdentity(_:)") { (m: CGAffineTransform) in
            CGAffineTransformIsIdentity(m)
        }
        t.function(
            "CGAffineTransformEqualToTransform(_:_:)"
        ) { (m: CGAffineTransform, n: CGAffineTransform) in
            CGAffineTransformEqualToTransform(m, n)
        }
        t.means("What a transform makes of it.")
        t.function("CGPointApplyAffineTransform(_:_:)") { (p: CGPoint, m: CGAffineTransform) in
            CGPointApplyAffineTransform(p, m)
        }
        t.function("CGSizeApplyAffineTransform(_:_:)") { (s: CGSize, m: CGAffineTransform) in
            CGSizeApplyAffineTransform(s, m)
        }
        t.function("CGRectApplyAffineTransform(_:_:)") { (r: CGRect, m: CGAffineTransform) in
            CGRectApplyAffineTransform(r, m)
        }
    }
}
