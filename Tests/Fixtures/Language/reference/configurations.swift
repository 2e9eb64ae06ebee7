// Every kind and case of configurations, layouts and scenes.
let kinds: [UIButton.Configuration] = [
    .plain(), .tinted(), .gray(), .filled(), .borderless(), .bordered(), .borderedTinted(),
    .borderedProminent(),
]
print(kinds.count)  // prints: 8
var look = kinds[0]
for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
    look.buttonSize = size
    print(look.contentInsets.top)
}
// prints: 4.0
// prints: 5.0
// prints: 7.0
// prints: 15.0
for alignment in [UIButton.Configuration.TitleAlignment.automatic, .leading, .center, .trailing] {
    look.titleAlignment = alignment
}
for style in [UIButton.Configuration.CornerStyle.fixed, .dynamic, .small, .medium, .large, .capsule] {
    look.cornerStyle = style
}
for style in [UIButton.Configuration.MacIdiomStyle.automatic, .bordered, .borderless, .borderlessTinted] {
    look.macIdiomStyle = style
}
for indicator in [UIButton.Configuration.Indicator.automatic, .none, .popup] { look.indicator = indicator }
for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all] { look.imagePlacement = edge }
look.showsActivityIndicator = true
look.titleLineBreakMode = .byTruncatingTail
look.subtitleLineBreakMode = .byTruncatingTail
look.automaticallyUpdateForSelection = false
print(look.titleAlignment == .trailing, look.cornerStyle == .capsule)  // prints: true true

let backgrounds: [UIBackgroundConfiguration] = [
    .clear(), .listCell(), .listHeader(), .listFooter(), .listPlainCell(), .listPlainHeaderFooter(),
    .listGroupedCell(), .listGroupedHeaderFooter(), .listSidebarHeader(), .listSidebarCell(),
    .listAccompaniedSidebarCell(),
]
print(backgrounds.count)  // prints: 11
var state = UICellConfigurationState(traitCollection: .current)
state.isDisabled = true
state.isHighlighted = true
state.isSelected = true
state.isFocused = true
state.isPinned = true
state.isEditing = true
state.isExpanded = true
state.isSwiped = true
state.isReordering = true
print(state.traitCollection == .current)  // prints: true
var background = backgrounds[1].updated(for: state)
background.cornerRadius = 8
background.edgesAddingLayoutMarginsToBackgroundInsets = .all
background.visualEffect = UIBlurEffect(style: .regular)
background.image = UIImage()
background.imageContentMode = .center
background.strokeColor = .red
background.strokeWidth = 1
background.strokeOutset = 2
print(background == backgrounds[1])  // prints: false
var header = UIViewConfigurationState(traitCollection: .current)
header.isDisabled = true
header.isHighlighted = true
header.isSelected = true
header.isFocused = true
header.isPinned = true
print(header.traitCollection == .current)  // prints: true

let row = UITableViewCell()
row.automaticallyUpdatesContentConfiguration = false
row.automaticallyUpdatesBackgroundConfiguration = false
row.setNeedsUpdateConfiguration()
let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
item.automaticallyUpdatesContentConfiguration = false
item.automaticallyUpdatesBackgroundConfiguration = false
item.backgroundConfiguration = .listCell()
item.configurationUpdateHandler = { cell, state in print("item", state == cell.configurationState) }
item.setNeedsUpdateConfiguration()
item.updateConfiguration(using: item.configurationState)  // prints: item true
device.wait(0.1)  // prints: item true
