outer: for i in 0..<3 {
    let f = { (n: Int) -> Bool in
        inner: for j in 0..<5 { if j == n { break inner }; if j > 3 { return false } }
        return true
    }
    if !f(i) { continue outer }
    if i == 2 { break outer }
    print(i)
}
// prints: 0
// prints: 1
