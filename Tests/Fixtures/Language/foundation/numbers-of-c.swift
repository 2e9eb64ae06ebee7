// C's names of numbers, and of the bounds of its types.
print(M_SQRT2 * M_SQRT1_2 > 0.99, M_E > 2.71, M_LN2 < 1, M_LN10 > 2)  // prints: true true true true
print(M_LOG2E > 1.4, M_LOG10E < 0.5, M_1_PI < M_2_PI, M_2_SQRTPI > 1)  // prints: true true true true
print(DBL_MAX > 1e308, DBL_MIN < 1e-307, DBL_EPSILON < 1e-15)  // prints: true true true
print(FLT_MAX > 1e38, FLT_MIN < 1e-37, FLT_EPSILON < 1e-6)  // prints: true true true
print(INT_MAX, INT32_MAX)  // prints: 2147483647 2147483647
print(UINT32_MAX)  // prints: 4294967295
print(LONG_MAX)  // prints: 9223372036854775807
