let layer = CAShapeLayer()
layer.actions = ["path": CABasicAnimation(keyPath: "path")]
// error 2:1: the action for 'path' would never run: layers do not animate by themselves here
