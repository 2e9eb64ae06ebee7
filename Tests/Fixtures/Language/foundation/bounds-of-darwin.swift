// Bounds of C's types that only Darwin's headers give to Swift.
print(MAXFLOAT == Float.greatestFiniteMagnitude, INT64_MAX == Int64.max, CGFLOAT_EPSILON < 1e-15)
// prints: true true true
