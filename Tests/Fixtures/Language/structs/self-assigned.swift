// An initializer that assigns 'self' has made everything.
struct Corners {
    static let all = Corners(raw: 15)
    let raw: Int
    init(raw: Int) { self.raw = raw }
    init(named name: String?) {
        guard let name else {
            self = .all
            return
        }
        self = Corners(raw: name.count)
    }
    init(number: Int) {
        if number > 9 {
            self = .all
        } else {
            raw = number
        }
    }
}
print(Corners(named: nil).raw, Corners(named: "top").raw)  // prints: 15 3
print(Corners(number: 4).raw, Corners(number: 40).raw)  // prints: 4 15
