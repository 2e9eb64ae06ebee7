// One pattern may name several properties.
final class Frame {
    var (width, height) = (320, 480)
    let (scale, (isOpaque, _)) = (2.0, (true, "nothing"))
    static let (smallest, largest): (Int, Double) = (1, 1000)
    lazy var area = width * height
}
let frame = Frame()
frame.width = 100
print(frame.width, frame.height, frame.scale, frame.isOpaque, frame.area, Frame.smallest, Frame.largest)
// prints: 100 480 2.0 true 48000 1 1000.0
struct Pair: Equatable {
    var (first, second): (Int, String)
    static var (count, label) = (0, "pair")
    init(_ first: Int) {
        (self.first, second) = (first, "\(first)")
        Pair.count += 1
    }
}
print(Pair(1), Pair(2) == Pair(2), Pair.count, Pair.label)  // prints: Pair(first: 1, second: "1") true 3 pair
