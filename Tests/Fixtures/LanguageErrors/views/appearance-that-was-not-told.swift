UILabel.appearance().numberOfLines = 2
print(UILabel.appearance().numberOfLines)  // prints: 2
print(UILabel.appearance().isEnabled)  // error 3:7: the appearance of 'UILabel' was not told 'isEnabled'
