let style = UILabel.appearance().setNeedsDisplay as () -> Void
style()
// error 1:13: 'setNeedsDisplay()' of an appearance as a value is not supported in scenarios
