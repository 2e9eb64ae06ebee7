var least = Int16.min
least.negate()  // error 2:1: arithmetic overflow
