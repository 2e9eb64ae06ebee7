// UIKit raises an exception, whichever method adds the view.
let glass = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
view.addSubview(glass)
glass.contentView.insertSubview(UIView(), at: 0)
let label = UIView()
glass.insertSubview(label, belowSubview: glass.contentView)
// error 6:1: 'label' is not for 'glass' itself; add it to its 'contentView'
