let point = CGPointMake(3, 4)
let size = CGSizeMake(40, 30)
let vector = CGVectorMake(1, 2)
let rect = CGRectMake(10, 20, 40, 30)
print(vector.dx, vector.dy)  // prints: 1.0 2.0
print(CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect))  // prints: 10.0 30.0 50.0
print(CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect))  // prints: 20.0 35.0 50.0
print(CGRectGetWidth(rect), CGRectGetHeight(rect))  // prints: 40.0 30.0
print(CGPointEqualToPoint(point, .zero), CGSizeEqualToSize(size, rect.size))  // prints: false true
print(CGRectEqualToRect(rect, rect), CGRectStandardize(rect) == rect, CGRectIntegral(rect) == rect)  // prints: true true true
let inner = CGRectInset(rect, 5, 5)
let moved = CGRectOffset(rect, 5, 5)
print(CGRectUnion(inner, moved) == rect, CGRectIntersection(rect, moved).width)  // prints: false 35.0
print(CGRectIsEmpty(rect), CGRectIsNull(rect), CGRectIsInfinite(rect))  // prints: false false false
print(CGRectContainsPoint(rect, point), CGRectContainsRect(rect, inner), CGRectIntersectsRect(rect, moved))  // prints: false true true
let plain = CGAffineTransformMake(1, 0, 0, 1, 0, 0)
let shift = CGAffineTransformMakeTranslation(5, 6)
let double = CGAffineTransformMakeScale(2, 2)
let none = CGAffineTransformMakeRotation(0)
print(CGAffineTransformIsIdentity(plain), CGAffineTransformEqualToTransform(plain, none))  // prints: true true
print(CGAffineTransformTranslate(plain, 5, 6) == shift, CGAffineTransformScale(plain, 2, 2) == double)  // prints: true true
print(CGAffineTransformRotate(plain, 0) == plain, CGAffineTransformInvert(double).a)  // prints: true 0.5
print(CGAffineTransformConcat(shift, double).tx)  // prints: 10.0
print(CGPointApplyAffineTransform(point, shift).x, CGSizeApplyAffineTransform(size, double).width)  // prints: 8.0 80.0
print(CGRectApplyAffineTransform(rect, shift).minX)  // prints: 15.0
let whole = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
print(whole.b, whole.c)  // prints: 2.0 3.0
