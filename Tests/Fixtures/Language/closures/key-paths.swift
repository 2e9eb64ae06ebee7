// A key path stands for the function that reads it.
struct Spot {
    var name: String
    var place: CGPoint
}
let spots = [Spot(name: "near", place: CGPoint(x: 1, y: 2)), Spot(name: "far", place: CGPoint(x: 30, y: 4))]
print(spots.map(\.name))  // prints: ["near", "far"]
print(spots.map(\.place.x).reduce(0, +))  // prints: 31.0
print(spots.map(\Spot.name.count))  // prints: [4, 3]
let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
hidden.isHidden = true
view.addSubview(hidden)
view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40)))
print(view.subviews.filter(\.isHidden).count)  // prints: 1
print(view.subviews.map(\.bounds.size.height))  // prints: [20.0, 40.0]
let read: (Spot) -> String = \.name
print(read(spots[1]))  // prints: far
print([3, 1, 2].map(\.self))  // prints: [3, 1, 2]
