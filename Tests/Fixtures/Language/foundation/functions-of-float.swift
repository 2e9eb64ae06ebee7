// Functions that C has for Float.
print(sqrtf(9), powf(2, 3), fabsf(-1.5), hypotf(3, 4))  // prints: 3.0 8.0 1.5 5.0
print(floorf(1.5), ceilf(1.5), roundf(2.5), fmodf(7, 4), fminf(1, 2), fmaxf(1, 2))
// prints: 1.0 2.0 3.0 3.0 1.0 2.0
print(asinf(0), acosf(1), atanf(0), expf(0), logf(1), log2f(8), log10f(100))
// prints: 0.0 0.0 0.0 1.0 0.0 3.0 2.0
print(truncf(1.5), rintf(2.5), cbrtf(8), copysignf(1, -2), fma(2.0, 3.0, 4.0), fma(CGFloat(1), 2, 3))
// prints: 1.0 2.0 2.0 -1.0 10.0 5.0
print(sinf(0), cosf(0), tanf(0), atan2f(0, 1))  // prints: 0.0 1.0 0.0 0.0
print("a".hashValue == "a".hashValue, 3.hashValue == 4.hashValue, (1.5).hashValue == 1.5.hashValue)
// prints: true false true
