enum Size: Equatable {
    case small, large(Int)
    init(_ n: Int) {
        if n < 10 {
            self = .small
        } else {
            self = .large(n)
        }
    }
    init?(text: String) {
        guard let n = Int(text) else { return nil }
        self.init(n)
    }
}
print(Size(3), Size(30) == .large(30), Size(text: "x") == nil, Size(text: "4")!)  // prints: small true true small
