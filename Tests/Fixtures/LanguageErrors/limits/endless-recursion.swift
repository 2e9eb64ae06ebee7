func again(_ n: Int) -> Int { 1 + again(n + 1) }  // error 1:35: calls are nested more than 400 deep: this never ends
print("before")
print(again(0))
// prints: before
