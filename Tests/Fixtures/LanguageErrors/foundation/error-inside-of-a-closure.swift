// A closure that the library calls is the scenario's: what stops it is told at its place.
let result = Result<Int, Error>.success(3)
let numbers = [1]
_ = result.map { numbers[$0] }
// error 4:18: index out of range
