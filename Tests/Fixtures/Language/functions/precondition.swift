precondition(1 < 2, "ok")
assert(true)
func never() -> Never { fatalError("stop") }
print("fine")  // prints: fine
