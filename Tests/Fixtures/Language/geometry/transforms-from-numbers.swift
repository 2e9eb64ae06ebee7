// A transform in space is made of its sixteen numbers.
let plain = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
print(CATransform3DIsIdentity(plain), plain.m44, plain.m34)  // prints: true 1.0 0.0
