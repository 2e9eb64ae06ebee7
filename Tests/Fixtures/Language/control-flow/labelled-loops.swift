outer: for i in 1...3 {
    for j in 1...3 {
        if j == 2 { continue outer }
        if i == 3 { break outer }
        print(i, j)
    }
}
// prints: 1 1
// prints: 2 1
var n = 0
search: while true {
    n += 1
    switch n {
    case 5: break search
    case 2: continue search
    default: print("turn", n)
    }
}
// prints: turn 1
// prints: turn 3
// prints: turn 4
block: do {
    if n == 5 { break block }
    print("never")
}
print(n)  // prints: 5
