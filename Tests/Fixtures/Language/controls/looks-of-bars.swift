// How bars look is kept.
let look = UITabBarAppearance()
look.configureWithOpaqueBackground()
look.stackedLayoutAppearance.normal.iconColor = .gray
look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
look.inlineLayoutAppearance = look.stackedLayoutAppearance
look.compactInlineLayoutAppearance = UITabBarItemAppearance()
look.stackedLayoutAppearance.disabled.badgeBackgroundColor = .blue
look.stackedLayoutAppearance.focused.badgeTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
look.selectionIndicatorTintColor = .red
let bar = UITabBar()
bar.standardAppearance = look
bar.scrollEdgeAppearance = look
print(bar.standardAppearance === look, bar.scrollEdgeAppearance === look)  // prints: true true
print(look.inlineLayoutAppearance.normal.iconColor == .gray, look.selectionIndicatorTintColor == .red)
// prints: true true
print(look.stackedLayoutAppearance.selected.titleTextAttributes.count)  // prints: 1
let tools = UIToolbar()
tools.standardAppearance = UIToolbarAppearance()
tools.compactAppearance = tools.standardAppearance
tools.scrollEdgeAppearance = nil
tools.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
tools.standardAppearance.doneButtonAppearance = UIBarButtonItemAppearance()
print(tools.compactAppearance === tools.standardAppearance)  // prints: true
let titles = UINavigationBarAppearance()
titles.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.red]
titles.backButtonAppearance = titles.buttonAppearance
titles.doneButtonAppearance.disabled.backgroundImage = UIImage()
titles.doneButtonAppearance.focused.titleTextAttributes = [:]
print(titles.backButtonAppearance.highlighted.titleTextAttributes.count)  // prints: 1
