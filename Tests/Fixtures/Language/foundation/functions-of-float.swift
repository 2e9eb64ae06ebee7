// Functions that C has for Float.
print(sqrtf(9), powf(2, 3), fabsf(-1.5), hypotf(3, 4))  // prints: 3.0 8.0 1.5 5.0
print(floorf(1.5), ceilf(1.5), roundf(2.5), fmodf(7, 4), fminf(1, 2), fmaxf(1, 2))
// prints: 1.0 2.0 3.0 3.0 1.0 2.0
print(sinf(0), cosf(0), tanf(0), atan2f(0, 1))  // prints: 0.0 1.0 0.0 0.0
print("a".hashValue == "a".hashValue, 3.hashValue == 4.hashValue, (1.5).hashValue == 1.5.hashValue)
// prints: true false true
