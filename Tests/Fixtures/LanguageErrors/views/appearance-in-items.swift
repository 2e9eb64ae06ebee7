let containers: [AnyClass] = [UIBarButtonItem.self]
UILabel.appearance(whenContainedInInstancesOf: containers).alpha = 0.5
// error 2:1: no view is in a 'UIBarButtonItem'
