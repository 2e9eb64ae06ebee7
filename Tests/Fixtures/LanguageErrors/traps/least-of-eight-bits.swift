let least = Int8.min
print(abs(least + 1), abs(-5 as Int16), [Int32(-3), 4].map { abs($0) })
print(abs(least))  // error 3:7: arithmetic overflow
