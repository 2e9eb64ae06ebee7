print(
    NSLayoutConstraint.constraints(withVisualFormat: "H: | - [", options: [], metrics: nil, views: [:]).count)
// error 2:5: the format 'H: | - [' is wrong at character 9: a view's name is expected
