/// What a view says about touches and layout, besides what hit-testing reads.
struct TouchSettings {
    var isMultiple = false
    var isExclusive = false
    var tag = 0
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
}
