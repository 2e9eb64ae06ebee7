print(
    NSLayoutConstraint.constraints(withVisualFormat: "[ name ]", options: [], metrics: nil, views: ["name": 3])
        .count)
// error 2:5: the format '[ name ]' is wrong: 'name' is neither a view nor a guide
