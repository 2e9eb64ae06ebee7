print("before")
var turns = 0
while true {  // error 3:1: more than 200000 steps: this never ends
    turns += 1
}
// prints: before
