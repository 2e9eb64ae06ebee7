let traits = UITraitCollection(userInterfaceStyle: .dark)
UILabel.appearance(for: traits).alpha = 0.5  // error 2:9: no 'appearance' takes these arguments
