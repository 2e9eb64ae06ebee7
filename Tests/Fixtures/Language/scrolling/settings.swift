// All settings of a scroll view, as they are and as they can be set.
let scroll = UIScrollView()
scroll.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
view.addSubview(scroll)
print(scroll.isScrollEnabled, scroll.bounces, scroll.isPagingEnabled, scroll.isDirectionalLockEnabled)
// prints: true true false false
print(scroll.alwaysBounceVertical, scroll.alwaysBounceHorizontal)  // prints: false false
print(scroll.delaysContentTouches, scroll.canCancelContentTouches)  // prints: true true
print(scroll.transfersVerticalScrollingToParent, scroll.transfersHorizontalScrollingToParent)
// prints: true true
print(scroll.decelerationRate == .normal, UIScrollView.DecelerationRate.fast.rawValue)  // prints: true 0.99
scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
print(scroll.clipsToBounds, scroll.contentSize, scroll.contentOffset)
// prints: true (0.0, 0.0) (0.0, 0.0)
scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
scroll.contentInsetAdjustmentBehavior = .never
print(scroll.adjustedContentInset.top, scroll.contentInsetAdjustmentBehavior == .automatic)
// prints: 10.0 false
print([UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .always].count)  // prints: 2
scroll.contentSize.height = 150
scroll.alwaysBounceVertical = true
scroll.alwaysBounceHorizontal = true
scroll.isDirectionalLockEnabled = true
scroll.transfersVerticalScrollingToParent = false
scroll.transfersHorizontalScrollingToParent = false
hand.drag(scroll, by: CGVector(dx: 3, dy: 40))
print(scroll.contentOffset)  // prints: (0.0, -25.5)
device.wait(2)
print(scroll.contentOffset)  // prints: (0.0, -10.0)
scroll.isPagingEnabled = true
scroll.contentSize = CGSize(width: 600, height: 100)
scroll.contentInset = .zero
hand.flick(scroll, .left)
device.wait(3)
print(scroll.contentOffset)  // prints: (200.0, 0.0)
scroll.bounces = false
scroll.isScrollEnabled = false
hand.flick(scroll, .left)
device.wait(3)
print(scroll.contentOffset.x, scroll.panGestureRecognizer.isEnabled)  // prints: 200.0 false
scroll.showsVerticalScrollIndicator = false
scroll.showsHorizontalScrollIndicator = false
scroll.indicatorStyle = .white
scroll.indicatorStyle = .black
scroll.verticalScrollIndicatorInsets = .zero
scroll.horizontalScrollIndicatorInsets = .zero
scroll.flashScrollIndicators()
print(scroll.indicatorStyle == .default, scroll.isTracking, scroll.isDecelerating)
// prints: false false false
print(scroll.gestureRecognizers?.count ?? 0)  // prints: 2
