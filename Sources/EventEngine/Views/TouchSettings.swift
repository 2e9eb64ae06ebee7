/// What a view says about touches and layout, besides what hit-testing reads.
struct TouchSettings {
    var isMultiple = false
    var isExclusive = false
    var tag = 0
    /// In the order in which they were added.
    var recognizers: [UIGestureRecognizer] = []
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
}
