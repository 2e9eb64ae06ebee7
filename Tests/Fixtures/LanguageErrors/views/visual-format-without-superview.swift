let name = UILabel()
print(
    NSLayoutConstraint.constraints(withVisualFormat: "|[name]", options: [], metrics: nil,
        views: ["name": name]).count)
// error 3:5: the format '|[name]' is wrong: 'name' has no superview
