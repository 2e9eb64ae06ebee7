// Content that becomes shorter while code scrolls to its end does not rest behind its new end.
import UIKit

let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
scroll.contentSize = CGSize(width: 100, height: 500)
window.addSubview(scroll)
scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
device.wait(0.1)
scroll.contentSize.height = 350
device.wait(1)
print(scroll.contentOffset)  // prints: (0.0, 250.0)

// What is sent beyond an edge stays there.
scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
device.wait(0.1)
scroll.contentSize.height = 300
device.wait(1)
print(scroll.contentOffset)  // prints: (0.0, -60.0)
