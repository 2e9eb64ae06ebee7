// What is sent to an appearance is kept for views, so it has to set something.
UIView.appearance().setNeedsLayout()
// error 2:1: 'setNeedsLayout()' is not a setter, which is all that an appearance takes
