// An observer that holds the content where it is does not hear of what it does itself.
let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
list.contentSize = CGSize(width: 300, height: 900)
view.addSubview(list)
var heard = 0
let held = list.observe(\.contentOffset, options: [.old, .new]) { list, change in
    heard += 1
    list.setContentOffset(.zero, animated: false)
}
list.setContentOffset(.zero, animated: false)
print(heard)  // prints: 0
hand.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100), over: 0.2)
print(list.contentOffset.y, heard > 0)  // prints: 0.0 true
held.invalidate()
list.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
print(list.contentOffset.y)  // prints: 20.0
