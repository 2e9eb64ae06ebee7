// Numbers in lists become boxes, each of them.
let stops: [CGFloat] = [0, 0.5]
let layer = CAGradientLayer()
layer.locations = stops as [NSNumber]
print(layer.locations ?? [], ([0.25, 2] as [Double]) as [NSNumber])  // prints: [0, 0.5] [0.25, 2]
print([stops[1], 2] as [NSNumber], ["half": stops[1]] as [String: NSNumber])
// prints: [0.5, 2] ["half": 0.5]
let two = NSNumber(value: 2.0)
print(two, two.description, two.stringValue, NSNumber(value: 0.1).description)  // prints: 2 2 2 0.1
