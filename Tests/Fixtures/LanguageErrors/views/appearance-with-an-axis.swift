// Only whole numbers may be behind the first argument.
UISwitch.appearance().setOn(true, animated: true)
// error 2:1: illegal axis for the appearance's setter 'setOn(_:animated:)': expected a whole number
