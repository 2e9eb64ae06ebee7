// Widths decide which segment a finger chooses.
let choices = UISegmentedControl(items: ["a", "b", "c"])
choices.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
view.addSubview(choices)
choices.addAction(UIAction { _ in print("now", choices.selectedSegmentIndex) }, for: .valueChanged)
hand.tap(choices, at: CGPoint(x: 90, y: 16))  // prints: now 0
choices.setWidth(200, forSegmentAt: 1)
print(choices.widthForSegment(at: 1), choices.widthForSegment(at: 0))  // prints: 200.0 0.0
hand.tap(choices, at: CGPoint(x: 90, y: 16))  // prints: now 1
hand.tap(choices, at: CGPoint(x: 255, y: 16))  // prints: now 2

// What remains is shared evenly, or by the width of what is shown.
let wide = UISegmentedControl(items: ["i", "a long title here"])
wide.frame = CGRect(x: 10, y: 150, width: 300, height: 32)
view.addSubview(wide)
print(wide.apportionsSegmentWidthsByContent)  // prints: false
hand.tap(wide, at: CGPoint(x: 140, y: 16))
print(wide.selectedSegmentIndex)  // prints: 0
wide.apportionsSegmentWidthsByContent = true
hand.tap(wide, at: CGPoint(x: 140, y: 16))
print(wide.selectedSegmentIndex)  // prints: 1

// Pictures and places are kept.
let star = UIImage(systemName: "star")
choices.setImage(star, forSegmentAt: 0)
print(choices.imageForSegment(at: 0) === star, choices.imageForSegment(at: 1) == nil)  // prints: true true
choices.setContentOffset(CGSize(width: 2, height: 1), forSegmentAt: 2)
print(choices.contentOffsetForSegment(at: 2), choices.contentOffsetForSegment(at: 0))  // prints: (2.0, 1.0) (0.0, 0.0)

// A segment with an action performs it.
let name = UIAction.Identifier("go")
let go = UIAction(title: "Go", identifier: name) { action in print("went by", action.title) }
let stop = UIAction(title: "Stop") { _ in print("stopped") }
let actions = UISegmentedControl(frame: CGRect(x: 10, y: 200, width: 300, height: 32), actions: [go, stop])
view.addSubview(actions)
print(actions.numberOfSegments, actions.titleForSegment(at: 0)!)  // prints: 2 Go
hand.tap(actions, at: CGPoint(x: 20, y: 16))  // prints: went by Go
hand.tap(actions, at: CGPoint(x: 280, y: 16))  // prints: stopped
print(actions.segmentIndex(identifiedBy: name), actions.actionForSegment(at: 1) === stop)  // prints: 0 true
print(actions.segmentIndex(identifiedBy: UIAction.Identifier("none")) == NSNotFound)  // prints: true
actions.setAction(UIAction(title: "Halt") { _ in print("halted") }, forSegmentAt: 0)
hand.tap(actions, at: CGPoint(x: 20, y: 16))  // prints: halted
actions.insertSegment(action: go, at: 0, animated: false)
print(actions.numberOfSegments, actions.titleForSegment(at: 0)!, actions.titleForSegment(at: 1)!)  // prints: 3 Go Halt
hand.tap(actions, at: CGPoint(x: 20, y: 16))  // prints: went by Go
