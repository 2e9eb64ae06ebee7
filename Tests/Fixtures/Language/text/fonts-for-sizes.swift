// Fonts for sizes of text that readers choose, which nobody chooses here.
let metrics = UIFontMetrics(forTextStyle: .headline)
let font = UIFont.systemFont(ofSize: 20)
print(metrics.scaledFont(for: font, compatibleWith: view.traitCollection).pointSize)  // prints: 20.0
print(metrics.scaledFont(for: font, maximumPointSize: 15, compatibleWith: nil).pointSize)  // prints: 15.0
print(metrics.scaledValue(for: 12, compatibleWith: nil), UIFont().pointSize)  // prints: 12.0 0.0
