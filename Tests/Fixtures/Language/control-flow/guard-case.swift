enum Answer { case yes(Int), no }
func read(_ answer: Answer) -> Int {
    guard case .yes(let n) = answer else { return -1 }
    return n
}
print(read(.yes(7)), read(.no))  // prints: 7 -1
func small(_ n: Int) -> Bool {
    guard case 0..<10 = n else { return false }
    return true
}
print(small(3), small(30))  // prints: true false
