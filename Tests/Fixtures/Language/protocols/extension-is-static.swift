protocol P {}
extension P { func who() -> String { "protocol" } }
struct S: P { func who() -> String { "struct" } }
let s = S()
let p: P = s
print(s.who(), p.who())  // prints: struct protocol
