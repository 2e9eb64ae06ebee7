// What is refused inside of a closure says so once, also where several functions take the closure.
protocol Feature { func attributes() -> [[UIFontDescriptor.FeatureKey: Any]] }
// error 2:43: scenarios do not have 'UIFontDescriptor.FeatureKey'
let features: [Feature] = []
let all = features.flatMap { $0.attributes() }
print(all.count)
