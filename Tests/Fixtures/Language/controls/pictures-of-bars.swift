// What bars keep of their looks, for states, positions and heights.
import UIKit

let small = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 50)).image { _ in }
let bar = UINavigationBar()
bar.setBackgroundImage(small, for: .any, barMetrics: .default)
print(bar.backgroundImage(for: .default) === small, bar.backgroundImage(for: .compact) == nil)
bar.setTitleVerticalPositionAdjustment(3, for: .compact)
print(bar.titleVerticalPositionAdjustment(for: .compact), bar.titleVerticalPositionAdjustment(for: .default))
let toolbar = UIToolbar()
toolbar.setBackgroundImage(small, forToolbarPosition: .top, barMetrics: .default)
toolbar.setShadowImage(small, forToolbarPosition: .bottom)
print(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
print(toolbar.shadowImage(forToolbarPosition: .bottom) === small)

let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
item.setBackgroundImage(small, for: .highlighted, barMetrics: .default)
item.setBackgroundImage(small, for: .normal, style: .done, barMetrics: .default)
item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 1), for: .default)
print(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
print(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === small)
print(item.titlePositionAdjustment(for: .default).horizontal)
item.largeContentSizeImage = small
print(item.largeContentSizeImage === small)

let search = UISearchBar()
search.setImage(small, for: .clear, state: .normal)
search.setPositionAdjustment(UIOffset(horizontal: 0, vertical: 4), for: .search)
search.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
search.barStyle = .black
print(search.image(for: .clear, state: .normal) === small, search.image(for: .search, state: .normal) == nil)
print(search.positionAdjustment(for: .search).vertical)
print(search.scopeBarButtonTitleTextAttributes(for: .selected)?.count ?? 0)

let segments = UISegmentedControl(items: ["a", "b"])
let usual = segments.intrinsicContentSize.height
segments.setBackgroundImage(small, for: .normal, barMetrics: .default)
segments.setDividerImage(small, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
print(usual, segments.intrinsicContentSize.height)
let divider = segments.dividerImage(
    forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
print(divider === small)
segments.setContentPositionAdjustment(
    UIOffset(horizontal: 1, vertical: 0), forSegmentType: .left, barMetrics: .default)
print(segments.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal)

let look = UITabBarAppearance()
look.stackedItemPositioning = .centered
look.stackedItemWidth = 60
print(look.stackedItemPositioning == .centered, look.stackedItemWidth, look.backgroundEffect != nil)
look.configureWithOpaqueBackground()
print(look.backgroundEffect == nil)
let tab = UITabBarItem(title: "Home", image: nil, tag: 0)
tab.standardAppearance = look
tab.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
print(tab.standardAppearance === look, tab.badgeTextAttributes(for: .normal)?.count ?? 0)
let progress = UIProgressView()
progress.trackImage = small
print(progress.trackImage === small, progress.progressImage == nil)

// A button has room for all that it may say.
let narrow = UIBarButtonItem(title: "i", style: .plain, target: nil, action: nil)
let wide = UIBarButtonItem(title: "i", style: .plain, target: nil, action: nil)
wide.possibleTitles = ["i", "Something long"]
let row = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
row.items = [narrow, wide]
view.addSubview(row)
row.layoutIfNeeded()
let buttons = row.subviews.compactMap { $0 as? UIButton }
print(buttons[0].frame.width, buttons[1].frame.width > 100)
print(wide.possibleTitles?.contains("Something long") ?? false)
// prints: true true
// prints: 3.0 0.0
// prints: true
// prints: true
// prints: true
// prints: true
// prints: 2.0
// prints: true
// prints: true true
// prints: 4.0
// prints: 1
// prints: 32.0 50.0
// prints: true
// prints: 1.0
// prints: true 60.0 true
// prints: true
// prints: true 1
// prints: true true
// prints: 44.0 true
// prints: true
