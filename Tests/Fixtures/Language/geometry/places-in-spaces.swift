// A view converts to whatever has coordinates.
let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
view.addSubview(box)
let screen: UICoordinateSpace = UIScreen.main.coordinateSpace
print(box.convert(CGPoint(x: 1, y: 2), to: screen))  // prints: (21.0, 32.0)
print(box.convert(CGPoint(x: 21, y: 32), from: screen))  // prints: (1.0, 2.0)
print(box.convert(box.bounds, to: UIScreen.main.coordinateSpace))  // prints: (20.0, 30.0, 100.0, 100.0)
print(box.convert(CGRect(x: 20, y: 30, width: 5, height: 5), from: screen))  // prints: (0.0, 0.0, 5.0, 5.0)
