var big = Int.max
big += 1  // error 2:1: the result of '+' does not fit an Int
