// The rest of what bars, their buttons and segments keep of their looks.
import UIKit

let small = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
item.setBackButtonBackgroundImage(small, for: .normal, barMetrics: .default)
item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .default)
item.setBackButtonBackgroundVerticalPositionAdjustment(2, for: .default)
item.setBackgroundVerticalPositionAdjustment(3, for: .default)
print(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === small)
print(item.backButtonTitlePositionAdjustment(for: .default).horizontal)
print(item.backButtonBackgroundVerticalPositionAdjustment(for: .default))
print(item.backgroundVerticalPositionAdjustment(for: .default))
item.landscapeImagePhoneInsets.top = 1
item.largeContentSizeImageInsets.top = 2
print(item.landscapeImagePhoneInsets.top, item.largeContentSizeImageInsets.top)

let search = UISearchBar()
search.backgroundImage = small
search.scopeBarBackgroundImage = small
search.searchFieldBackgroundPositionAdjustment.vertical = 1
search.searchTextPositionAdjustment.vertical = 2
search.setBackgroundImage(small, for: .top, barMetrics: .default)
search.setSearchFieldBackgroundImage(small, for: .normal)
search.setImage(small, for: .bookmark, state: .normal)
search.setImage(small, for: .resultsList, state: .normal)
search.setScopeBarButtonBackgroundImage(small, for: .normal)
search.setScopeBarButtonDividerImage(small, forLeftSegmentState: .normal, rightSegmentState: .normal)
print(search.backgroundImage === small, search.scopeBarBackgroundImage === small)
print(search.searchFieldBackgroundPositionAdjustment.vertical, search.searchTextPositionAdjustment.vertical)
print(search.backgroundImage(for: .top, barMetrics: .default) === small)
print(search.searchFieldBackgroundImage(for: .normal) === small)
print(search.image(for: .bookmark, state: .normal) === small, search.image(for: .resultsList, state: .normal) === small)
print(search.scopeBarButtonBackgroundImage(for: .normal) === small)
let line = search.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
print(line === small)

let look = UITabBarAppearance()
look.backgroundImageContentMode = .center
look.selectionIndicatorImage = small
look.stackedItemSpacing = 4
print(look.backgroundImageContentMode == .center, look.selectionIndicatorImage === small, look.stackedItemSpacing)
let tabs = UITabBar()
tabs.barStyle = .black
(tabs.backgroundImage, tabs.shadowImage, tabs.selectionIndicatorImage) = (small, small, small)
print(tabs.barStyle == .black, tabs.backgroundImage === small, tabs.shadowImage === small)
print(tabs.selectionIndicatorImage === small)
let tab = UITabBarItem()
tab.scrollEdgeAppearance = look
print(tab.scrollEdgeAppearance === look)
let segments = UISegmentedControl(items: ["a"])
for place in [UISegmentedControl.Segment.any, .left, .center, .right, .alone] {
    segments.setContentPositionAdjustment(UIOffset(horizontal: 1, vertical: 1), forSegmentType: place, barMetrics: .compact)
}
segments.setBackgroundImage(small, for: .selected, barMetrics: .compact)
print(segments.backgroundImage(for: .selected, barMetrics: .compact) === small)
let progress = UIProgressView()
progress.progressImage = small
print(progress.progressImage === small)
let table = UITableView()
table.separatorInsetReference = .fromCellEdges
print(table.separatorInsetReference == .fromCellEdges)
let label = UILabel()
label.allowsDefaultTighteningForTruncation = true
print(label.allowsDefaultTighteningForTruncation)
// prints: true
// prints: 1.0
// prints: 2.0
// prints: 3.0
// prints: 1.0 2.0
// prints: true true
// prints: 1.0 2.0
// prints: true
// prints: true
// prints: true true
// prints: true
// prints: true
// prints: true true 4.0
// prints: true true true
// prints: true
// prints: true
// prints: true
// prints: true
// prints: true
// prints: true
