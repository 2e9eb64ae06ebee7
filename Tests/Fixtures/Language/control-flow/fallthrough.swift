for n in 0...3 {
    switch n {
    case 0:
        print("zero")
        fallthrough
    case 1: print("at most one", n)
    case 2: print("two"); fallthrough
    default: print("default", n)
    }
}
// prints: zero
// prints: at most one 0
// prints: at most one 1
// prints: two
// prints: default 2
// prints: default 3
