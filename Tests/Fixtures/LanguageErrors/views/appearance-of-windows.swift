UIWindow.appearance().tintColor = .red  // error 1:1: windows take no looks from a class
