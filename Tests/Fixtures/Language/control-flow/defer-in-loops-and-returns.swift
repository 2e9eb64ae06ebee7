var log: [String] = []
func value(_ early: Bool) -> Int {
    defer { log.append("left") }
    if early {
        defer { log.append("early") }
        return 1
    }
    return 2
}
print(value(true), log)  // prints: 1 ["early", "left"]
log = []
for i in 0..<3 {
    defer { log.append("end \(i)") }
    if i == 1 { continue }
    log.append("body \(i)")
}
print(log)  // prints: ["body 0", "end 0", "end 1", "body 2", "end 2"]
