let traits = UITraitCollection(userInterfaceStyle: .dark)
UILabel.appearance(for: traits).alpha = 0.5
UILabel.appearance(for: traits, whenContainedInInstancesOf: [UIScrollView.self]).alpha = 0.5
// error 2:9: scenarios do not have 'appearance(for:)' of 'UILabel'
// error 3:9: scenarios do not have 'appearance(for:whenContainedInInstancesOf:)' of 'UILabel'
